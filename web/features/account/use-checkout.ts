import { useCallback, useState } from 'react';
import { useConfig } from '#web/lib/use-config.ts';
import { useAccount } from './account-provider.tsx';
import { openCheckout } from './open-checkout.ts';

/** The button that leads to payment: busy while it asks where, `onFailure` when there is nowhere to go. */
export function useCheckout(onFailure: (error: unknown) => void) {
  const { token } = useAccount();
  const billing = useConfig()?.features.billing ?? false;
  const [busy, setBusy] = useState(false);

  const pay = useCallback(async () => {
    setBusy(true);
    try {
      await openCheckout(token, { billing });
    } catch (error) {
      onFailure(error);
    } finally {
      setBusy(false);
    }
  }, [token, billing, onFailure]);

  return { busy, pay };
}
