import { type Checkout, isMissing, type StripeClient } from '#server/outbound/stripe.ts';
import type { BillingStore } from '#server/store/billing/billing-store.ts';
import { Refusal } from '../errors.ts';
import type { Limits } from '../limits.ts';
import { isPaid } from './entitlement.ts';
import type { ReadSubscription } from './read-subscription.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long the provider keeps a checkout open. */
const CHECKOUT_MS = 24 * HOUR;
/** Within this time, a repeated request of one account is the same request for the provider. */
const SAME_REQUEST_MS = 10 * MINUTE;
const limit = { name: 'checkout', max: 30, windowMs: HOUR };

type Payer = { id: string; email: string; language: string };

/** Opens the payment page. Each account has one checkout at a time, so that nobody pays twice from two tabs. */
export function createCheckout({
  store,
  stripe,
  readSubscription,
  limits,
  priceId,
  now,
}: {
  store: BillingStore;
  stripe: StripeClient;
  readSubscription: ReadSubscription;
  limits: Limits;
  priceId: string;
  now: () => Date;
}) {
  async function customerFor(account: Payer, replaces: string | null): Promise<string> {
    const customerId = await stripe.createCustomer(account, replaces);
    await store.putCustomer({ accountId: account.id, customerId, now: now() });
    return customerId;
  }

  async function open(account: Payer, customerId: string, previous: string | null) {
    const turn = Math.floor(now().getTime() / SAME_REQUEST_MS);
    const attempt = `${account.id}-${previous ?? 'first'}-${turn}`;
    try {
      return await stripe.openCheckout(account, customerId, attempt);
    } catch (error) {
      // Somebody deleted the customer at the provider, so the account gets a new one.
      if (!isMissing(error, 'customer')) throw error;
      return stripe.openCheckout(account, await customerFor(account, customerId), attempt);
    }
  }

  /** Another tab was faster, or the account was deleted. Closes this checkout, so that it cannot be paid as well. */
  async function yieldTo(account: Payer, { id, url }: Checkout): Promise<string> {
    const row = await store.find(account.id);
    if (url && row?.checkoutId === id) return url;
    await stripe.expireCheckout(id);
    const other = row?.checkoutId ? await stripe.findCheckout(row.checkoutId) : null;
    if (other?.status === 'open' && other.url) return other.url;
    throw new Refusal('unavailable', 'payment-provider-silent');
  }

  return async function checkoutUrl(account: Payer): Promise<string> {
    await limits.take(limit, account.id);
    const row = await store.find(account.id);
    if (row) {
      const subscriptions = await readSubscription(account.id, 'checkout requested', { force: true });
      if (subscriptions.some(isPaid)) throw new Refusal('taken', 'already-active');
      // An overdue payment is made in the portal. A second subscription would be charged in addition.
      if (subscriptions.some(({ status }) => status === 'past_due'))
        return stripe.portalUrl(account, row.customerId);
      // The provider gave up on these without ending them. They must not resume next to the new subscription.
      for (const { id, status } of subscriptions)
        if (status === 'unpaid' || status === 'paused') await stripe.cancelNow(id);
      const earlier = row.checkoutId && (await stripe.findCheckout(row.checkoutId));
      if (earlier && earlier.status === 'open' && earlier.url) {
        if (earlier.priceId === priceId) return earlier.url;
        await stripe.expireCheckout(earlier.id);
      }
    }
    const customerId = row?.customerId ?? (await customerFor(account, null));
    const previous = row?.checkoutId ?? null;
    const checkout = await open(account, customerId, previous);
    if (!checkout.url) throw new Error('the provider returned a checkout without a URL');
    const put = await store.putCheckout({
      accountId: account.id,
      checkoutId: checkout.id,
      previous,
      until: new Date(now().getTime() + CHECKOUT_MS),
      checkAt: new Date(now().getTime() + HOUR),
      now: now(),
    });
    return put ? checkout.url : yieldTo(account, checkout);
  };
}
