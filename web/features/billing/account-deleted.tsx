import { useEffect } from 'react';
import { timings } from '#contract/timings.ts';
import { AccountFrame } from '#web/features/account/account-frame.tsx';
import { useAccount } from '#web/features/account/account-provider.tsx';

/** The last screen of an account. It signs out after three seconds. */
export function AccountDeleted() {
  const { signOut } = useAccount();
  useEffect(() => {
    const timer = setTimeout(() => signOut('/'), timings.accountDeletedRedirect);
    return () => clearTimeout(timer);
  }, [signOut]);
  return (
    <AccountFrame title="Account Deleted">
      <p role="status" className="text-pretty text-ink-soft">
        Your account, its inboxes, their messages and your subscription are gone. You are being signed out.
      </p>
    </AccountFrame>
  );
}
