import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { WEBHOOK_TOLERANCE_SECONDS } from '#contract/billing.ts';
import { findLanguage, pathIn } from '#contract/languages.ts';

/** The current state of a subscription at Stripe. */
export type SubscriptionFacts = {
  id: string;
  status: Stripe.Subscription.Status;
  createdAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** When it is set to end, at the end of the period or on a certain day. Null while it renews. */
  endsAt: Date | null;
  /** When it actually ended. */
  endedAt: Date | null;
  /** The invoice of the current month. */
  invoiceId: string | null;
};

export type Checkout = { id: string; url: string | null; status: string | null; priceId: string | null };
/** Only the ids to look things up with, because an event may be outdated by the time it is processed. */
export type BillingEvent = {
  id: string;
  type: string;
  customerId: string | null;
  accountId: string | null;
  /** For refunds and disputes. A dispute names its charge but no customer. */
  chargeId: string | null;
  at: Date;
};

type Payer = { id: string; language: string };

export class BadSignature extends Error {}
/**
 * A response that did not come from Stripe or is incomplete, such as a proxy's error page. It says nothing about the
 * account.
 */
class BadAnswer extends Error {}

const TIMEOUT_MS = 10_000;
const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === 'string' ? value : (value?.id ?? null);
const dateOf = (seconds: number) => new Date(seconds * 1000);
/** Dispute states in which the money was taken back, which an inquiry doesn't do. */
const moneyTaken = new Set([
  'needs_response',
  'under_review',
  'lost',
  'appeal_needs_response',
  'appeal_under_review',
]);

/** The payment provider, reduced to the calls we use. */
export function createStripe({
  secretKey,
  webhookSecret,
  priceId,
  apiBase,
  publicUrl,
}: {
  secretKey: string;
  webhookSecret: string;
  priceId: string;
  apiBase: string | null;
  publicUrl: string;
}) {
  const stripe = new Stripe(secretKey, {
    telemetry: false,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    ...(apiBase ? apiAddress(apiBase) : {}),
  });

  const pageFor = ({ language }: Payer, path: string) => publicUrl + pathIn(findLanguage(language), path);

  return {
    /** Two calls within a day return the same customer. `replaces` is a customer that was deleted at Stripe. */
    async createCustomer(account: { id: string; email: string }, replaces: string | null): Promise<string> {
      const customer = await stripe.customers.create(
        { email: account.email, metadata: { account_id: account.id } },
        { idempotencyKey: `customer-${account.id}-${replaces ?? 'first'}` },
      );
      return checked(customer, 'customer').id;
    },

    /** Two calls with the same `attempt` get one checkout, for example after a double click. */
    async openCheckout(account: Payer, customerId: string, attempt: string): Promise<Checkout> {
      const params = {
        mode: 'subscription',
        customer: customerId,
        client_reference_id: account.id,
        line_items: [{ price: priceId, quantity: 1 }],
        success_url: pageFor(account, '/payment-success'),
        cancel_url: pageFor(account, '/payment'),
        metadata: { account_id: account.id, price_id: priceId },
        subscription_data: { metadata: { account_id: account.id } },
      } satisfies Stripe.Checkout.SessionCreateParams;
      const fingerprint = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 16);
      const idempotencyKey = `checkout-${attempt}-${fingerprint}`;
      return describeCheckout(await stripe.checkout.sessions.create(params, { idempotencyKey }));
    },

    findCheckout: async (id: string): Promise<Checkout | null> =>
      nullIfMissing(async () => describeCheckout(await stripe.checkout.sessions.retrieve(id))),

    /** Does nothing when the checkout is paid, expired or gone. */
    async expireCheckout(id: string) {
      const found = await nullIfMissing(async () =>
        describeCheckout(await stripe.checkout.sessions.retrieve(id)),
      );
      if (found?.status === 'open') describeCheckout(await stripe.checkout.sessions.expire(id));
    },

    /** All subscriptions a customer ever had. A deleted customer has none. */
    async subscriptionsOf(customerId: string): Promise<SubscriptionFacts[]> {
      const found = await nullIfMissing(() =>
        stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
      );
      return found ? checkedList(found, 'subscription').map(describeSubscription) : [];
    },

    /** Whether the payment of an invoice was returned, by a full refund or a chargeback. */
    async isReturned(invoiceId: string): Promise<boolean> {
      const payments = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid', limit: 100 });
      for (const { payment } of checkedList(payments, 'invoice_payment')) {
        const intent = idOf(payment.payment_intent);
        if (!intent) continue;
        const charges = await stripe.charges.list({ payment_intent: intent, limit: 100 });
        for (const { id, refunded, disputed } of checkedList(charges, 'charge')) {
          if (refunded) return true;
          const disputes = disputed ? await stripe.disputes.list({ charge: id, limit: 100 }) : null;
          if (disputes && checkedList(disputes, 'dispute').some(({ status }) => moneyTaken.has(status)))
            return true;
        }
      }
      return false;
    },

    async customerOfCharge(id: string): Promise<string | null> {
      const charge = await nullIfMissing(() => stripe.charges.retrieve(id));
      return charge ? idOf(checked(charge, 'charge').customer) : null;
    },

    async cancelAtPeriodEnd(id: string) {
      checked(await stripe.subscriptions.update(id, { cancel_at_period_end: true }), 'subscription');
    },

    /** Takes a cancellation back. The customer portal may have set a day instead of the end of the period. */
    async keepGoing(id: string) {
      const { cancel_at_period_end } = checked(await stripe.subscriptions.retrieve(id), 'subscription');
      const change = cancel_at_period_end ? { cancel_at_period_end: false } : ({ cancel_at: '' } as const);
      checked(await stripe.subscriptions.update(id, change), 'subscription');
    },

    async cancelNow(id: string) {
      const ended = await nullIfMissing(() => stripe.subscriptions.cancel(id));
      if (ended) checked(ended, 'subscription');
    },

    async portalUrl(account: Payer, customerId: string): Promise<string> {
      const session = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: pageFor(account, '/manage'),
      });
      return checked(session, 'billing_portal.session').url;
    },

    /** Throws BadSignature unless the payload was signed with our secret within the last five minutes. */
    readEvent(payload: Buffer, signature: string, receivedAt: Date): BillingEvent {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(
          payload,
          signature,
          webhookSecret,
          WEBHOOK_TOLERANCE_SECONDS,
          undefined,
          receivedAt.getTime(),
        );
      } catch (error) {
        throw new BadSignature('not signed by Stripe', { cause: error });
      }
      const object = event.data.object as {
        object: string;
        id?: string;
        customer?: string | { id: string } | null;
        charge?: string | { id: string } | null;
        client_reference_id?: string | null;
        metadata?: Record<string, string> | null;
      };
      const customerId = object.object === 'customer' ? (object.id ?? null) : idOf(object.customer);
      const accountId = object.client_reference_id ?? object.metadata?.account_id ?? null;
      const chargeId = object.object === 'charge' ? (object.id ?? null) : idOf(object.charge);
      return { id: event.id, type: event.type, customerId, accountId, chargeId, at: dateOf(event.created) };
    },
  };
}

export type StripeClient = ReturnType<typeof createStripe>;

export const isStripeError = (error: unknown) =>
  error instanceof Stripe.errors.StripeError || error instanceof BadAnswer;
/** Whether a call failed because the requested object no longer exists. */
export const isMissing = (error: unknown, param?: string) =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  (param === undefined || error.param === param);

/** Checks that the answer has the expected type. */
function checked<T extends { object: string }>(answer: T, object: T['object']): T {
  if (answer?.object !== object) throw new BadAnswer(`not a ${object}`);
  return answer;
}
function checkedList<T extends { object: string }>(answer: Stripe.ApiList<T>, object: T['object']): T[] {
  if (!Array.isArray(checked(answer, 'list').data)) throw new BadAnswer(`not a list of ${object}`);
  return answer.data.map((one) => checked(one, object));
}

/** Null when the object does not exist. */
async function nullIfMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function apiAddress(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase);
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const);
  return {
    protocol: scheme,
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: port || (scheme === 'http' ? 80 : 443),
  };
}

function describeCheckout(session: Stripe.Checkout.Session): Checkout {
  const { id, url, status, metadata } = checked(session, 'checkout.session');
  return { id, url, status, priceId: metadata?.price_id ?? null };
}

function describeSubscription(subscription: Stripe.Subscription): SubscriptionFacts {
  const { id, status, created, cancel_at, cancel_at_period_end, ended_at, items, latest_invoice } =
    subscription;
  const periodStart = dateOf(Math.min(...items.data.map((item) => item.current_period_start)));
  const periodEnd = dateOf(Math.min(...items.data.map((item) => item.current_period_end)));
  return {
    id,
    status,
    createdAt: dateOf(created),
    periodStart,
    periodEnd,
    endsAt: cancel_at ? dateOf(cancel_at) : cancel_at_period_end ? periodEnd : null,
    endedAt: ended_at ? dateOf(ended_at) : null,
    invoiceId: idOf(latest_invoice),
  };
}
