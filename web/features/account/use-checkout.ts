import { useCallback, useState } from 'react';
import { pendingFrom, writePendingUser } from '#web/features/billing/pending-user.ts';
import { ApiError } from '#web/lib/api.ts';
import { takesPayments } from '#web/lib/limits.ts';
import { useAccount } from './account-provider.tsx';
import { openCheckout } from './open-checkout.ts';
import { usePremiumWatch } from './use-premium-watch.ts';

/**
 * The state of a payment button: `busy` while the checkout URL is fetched, `waiting` while the checkout is open in
 * another tab. When the payment arrives, the account is updated.
 */
export function useCheckout(onFailure: (error: unknown) => void) {
  const { token, user, recheck } = useAccount();
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState(false);
  usePremiumWatch(waiting);

  const pay = useCallback(async () => {
    setBusy(true);
    if (takesPayments && user) writePendingUser(pendingFrom(user));
    try {
      await openCheckout(token, { billing: takesPayments });
      setWaiting(true);
    } catch (error) {
      // The subscription is already active.
      if (error instanceof ApiError && error.status === 409) await recheck();
      else onFailure(error);
    } finally {
      setBusy(false);
    }
  }, [token, user, onFailure, recheck]);

  return { busy, pay, waiting };
}
