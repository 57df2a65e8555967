import type { StripeClient } from '#server/outbound/stripe.ts';
import type { BillingStore } from '#server/store/billing/billing-store.ts';
import { isLive } from './entitlement.ts';
import type { ReadSubscription } from './read-subscription.ts';

/**
 * Cancels a subscription whose payment was returned by a full refund or a chargeback, so that premium ends and the
 * card is not charged again. The current state always comes from the provider, not from the event.
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
      if (!isLive(subscription) || !invoiceId || !(await stripe.isReturned(invoiceId))) continue;
      await stripe.cancelNow(id);
      ended.push(id);
    }
    if (!ended.length) return;
    // Recorded separately, because the event of the cancellation may come first and does not know the reason.
    const refunded = `payment returned: ${reason}`;
    await store.audit({ accountId, reason: refunded, now: now(), after: { ended } });
    await readSubscription(accountId, refunded);
  };
}

export type EndRefunded = ReturnType<typeof createEndRefunded>;
