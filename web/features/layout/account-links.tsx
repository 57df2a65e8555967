import { Link } from 'react-router';
import { buttonClass } from '#web/components/button.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';

/** The right end of the navigation. Shows the links for guests until the account is known. */
export function AccountLinks({ linkClass }: { linkClass: string }) {
  const { user, isPremium, signOut } = useAccount();
  if (!user) {
    return (
      <>
        <Link to="/login" className={linkClass}>
          Login
        </Link>
        <Link to="/upgrade" className={buttonClass('secondary', 'sm')}>
          Upgrade
        </Link>
      </>
    );
  }
  return (
    <>
      {isPremium && (
        <Link to="/dashboard" className={linkClass}>
          Dashboard
        </Link>
      )}
      <button type="button" className={linkClass} onClick={() => signOut()}>
        Logout
      </button>
    </>
  );
}
