import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { WEBHOOK_TOLERANCE_SECONDS } from '#contract/billing.ts';

/** A subscription as Stripe has it now, in our words. */
export type SubscriptionFacts = {
  id: string;
  status: Stripe.Subscription.Status;
  createdAt: Date;
  periodStart: Date;
  periodEnd: Date;
  /** When it was told to end, by the period's end or on a day; null while it renews. */
  endsAt: Date | null;
  /** When it did end. */
  endedAt: Date | null;
  /** The bill of its running month. */
  invoiceId: string | null;
};

export type Checkout = { id: string; url: string | null; status: string | null; priceId: string | null };
/** Only what is needed to look the rest up: an event may be old news by the time it is read. */
export type BillingEvent = {
  id: string;
  type: string;
  customerId: string | null;
  accountId: string | null;
  /** Of events about money that goes back: a dispute names its charge and no customer. */
  chargeId: string | null;
  at: Date;
};

export class BadSignature extends Error {}
/** An answer that is none: a proxy's page, or half of something. Nothing may be concluded from it. */
class BadAnswer extends Error {}

const TIMEOUT_MS = 10_000;
const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === 'string' ? value : (value?.id ?? null);
const dateOf = (seconds: number) => new Date(seconds * 1000);
/** Disputes in which the money is gone, for now or for good. An inquiry takes none. */
const takenBack = new Set([
  'needs_response',
  'under_review',
  'lost',
  'appeal_needs_response',
  'appeal_under_review',
]);

/** The payment provider, as much of it as we use. */
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
    ...(apiBase ? placeOf(apiBase) : {}),
  });

  return {
    /** Asked twice within a day, the same customer is answered. `replaces` is one that is gone at Stripe. */
    async createCustomer(account: { id: string; email: string }, replaces: string | null): Promise<string> {
      const customer = await stripe.customers.create(
        { email: account.email, metadata: { account_id: account.id } },
        { idempotencyKey: `customer-${account.id}-${replaces ?? 'first'}` },
      );
      return told(customer, 'customer').id;
    },

    /** `attempt` names this wish: two clicks at once get one checkout. */
    async openCheckout(account: { id: string }, customerId: string, attempt: string): Promise<Checkout> {
      const wish = {
        mode: 'subscription',
        customer: customerId,
        client_reference_id: account.id,
        line_items: [{ price: priceId, quantity: 1 }],
        success_url: `${publicUrl}/payment-success`,
        cancel_url: `${publicUrl}/payment`,
        metadata: { account_id: account.id, price_id: priceId },
        subscription_data: { metadata: { account_id: account.id } },
      } satisfies Stripe.Checkout.SessionCreateParams;
      const print = createHash('sha256').update(JSON.stringify(wish)).digest('hex').slice(0, 16);
      const idempotencyKey = `checkout-${attempt}-${print}`;
      return describeCheckout(await stripe.checkout.sessions.create(wish, { idempotencyKey }));
    },

    findCheckout: async (id: string): Promise<Checkout | null> =>
      orMissing(async () => describeCheckout(await stripe.checkout.sessions.retrieve(id))),

    /** A checkout that is paid, expired or gone is not there to be expired. */
    async expireCheckout(id: string) {
      const found = await orMissing(async () =>
        describeCheckout(await stripe.checkout.sessions.retrieve(id)),
      );
      if (found?.status === 'open') describeCheckout(await stripe.checkout.sessions.expire(id));
    },

    /** All a customer ever had; a customer that is gone has none. */
    async subscriptionsOf(customerId: string): Promise<SubscriptionFacts[]> {
      const found = await orMissing(() =>
        stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 }),
      );
      return found ? listed(found, 'subscription').map(describeSubscription) : [];
    },

    /** Whether what was paid for an invoice went back to the payer, by a whole refund or a chargeback. */
    async isGivenBack(invoiceId: string): Promise<boolean> {
      const payments = await stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid', limit: 100 });
      for (const { payment } of listed(payments, 'invoice_payment')) {
        const intent = idOf(payment.payment_intent);
        if (!intent) continue;
        const charges = await stripe.charges.list({ payment_intent: intent, limit: 100 });
        for (const { id, refunded, disputed } of listed(charges, 'charge')) {
          if (refunded) return true;
          const disputes = disputed ? await stripe.disputes.list({ charge: id, limit: 100 }) : null;
          if (disputes && listed(disputes, 'dispute').some(({ status }) => takenBack.has(status)))
            return true;
        }
      }
      return false;
    },

    async customerOfCharge(id: string): Promise<string | null> {
      const charge = await orMissing(() => stripe.charges.retrieve(id));
      return charge ? idOf(told(charge, 'charge').customer) : null;
    },

    async cancelAtPeriodEnd(id: string) {
      told(await stripe.subscriptions.update(id, { cancel_at_period_end: true }), 'subscription');
    },

    /** The customer portal may have set a day instead: both are taken back. */
    async keepGoing(id: string) {
      const { cancel_at_period_end } = told(await stripe.subscriptions.retrieve(id), 'subscription');
      const change = cancel_at_period_end ? { cancel_at_period_end: false } : ({ cancel_at: '' } as const);
      told(await stripe.subscriptions.update(id, change), 'subscription');
    },

    async cancelNow(id: string) {
      const ended = await orMissing(() => stripe.subscriptions.cancel(id));
      if (ended) told(ended, 'subscription');
    },

    async portalUrl(customerId: string): Promise<string> {
      const session = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: `${publicUrl}/manage`,
      });
      return told(session, 'billing_portal.session').url;
    },

    /** Throws BadSignature for bytes that were not signed with our secret in the last five minutes. */
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
/** Whether a call failed because this very thing is not there any more. */
export const isMissing = (error: unknown, param?: string) =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  (param === undefined || error.param === param);

/** What was answered, when it is what was asked for. */
function told<T extends { object: string }>(answer: T, object: T['object']): T {
  if (answer?.object !== object) throw new BadAnswer(`not a ${object}`);
  return answer;
}
function listed<T extends { object: string }>(answer: Stripe.ApiList<T>, object: T['object']): T[] {
  if (!Array.isArray(told(answer, 'list').data)) throw new BadAnswer(`no list of ${object}`);
  return answer.data.map((one) => told(one, object));
}

async function orMissing<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function placeOf(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase);
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const);
  return {
    protocol: scheme,
    host: hostname.replaceAll(/[[\]]/g, ''),
    port: port || (scheme === 'http' ? 80 : 443),
  };
}

function describeCheckout(session: Stripe.Checkout.Session): Checkout {
  const { id, url, status, metadata } = told(session, 'checkout.session');
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
