import { useMutation } from '@tanstack/react-query';
import { pendingFrom, writePendingUser } from '#web/features/billing/pending-user.ts';
import { ApiError } from '#web/lib/api.ts';
import { takesPayments } from '#web/lib/limits.ts';
import { useAccount } from './account-provider.tsx';
import { openCheckout, type Place } from './open-checkout.ts';
import { usePremiumWatch } from './use-premium-watch.ts';

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
