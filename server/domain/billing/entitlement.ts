import type { SubscriptionFacts } from '#server/outbound/stripe.ts';
import type { BillingFacts } from '#server/store/billing/billing-store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** News of a renewal may be late, so premium stays this long past the paid month. */
export const RENEWAL_GRACE_MS = 6 * HOUR;
/** How long premium stays while a failed payment is retried, counted from the day it was due. */
export const PAST_DUE_MS = 14 * DAY;
const RECHECK_MS = 5 * MINUTE;
const OPEN_CHECKOUT_RECHECK_MS = HOUR;

export type Entitlement = {
  facts: BillingFacts;
  /** When premium from this subscription ends unless it renews. Null when it gives none. */
  until: Date | null;
  /** When it ended, if known. */
  endedAt: Date | null;
};

const earlier = (a: Date, b: Date) => (a < b ? a : b);
const later = (a: Date | null, b: Date) => (a && a > b ? a : b);
const after = (date: Date, ms: number) => new Date(date.getTime() + ms);
const same = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime();

function untilOf({ status, periodStart, periodEnd, endsAt }: SubscriptionFacts): Date | null {
  if (status === 'trialing' || status === 'active')
    return endsAt ? earlier(endsAt, periodEnd) : after(periodEnd, RENEWAL_GRACE_MS);
  if (status === 'past_due') return earlier(endsAt ?? periodEnd, after(periodStart, PAST_DUE_MS));
  // Unpaid, canceled and paused subscriptions have ended. Incomplete ones never began.
  return null;
}

/** Combines all subscriptions of a customer: the one that lasts longest counts, or else the newest. */
export function entitlementOf(subscriptions: SubscriptionFacts[]): Entitlement {
  const ranked = subscriptions
    .map((subscription) => ({ subscription, until: untilOf(subscription) }))
    .sort(
      (a, b) =>
        (b.until?.getTime() ?? 0) - (a.until?.getTime() ?? 0) ||
        b.subscription.createdAt.getTime() - a.subscription.createdAt.getTime(),
    );
  const best = ranked[0];
  if (!best)
    return {
      facts: { subscriptionId: null, status: null, periodEnd: null, endsAt: null },
      until: null,
      endedAt: null,
    };
  const { id, status, periodEnd, endsAt, endedAt } = best.subscription;
  return {
    facts: { subscriptionId: id, status, periodEnd, endsAt: best.until ? endsAt : null },
    until: best.until,
    endedAt,
  };
}

/** Subscriptions that still charge or may charge again. */
export const isLive = ({ status }: { status: string | null }) =>
  status !== null && status !== 'canceled' && status !== 'incomplete_expired';

/** With such a subscription, another checkout would be a second payment for the same plan. */
export const isPaid = ({ status }: { status: string | null }) => status === 'trialing' || status === 'active';

export const sameFacts = (a: BillingFacts, b: BillingFacts) =>
  a.subscriptionId === b.subscriptionId &&
  a.status === b.status &&
  same(a.periodEnd, b.periodEnd) &&
  same(a.endsAt, b.endsAt);

/**
 * When the account's premium ends, given what the provider says. Billing may shorten an end that it set itself. An
 * end that the operator set is only ever extended.
 */
export function premiumAfter(
  account: { premiumUntil: Date | null; appliedUntil: Date | null },
  { until, endedAt }: Entitlement,
  now: Date,
): Date | null {
  const { premiumUntil, appliedUntil } = account;
  const setByBilling = premiumUntil === null || same(premiumUntil, appliedUntil);
  if (until) return setByBilling ? until : later(premiumUntil, until);
  const end = endedAt ? earlier(endedAt, now) : now;
  return setByBilling && premiumUntil && premiumUntil > end ? end : premiumUntil;
}

/** When to ask the provider again: daily, right after a month ends, and soon while a checkout is open. */
export function nextCheck({ facts, until }: Entitlement, checkoutUntil: Date | null, now: Date): Date | null {
  if (facts.periodEnd && isLive(facts)) {
    const daily = after(now, DAY);
    const renewal = after(facts.periodEnd, MINUTE);
    if (renewal > now) return earlier(daily, renewal);
    return until && until > now ? after(now, RECHECK_MS) : daily;
  }
  return checkoutUntil && checkoutUntil > now ? after(now, OPEN_CHECKOUT_RECHECK_MS) : null;
}
