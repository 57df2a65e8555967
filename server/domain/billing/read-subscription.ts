import { findLanguage } from '#contract/languages.ts';
import type { Plans } from '#contract/plans.ts';
import type { StripeClient, SubscriptionFacts } from '#server/outbound/stripe.ts';
import {
  paymentFailedMail,
  premiumBegunMail,
  subscriptionEndsMail,
} from '#server/outbound/templates/subscription-mails.ts';
import type { BillingChange, BillingState, BillingStore } from '#server/store/billing/billing-store.ts';
import { premiumStatus } from '../premium.ts';
import type { SystemMail } from '../system-mail.ts';
import { type Entitlement, entitlementOf, nextCheck, premiumAfter, sameFacts } from './entitlement.ts';

/**
 * Asks the provider for the current state of a subscription and updates the account. An event, a page or the clock only
 * prompts the question. The content of events is not used, so they may arrive twice, late or in any order.
 */
export function createReadSubscription({
  store,
  stripe,
  mail,
  publicUrl,
  plans,
  now,
}: {
  store: BillingStore;
  stripe: StripeClient;
  mail: SystemMail;
  publicUrl: string;
  plans: Plans;
  now: () => Date;
}) {
  function decide(state: BillingState, entitlement: Entitlement, force: boolean): BillingChange {
    const at = now();
    const { facts, until } = entitlement;
    const change: BillingChange = {
      facts,
      checkoutDone: until !== null,
      checkAt: nextCheck(entitlement, state.checkoutUntil, at),
      mails: [],
    };
    const premiumUntil = premiumAfter(state, entitlement, at);
    // A change by the operator stands until the provider reports a change, or the owner wants to pay.
    const moved = premiumUntil?.getTime() !== state.premiumUntil?.getTime();
    if (sameFacts(state, facts) && !(force && moved)) return change;
    return {
      ...change,
      account: {
        premiumUntil,
        appliedUntil: until ?? premiumUntil,
        cancelAtPeriodEnd: until !== null && facts.endsAt !== null,
      },
      mails: mailsFor(state, entitlement, premiumUntil, at),
    };
  }

  function mailsFor(state: BillingState, { facts }: Entitlement, premiumUntil: Date | null, at: Date) {
    const mails = [];
    const about = { language: findLanguage(state.language), publicUrl, plans };
    const had = premiumStatus(state.premiumUntil, at) === 'true';
    const has = premiumStatus(premiumUntil, at) === 'true';
    if (has && !had) mails.push(premiumBegunMail(about));
    if (facts.status === 'past_due' && state.status !== 'past_due') mails.push(paymentFailedMail(about));
    if (has && facts.endsAt && !state.endsAt)
      mails.push(subscriptionEndsMail({ ...about, until: facts.endsAt }));
    return mails.map((content) => mail.seal(state.email, content));
  }

  return async function readSubscription(
    accountId: string,
    reason: string,
    { force = false }: { force?: boolean } = {},
  ): Promise<SubscriptionFacts[]> {
    const reading = await store.beginRead(accountId);
    if (!reading) return [];
    const subscriptions = await stripe.subscriptionsOf(reading.customerId);
    const entitlement = entitlementOf(subscriptions);
    await store.write({
      accountId,
      seq: reading.seq,
      reason,
      now: now(),
      decide: (state) => decide(state, entitlement, force),
    });
    return subscriptions;
  };
}

export type ReadSubscription = ReturnType<typeof createReadSubscription>;
