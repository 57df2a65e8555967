import { describe, expect, test } from 'vitest';
import type { SubscriptionFacts } from '#server/outbound/stripe.ts';
import { entitlementOf, nextCheck, PAST_DUE_MS, premiumAfter, RENEWAL_GRACE_MS } from './entitlement.ts';

const DAY = 24 * 3_600_000;
const start = new Date('2026-01-01T00:00:00Z');
const day = (n: number) => new Date(start.getTime() + n * DAY);
const now = day(10);
const subscription = (given: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  id: 'sub_1',
  status: 'active',
  createdAt: start,
  periodStart: start,
  periodEnd: day(30),
  endsAt: null,
  endedAt: null,
  invoiceId: 'in_1',
  ...given,
});
const premium = (
  given: Partial<SubscriptionFacts>,
  account = { premiumUntil: day(40), appliedUntil: day(40) },
) => premiumAfter(account, entitlementOf([subscription(given)]), now);

describe('premium from a subscription', () => {
  test.each(['active', 'trialing'] as const)(
    'lasts while the subscription is %s, and for a grace period past its month',
    (status) => {
      expect(premium({ status })).toEqual(new Date(day(30).getTime() + RENEWAL_GRACE_MS));
    },
  );
  test('lasts until the end of the month, without grace, if the subscription is set to end', () => {
    expect(premium({ endsAt: day(30) })).toEqual(day(30));
  });
  test('lasts until the day the subscription was set to end', () => {
    expect(premium({ endsAt: day(20) })).toEqual(day(20));
  });
  test('lasts for two weeks while a failed payment is retried', () => {
    expect(premium({ status: 'past_due' })).toEqual(new Date(start.getTime() + PAST_DUE_MS));
  });
});

describe('the end of a subscription', () => {
  test('ends premium at the time it was canceled', () => {
    expect(premium({ status: 'canceled', endedAt: day(8) })).toEqual(day(8));
  });
  test.each(['unpaid', 'paused', 'incomplete'] as const)(
    'ends premium at once if its state is %s',
    (status) => {
      expect(premium({ status })).toEqual(now);
    },
  );
  test('ends premium only once: an end in the past does not move', () => {
    const ended = { premiumUntil: day(5), appliedUntil: day(5) };
    expect(premium({ status: 'canceled', endedAt: day(8) }, ended)).toEqual(day(5));
  });
});

test('an account that never had premium does not expire because a payment never arrived', () => {
  const none = { premiumUntil: null, appliedUntil: null } as never;
  expect(premium({ status: 'incomplete' }, none)).toBeNull();
  expect(premium({ status: 'incomplete_expired' }, none)).toBeNull();
});

test('premium granted by an operator is extended, never shortened', () => {
  const given = { premiumUntil: day(90), appliedUntil: day(40) };
  expect(premium({ status: 'canceled', endedAt: day(8) }, given)).toEqual(day(90));
  expect(premium({}, given)).toEqual(day(90));
  expect(premium({ periodEnd: day(120), endsAt: day(120) }, given)).toEqual(day(120));
});

test('of several subscriptions the one that lasts longest counts', () => {
  const old = subscription({ id: 'old', status: 'canceled', endedAt: day(2) });
  const running = subscription({ id: 'running', endsAt: day(30) });
  const broken = subscription({ id: 'broken', status: 'incomplete_expired', createdAt: day(9) });
  expect(entitlementOf([old, broken, running]).facts.subscriptionId).toBe('running');
  expect(entitlementOf([old, broken]).facts).toMatchObject({ subscriptionId: 'broken' });
});

test('a subscription is checked daily, at the end of its month, and then often until its state is clear', () => {
  const running = entitlementOf([subscription()]);
  expect(nextCheck(running, null, now)).toEqual(day(11));
  expect(nextCheck(running, null, day(29.9))).toEqual(new Date(day(30).getTime() + 60_000));
  expect(nextCheck(running, null, day(30.1))!.getTime() - day(30.1).getTime()).toBe(300_000);
  expect(nextCheck(entitlementOf([]), day(11), now)!.getTime() - now.getTime()).toBe(3_600_000);
  expect(nextCheck(entitlementOf([]), day(9), now)).toBeNull();
  expect(nextCheck(entitlementOf([subscription({ status: 'canceled' })]), null, now)).toBeNull();
});
