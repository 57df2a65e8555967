import { useId } from 'react';
import { Link } from 'react-router';
import { EXPIRED_PATH } from '#contract/paths.ts';
import { buttonClass } from '#web/components/button.tsx';
import { ComingSoon, comingSoonId } from '#web/components/coming-soon.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { texts } from './texts.ts';

type AccountLinksProps = {
  linkClass: string;
  /** Tells whether a path is the page that is open. */
  current: (path: string) => 'page' | undefined;
};

/** The right end of the navigation. Shows the links for guests until the account is known. */
export function AccountLinks({ linkClass, current }: AccountLinksProps) {
  const { user, isPremium, hasExpiredSubscription, signOut } = useAccount();
  const id = useId();
  if (!user) {
    return (
      <>
        <Link to="/login" aria-current={current('/login')} className={linkClass}>
          {texts.login}
        </Link>
        <Link to="/upgrade" aria-describedby={comingSoonId(id)} className={buttonClass('secondary', 'sm')}>
          {texts.upgrade}
        </Link>
        <ComingSoon id={id} />
      </>
    );
  }
  return (
    <>
      {isPremium && (
        <Link to="/dashboard" aria-current={current('/dashboard')} className={buttonClass('secondary', 'sm')}>
          {texts.dashboard}
        </Link>
      )}
      {hasExpiredSubscription && (
        <span className="flex items-center gap-1">
          <Link
            to={EXPIRED_PATH}
            aria-describedby={comingSoonId(id)}
            className={buttonClass('secondary', 'sm')}
          >
            {texts.resubscribe}
          </Link>
          {/* Smaller screens have no room for it. The page that the button opens says it, too. */}
          <ComingSoon id={id} className="max-lg:hidden" />
        </span>
      )}
      {!isPremium && (
        <Link to="/account" aria-current={current('/account')} className={linkClass}>
          {texts.account}
        </Link>
      )}
      <button type="button" className={linkClass} onClick={() => signOut()}>
        {texts.logout}
      </button>
    </>
  );
}
