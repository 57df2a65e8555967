import { useEffect } from 'react';
import { timings } from '#contract/timings.ts';
import { AccountFrame } from '#web/features/account/account-frame.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { jumpTo } from '#web/lib/jump-to.ts';

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
    <AccountFrame title="Account Deleted">
      <p role="status" className="text-ink-soft">
        Your account is gone, with its inboxes, their messages and any subscription. You are being signed out.
      </p>
    </AccountFrame>
  );
}
