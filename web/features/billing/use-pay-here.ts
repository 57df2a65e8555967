import { useCallback, useState } from 'react';
import { fetchCheckoutUrl } from '#web/features/account/account-api.ts';
import { useAccount } from '#web/features/account/account-provider.tsx';
import { texts as accountTexts } from '#web/features/account/texts.tsx';
import { ApiError } from '#web/lib/api.ts';

/** Opens the checkout in this tab. It returns to /payment-success, or to this page if it is canceled. */
export function usePayHere() {
  const { token, recheck } = useAccount();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);

  const pay = useCallback(async () => {
    setBusy(true);
    setFailed(null);
    try {
      window.location.assign(await fetchCheckoutUrl(token));
    } catch (error) {
      setBusy(false);
      // The subscription is already active.
      if (error instanceof ApiError && error.status === 409) return recheck();
      setFailed(accountTexts.checkoutFailed);
    }
  }, [token, recheck]);

  return { busy, failed, pay };
}
