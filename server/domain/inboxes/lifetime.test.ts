import { expect, test } from 'vitest';
import { defaultPlans, type Plans } from '#contract/plans.ts';
import { latestEndOf } from './lifetime.ts';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
const createdAt = new Date('2026-11-19T23:10:00Z');
const after = (ms: number) => new Date(createdAt.getTime() + ms);
const placed = (kind: 'guest' | 'account' | 'mailbox', lifetimeMs: number, plans: Plans = defaultPlans) =>
  latestEndOf({ createdAt, expiresAt: after(lifetimeMs) }, { kind }, plans).getTime();

test('mail of an address that cannot be extended is placed at its end', () => {
  expect(placed('guest', HOUR)).toBe(after(HOUR).getTime());
  expect(placed('mailbox', HOUR / 4)).toBe(after(HOUR / 4).getTime());
  const { free, premium } = defaultPlans;
  const short = { free, premium: { ...premium, maxLifetimeMs: premium.lifetimeMs } };
  expect(placed('account', premium.lifetimeMs, short)).toBe(after(premium.lifetimeMs).getTime());
});

test('all mail of addresses that can be extended is in two places at a time, neither of which comes too early', () => {
  for (const hours of [1, 24])
    for (const later of [0, 3, 6]) {
      const made = after(later * 24 * HOUR);
      const expiresAt = new Date(made.getTime() + hours * HOUR);
      const place = latestEndOf({ createdAt: made, expiresAt }, { kind: 'account' }, defaultPlans);
      expect(place.getTime() % WEEK).toBe(0);
      expect(place.getTime() - made.getTime()).toBeGreaterThanOrEqual(WEEK);
      expect(place.getTime() - made.getTime()).toBeLessThan(2 * WEEK);
    }
});

test('an account may become premium, a guest may not', () => {
  const { free, premium } = defaultPlans;
  const often = { free: { ...free, extensions: 2, maxLifetimeMs: 3 * HOUR }, premium };
  expect(placed('guest', HOUR, often) - createdAt.getTime()).toBeLessThan(6 * HOUR);
  expect(placed('account', HOUR, often) - createdAt.getTime()).toBeGreaterThanOrEqual(WEEK);
});
