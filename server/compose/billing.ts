import type { Language } from '#contract/languages.ts';
import type { Config } from '#server/config.ts';
import { createCheckout } from '#server/domain/billing/checkout.ts';
import { createEndRefunded } from '#server/domain/billing/end-refunded.ts';
import { createReadSubscription } from '#server/domain/billing/read-subscription.ts';
import { createStripeEvents } from '#server/domain/billing/stripe-events.ts';
import { createSubscription } from '#server/domain/billing/subscription.ts';
import { Refusal } from '#server/domain/errors.ts';
import type { SystemMail } from '#server/domain/system-mail.ts';
import { createStripe, isStripeError } from '#server/outbound/stripe.ts';
import type { Storage } from './base.ts';

type StripeKeys = NonNullable<Config['stripe']>;
type Owner = { id: string; email: string; language: string };

/** Checkout, subscriptions and Stripe events. */
export function composeBilling(
  { stores, config, limits, log, now }: Storage,
  { keys, mail }: { keys: StripeKeys; mail: SystemMail },
) {
  const { publicUrl } = config;
  const { accounts, billing: store, billingEvents } = stores;
  const stripe = createStripe({ ...keys, publicUrl });
  const onProblem = (err: unknown, what = 'request') =>
    log.warn({ err, what }, 'a request to the payment provider failed');
  const readSubscription = createReadSubscription({
    store,
    stripe,
    mail,
    publicUrl,
    plans: config.plans,
    now,
  });
  const shared = { accounts, store, stripe, readSubscription, limits, now };
  const subscription = createSubscription(shared);
  const checkoutUrl = createCheckout({ ...shared, priceId: keys.priceId });
  const events = createStripeEvents({
    ...shared,
    endRefunded: createEndRefunded(shared),
    events: billingEvents,
    onProblem,
  });

  /** A failure at the provider is logged, and the user gets one plain sentence instead of its details. */
  async function callProvider<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (!isStripeError(error)) throw error;
      onProblem(error);
      throw new Refusal('unavailable', 'payment-provider-silent');
    }
  }

  return {
    async checkoutUrl(owner: Owner, language: Language | null) {
      await accounts.keepLanguage(owner, language);
      return callProvider(checkoutUrl({ ...owner, language: language?.prefix ?? owner.language }));
    },
    status: (owner: Owner) => subscription.status(owner, onProblem),
    cancel: (owner: Owner) => callProvider(subscription.cancel(owner)),
    undoCancel: (owner: Owner) => callProvider(subscription.undoCancel(owner)),
    portalUrl: (owner: Owner) => callProvider(subscription.portalUrl(owner)),
    end: (owner: Owner) => callProvider(subscription.end(owner)),
    receive: events.receive,
    run: events.run,
    reconcile: events.reconcile,
    close: events.close,
  };
}

export type Billing = ReturnType<typeof composeBilling>;
