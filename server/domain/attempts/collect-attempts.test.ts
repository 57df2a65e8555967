import { expect, test } from 'vitest';
import { createClock } from '#tests/support/clock.ts';
import type { Attempt, Tried } from './attempt.ts';
import { createAttempts } from './collect-attempts.ts';

const full = {
  outcome: 'deferred',
  reply: '452 mailbox full',
  code: 'full',
  bytes: null,
  tls: null,
} as const;
const large = { ...full, outcome: 'refused', reply: '552 too large', code: 'too-large' } as const;

function setUp(given?: { network: number; address: number; total: number }) {
  const limits = given && { ...given, missed: 2 };
  const clock = createClock(Date.parse('2026-11-18T12:00:00Z'));
  const handed: Tried[][] = [];
  const attempts = createAttempts({
    handOver: (tried) => handed.push(tried),
    now: clock.now,
    everyMs: 3_600_000,
    ...(limits ? { limits } : {}),
  });
  /** What has been handed over since the last call, by address. */
  const take = (): Record<string, Attempt[]> => {
    attempts.flush();
    return Object.fromEntries(
      handed
        .splice(0)
        .flat()
        .filter(({ attempts }) => attempts.length)
        .map(({ address, attempts }) => [address, attempts]),
    );
  };
  return { attempts, clock, handed, take };
}

test('the same answer again joins the last one, whatever plus address was used', () => {
  const { attempts, clock, take } = setUp();
  attempts.add('192.0.2.1', 'A@mayfly.test', full);
  clock.advance(10);
  attempts.add('192.0.2.2', 'a+shop@Mayfly.test', { ...full, tls: 'TLSv1.3' });
  attempts.add('192.0.2.1', 'a@mayfly.test', large);
  attempts.add('192.0.2.1', 'a@mayfly.test', full);
  attempts.add('192.0.2.1', 'b@mayfly.test', full);
  const at = clock.now().getTime();
  expect(take()).toEqual({
    'a@mayfly.test': [
      { ...full, tls: 'TLSv1.3', at, times: 2 },
      { ...large, at, times: 1 },
      { ...full, at, times: 1 },
    ],
    'b@mayfly.test': [{ ...full, at, times: 1 }],
  });
  expect(take()).toEqual({});
});

test('a network and an address have so many in a minute, and what only repeats is still counted', () => {
  const { attempts, clock, take } = setUp({ network: 3, address: 2, total: 100 });
  for (let nth = 0; nth < 9; nth++) attempts.add('192.0.2.1', `a${nth}@mayfly.test`, full);
  for (let nth = 0; nth < 9; nth++) attempts.add('192.0.2.1', 'a0@mayfly.test', full);
  const first = take();
  expect(Object.keys(first)).toEqual(['a0@mayfly.test', 'a1@mayfly.test', 'a2@mayfly.test']);
  expect(first['a0@mayfly.test']).toMatchObject([{ times: 10 }]);
  for (const ip of ['192.0.2.2', '192.0.2.3', '192.0.2.4']) {
    attempts.add(ip, 'a0@mayfly.test', full);
    attempts.add(ip, 'a0@mayfly.test', large);
  }
  expect(take()['a0@mayfly.test']).toMatchObject([{ code: 'full', times: 3 }]);
  attempts.add('192.0.2.1', 'z@mayfly.test', full);
  expect(take()).toEqual({});
  clock.advance(60_000);
  attempts.add('192.0.2.1', 'z@mayfly.test', full);
  expect(Object.keys(take())).toEqual(['z@mayfly.test']);
});

test('one network cannot hide what others tried, and its owner learns when something was last dropped', () => {
  const { attempts, clock, handed } = setUp({ network: 100, address: 4, total: 100 });
  const noisy = (nth: number) => attempts.add('192.0.2.1', 'a@mayfly.test', nth % 2 ? full : large);
  for (let nth = 0; nth < 9; nth++) noisy(nth);
  attempts.add('192.0.2.2', 'a@mayfly.test', { ...full, reply: '452 another' });
  attempts.flush();
  const at = clock.now().getTime();
  expect(handed.splice(0)).toMatchObject([
    [
      {
        address: 'a@mayfly.test',
        attempts: [{ code: 'too-large' }, { code: 'full' }, { reply: '452 another' }],
        missedAt: at,
      },
    ],
  ]);
  clock.advance(1_000);
  noisy(0);
  attempts.flush();
  expect(handed).toEqual([]);
  clock.advance(9_000);
  attempts.flush();
  expect(handed.splice(0)).toMatchObject([
    [{ address: 'a@mayfly.test', attempts: [], missedAt: at + 1_000 }],
  ]);
  attempts.flush();
  expect(handed).toEqual([]);
  clock.advance(60_000);
  for (let nth = 0; nth < 9; nth++) noisy(nth);
  attempts.flush();
  expect(handed).toMatchObject([[{ missedAt: at + 70_000 }]]);
});

test('the neighbors of an IPv6 network count together', () => {
  const { attempts, take } = setUp({ network: 3, address: 100, total: 100 });
  for (let nth = 0; nth < 9; nth++) attempts.add(`2001:db8::${nth}`, `a${nth}@mayfly.test`, full);
  expect(Object.keys(take())).toHaveLength(3);
  for (let nth = 0; nth < 90; nth++) attempts.add(`2001:db8:0:${nth + 1}::1`, `b${nth}@mayfly.test`, full);
  expect(Object.keys(take())).toHaveLength(3);
});

test('10,000 attempts from 50 networks within a minute are 1,500 records at most, and what lies about is bounded', () => {
  const { attempts, clock, handed } = setUp();
  let waiting = 0;
  for (let nth = 0; nth < 10_000; nth++) {
    const ip = `198.51.100.${nth % 50}`;
    attempts.add(ip, `address${(nth * 7) % 5_000}@mayfly.test`, nth % 3 ? full : large);
    // Handed over a hundred times in all.
    if (nth % 100 === 99) {
      clock.advance(500);
      const before = handed.length;
      attempts.flush();
      waiting = Math.max(waiting, ...handed.slice(before).map((tried) => tried.length));
    }
  }
  const records = handed.flat().flatMap((one) => one.attempts);
  expect(records.length).toBe(50 * 30);
  expect(waiting).toBeLessThanOrEqual(50 * 30 + 300);
});

test('a crowd of networks has no more than the limit of all together', () => {
  const { attempts, handed } = setUp();
  for (let nth = 0; nth < 10_000; nth++)
    attempts.add(`10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`, `a${nth}@mayfly.test`, full);
  attempts.flush();
  expect(handed.flat().flatMap((one) => one.attempts)).toHaveLength(3_000);
  expect(handed.flat()).toHaveLength(3_300);
});

test('a name that is longer than any address is not kept', () => {
  const { attempts, take } = setUp();
  attempts.add('192.0.2.1', `${'a'.repeat(4_000)}@mayfly.test`, full);
  expect(take()).toEqual({});
});
