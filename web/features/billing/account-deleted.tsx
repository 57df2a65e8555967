import { useEffect } from 'react';
import { timings } from '#contract/timings.ts';
import { AccountFrame } from '#web/features/account/account-frame.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { jumpTo } from '#web/lib/jump-to.ts';
import { texts } from './texts.tsx';

/** The last screen of an account. It signs out after three seconds. */
export function AccountDeleted() {
  const { signOut } = useAccount();
  useEffect(() => {
    // The button was at the end of a long page.
    jumpTo();
    const timer = setTimeout(() => signOut('/'), timings.accountDeletedRedirect);
    return () => clearTimeout(timer);
  }, [signOut]);
  return (
    <AccountFrame title={texts.accountDeleted}>
      <p role="status" className="text-ink-soft">
        {texts.accountIsGone}
      </p>
    </AccountFrame>
  );
}
