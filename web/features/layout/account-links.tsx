import { Link } from 'react-router';
import { buttonClass } from '#web/components/button.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';

/** The end of the navigation: who is looking decides what it offers. Until that is known, a guest's. */
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
