import { describe, expect, test } from 'vitest';
import { defaultPlans, GUEST_COOLDOWN_MS } from '#contract/plans.ts';
import type { Refusal } from '../errors.ts';
import { currentRound, decideFree, decidePremium } from './quota.ts';

const HOUR = 3_600_000;
const t0 = Date.parse('2026-01-01T00:00:00Z');
const at = (hours: number) => new Date(t0 + hours * HOUR);
const { free, premium } = defaultPlans;

/** A guest that generates addresses at increasing hours. Each address stays active for an hour. */
function guest() {
  let quota = { generated: 0, newestExpiry: at(0) };
  let active: Array<{ expiresAt: Date }> = [];
  return {
    deleteAll() {
      active = [];
    },
    generate(hour: number): string {
      const now = at(hour);
      active = active.filter(({ expiresAt }) => expiresAt > now);
      const expiresAt = at(hour + 1);
      try {
        quota = decideFree({
          state: { quota, active },
          plan: free,
          cooldownMs: GUEST_COOLDOWN_MS,
          now,
          expiresAt,
        });
        active.push({ expiresAt });
        return 'made';
      } catch (error) {
        const { kind, details } = error as Refusal;
        return `${kind} until ${(Date.parse(details.cooldownEnd as string) - t0) / HOUR}`;
      }
    },
    round: (hour: number) => currentRound({ quota, cooldownMs: GUEST_COOLDOWN_MS, now: at(hour) }),
  };
}

describe('a free round', () => {
  test('has two addresses, then a cooldown counted from the newest planned expiry', () => {
    const one = guest();
    expect(one.round(0)).toBeNull();
    expect(one.generate(0)).toBe('made');
    expect(one.round(0)).toEqual({ used: 1, end: at(49) });
    expect(one.generate(0.5)).toBe('made');
    expect(one.round(0.5)).toEqual({ used: 2, end: at(49.5) });
    expect(one.generate(0.6)).toBe('limit-reached until 49.5');
    expect(one.generate(1.2)).toBe('cooldown until 49.5');
    one.deleteAll();
    expect(one.round(1.3)).toEqual({ used: 2, end: at(49.5) });
    expect(one.generate(1.3)).toBe('cooldown until 49.5');
    expect(one.generate(49.4)).toBe('cooldown until 49.5');
    expect(one.round(49.5)).toBeNull();
    expect(one.generate(49.5)).toBe('made');
    expect(one.round(49.5)).toEqual({ used: 1, end: at(98.5) });
    expect(one.generate(49.5)).toBe('made');
    expect(one.generate(49.5)).toBe('limit-reached until 98.5');
  });

  test('with one address ends at the same time as a full one', () => {
    const one = guest();
    one.generate(0);
    expect(one.generate(48.9)).toBe('made');
    expect(one.generate(50)).toBe('cooldown until 97.9');
    const other = guest();
    other.generate(0);
    expect(other.generate(49)).toBe('made');
    expect(other.generate(49.1)).toBe('made');
  });

  test('after a premium plan starts when enough of its addresses have expired', () => {
    const active = [5, 10, 20].map((hours) => ({ expiresAt: at(hours) }));
    const decide = () =>
      decideFree({
        state: { quota: { generated: 0, newestExpiry: at(0) }, active },
        plan: free,
        cooldownMs: GUEST_COOLDOWN_MS,
        now: at(0),
        expiresAt: at(1),
      });
    expect(decide).toThrow(
      expect.objectContaining({ details: { cooldownEnd: at(10).toISOString(), retryAfter: 36_000 } }),
    );
  });
});

test('premium limits how many addresses are active, and says when the next place is free', () => {
  const quota = { generated: 2, newestExpiry: at(1) };
  const full = [3, 4, 5, 6, 7].map((hours) => ({ expiresAt: at(hours) }));
  const decide = (maxAddresses: number, { active = full, hasKey = false } = {}) =>
    decidePremium({ state: { quota, active }, plan: { ...premium, maxAddresses }, hasKey, now: at(0) });
  const refusal = (hours: number, message = 'Email limit reached') =>
    expect.objectContaining({
      message,
      details: { cooldownEnd: at(hours).toISOString(), retryAfter: hours * 3_600 },
    });
  expect(decide(5, { active: full.slice(1) })).toBe(quota);
  expect(() => decide(5)).toThrow(refusal(3));
  // After the limit was lowered, several have to expire.
  expect(() => decide(3)).toThrow(refusal(5));
  expect(() => decide(5, { hasKey: true })).toThrow(
    refusal(
      3,
      `Email limit reached: this account has 5 addresses, of 5 at once. Delete one, or wait until ${at(3).toISOString()}.`,
    ),
  );
});
