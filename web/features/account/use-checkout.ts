import { useCallback, useState } from 'react';
import { ApiError } from '#web/lib/api.ts';
import { useConfig } from '#web/lib/use-config.ts';
import { useAccount } from './account-provider.tsx';
import { openCheckout } from './open-checkout.ts';
import { usePremiumWatch } from './use-premium-watch.ts';

export const waitingForPayment =
  'The checkout is open in another tab. This page notices by itself when you have paid.';

/**
 * The button that leads to payment: busy while it asks where, `onFailure` when there is nowhere to go, waiting
 * while the checkout is open in another tab. A payment is noticed by itself.
 */
export function useCheckout(onFailure: (error: unknown) => void) {
  const { token, recheck } = useAccount();
  const billing = useConfig()?.features.billing ?? false;
  const [busy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState(false);
  usePremiumWatch(waiting);

  const pay = useCallback(async () => {
    setBusy(true);
    try {
      await openCheckout(token, { billing });
      setWaiting(true);
    } catch (error) {
      // Paid already, and this page did not know.
      if (error instanceof ApiError && error.status === 409) await recheck();
      else onFailure(error);
    } finally {
      setBusy(false);
    }
  }, [token, billing, onFailure, recheck]);

  return { busy, pay, waiting };
}
