import type { BillingStore } from '#server/store/billing/billing-store.ts';
import { Refusal } from '../errors.ts';
import { isLive } from './entitlement.ts';

/** Without the provider's keys nothing can be cancelled, so an account that pays, or may be about to, is kept. */
export function createKeepPayers({ store, now }: { store: BillingStore; now: () => Date }) {
  return async function keepPayer({ id }: { id: string }): Promise<void> {
    const row = await store.find(id);
    const mayPay = row?.checkoutUntil && row.checkoutUntil > now();
    if (row && (isLive(row) || mayPay)) throw new Refusal('unavailable', 'still-subscribed');
  };
}
