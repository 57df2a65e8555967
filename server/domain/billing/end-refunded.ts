import type { StripeClient } from '#server/outbound/stripe.ts';
import type { BillingStore } from '#server/store/billing/billing-store.ts';
import { isLive } from './entitlement.ts';
import type { ReadSubscription } from './read-subscription.ts';

/**
 * A month whose money went back, by a whole refund or a chargeback, is not paid: its subscription is cancelled, so
 * that premium ends and the card is left alone. As with everything, the provider is asked how it stands.
 */
export function createEndRefunded({
  store,
  stripe,
  readSubscription,
  now,
}: {
  store: BillingStore;
  stripe: StripeClient;
  readSubscription: ReadSubscription;
  now: () => Date;
}) {
  return async function endRefunded(accountId: string, reason: string): Promise<void> {
    const ended: string[] = [];
    for (const subscription of await readSubscription(accountId, reason)) {
      const { id, invoiceId } = subscription;
      if (!isLive(subscription) || !invoiceId || !(await stripe.isGivenBack(invoiceId))) continue;
      await stripe.cancelNow(id);
      ended.push(id);
    }
    if (!ended.length) return;
    // Written by itself: the webhook of the cancellation may be read first, and knows no reason.
    const why = `the money went back: ${reason}`;
    await store.audit({ accountId, reason: why, now: now(), after: { ended } });
    await readSubscription(accountId, why);
  };
}

export type EndRefunded = ReturnType<typeof createEndRefunded>;
