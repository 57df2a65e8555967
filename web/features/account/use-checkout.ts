import { useMutation } from '@tanstack/react-query';
import { pendingFrom, writePendingUser } from '#web/features/billing/pending-user.ts';
import { ApiError } from '#web/lib/api.ts';
import { takesPayments } from '#web/lib/limits.ts';
import { fetchCheckoutUrl } from './account-api.ts';
import { useAccount } from './account-provider.tsx';
import { usePremiumWatch } from './use-premium-watch.ts';

/** From here, the checkout returns to /payment-success, or to this page if it is cancelled. */
type Place = 'here' | 'new tab';

/**
 * A payment button: `busy` while the checkout is fetched, `waiting` while it is open in another tab. When the payment
 * arrives, the account is updated.
 */
export function useCheckout(place: Place) {
  const { token, user, recheck } = useAccount();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => {
      if (takesPayments && user) writePendingUser(pendingFrom(user));
      return openCheckout(token, place);
    },
    onError: async (failure) => {
      if (isPaid(failure)) await recheck();
    },
  });
  const waiting = isSuccess && place === 'new tab';
  usePremiumWatch(waiting);
  return {
    busy: isPending || (isSuccess && place === 'here'),
    waiting,
    failed: error !== null && !isPaid(error),
    pay: () => mutate(),
  };
}

/** The subscription is already active. */
const isPaid = (failure: Error) => failure instanceof ApiError && failure.status === 409;

/**
 * Opens the checkout, and throws if its URL cannot be fetched. A new tab is opened before that, within the click, because
 * browsers would block it as a popup later. Without billing there is no checkout and no tab.
 */
async function openCheckout(token: string | null, place: Place): Promise<void> {
  const tab = takesPayments && place === 'new tab' ? window.open('about:blank', '_blank') : null;
  if (tab) tab.opener = null;
  try {
    const url = await fetchCheckoutUrl(token);
    if (tab) tab.location.replace(url);
    else if (place === 'here' || !window.open(url, '_blank')) window.location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
