import { billingTexts } from '#contract/billing.ts';
import type { Config } from '#server/config.ts';
import { createCheckout } from '#server/domain/billing/checkout.ts';
import { createEndRefunded } from '#server/domain/billing/end-refunded.ts';
import { createReadSubscription } from '#server/domain/billing/read-subscription.ts';
import { createSubscription } from '#server/domain/billing/subscription.ts';
import { createWebhookEvents } from '#server/domain/billing/webhook-events.ts';
import { Refusal } from '#server/domain/errors.ts';
import type { Limits } from '#server/domain/limits.ts';
import type { SystemMail } from '#server/domain/system-mail.ts';
import type { Logger } from '#server/log.ts';
import { createStripe, isStripeError } from '#server/outbound/stripe.ts';
import type { AccountStore } from '#server/store/accounts/account-store.ts';
import { createBillingEventStore } from '#server/store/billing/billing-event-store.ts';
import { createBillingStore } from '#server/store/billing/billing-store.ts';
import type { Db } from '#server/store/database.ts';

type Owner = { id: string; email: string };

/** Billing, wired once for the server and for the command line. */
export function composeBilling({
  db,
  keys,
  accounts,
  mail,
  limits,
  publicUrl,
  log,
  now,
}: {
  db: Db;
  keys: NonNullable<Config['stripe']>;
  accounts: AccountStore;
  mail: SystemMail;
  limits: Limits;
  publicUrl: string;
  log: Logger;
  now: () => Date;
}) {
  const store = createBillingStore({ db });
  const stripe = createStripe({ ...keys, publicUrl });
  const onProblem = (err: unknown, what = 'a request') =>
    log.warn({ err, what }, 'the payment provider could not be asked');
  const readSubscription = createReadSubscription({ store, stripe, mail, publicUrl, now });
  const shared = { accounts, store, stripe, readSubscription, limits, now };
  const subscription = createSubscription(shared);
  const checkoutUrl = createCheckout({ ...shared, priceId: keys.priceId });
  const events = createWebhookEvents({
    ...shared,
    endRefunded: createEndRefunded(shared),
    events: createBillingEventStore({ db }),
    onProblem,
  });

  /** What went wrong at the provider is logged here and told in one plain sentence. */
  async function asked<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (!isStripeError(error)) throw error;
      onProblem(error);
      throw new Refusal('unavailable', billingTexts.providerAway);
    }
  }

  return {
    checkoutUrl: (owner: Owner) => asked(checkoutUrl(owner)),
    status: (owner: Owner) => subscription.status(owner, onProblem),
    cancel: (owner: Owner) => asked(subscription.cancel(owner)),
    undoCancel: (owner: Owner) => asked(subscription.undoCancel(owner)),
    portalUrl: (owner: Owner) => asked(subscription.portalUrl(owner)),
    end: (owner: Owner) => asked(subscription.end(owner)),
    receive: events.receive,
    run: events.run,
    reconcile: events.reconcile,
    close: events.close,
  };
}

export type Billing = ReturnType<typeof composeBilling>;
