import type { StripeClient } from '#server/outbound/stripe.ts';
import { isLive } from './entitlement.ts';
import type { ReadSubscription } from './read-subscription.ts';

/**
 * A month whose money went back, by a whole refund or a chargeback, is not paid: its subscription is cancelled, so
 * that premium ends and the card is left alone. As with everything, the provider is asked how it stands.
 */
export function createEndRefunded({
  stripe,
  readSubscription,
}: {
  stripe: StripeClient;
  readSubscription: ReadSubscription;
}) {
  return async function endRefunded(accountId: string, reason: string): Promise<void> {
    let ended = false;
    for (const subscription of await readSubscription(accountId, reason)) {
      const { id, invoiceId } = subscription;
      if (!isLive(subscription) || !invoiceId || !(await stripe.isGivenBack(invoiceId))) continue;
      await stripe.cancelNow(id);
      ended = true;
    }
    if (ended) await readSubscription(accountId, `${reason}: the money went back`);
  };
}

export type EndRefunded = ReturnType<typeof createEndRefunded>;
