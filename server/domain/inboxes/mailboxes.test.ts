import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import type { RateLimitStore } from '#server/store/operations/rate-limit-store.ts';
import { createVault } from '#server/vault/vault.ts';
import { createLimits } from '../limits.ts';
import { createMailboxes, mailboxLimits } from './mailboxes.ts';

const PASSWORD = 'correct horse';

/** Counts in memory; time stands still. */
function createCounts() {
  const counts = new Map<string, number>();
  return {
    async hit({ key, now }: { key: Buffer; now: Date }) {
      const count = (counts.get(key.toString('hex')) ?? 0) + 1;
      counts.set(key.toString('hex'), count);
      return { count, resetsAt: now };
    },
    clear: async (key: Buffer) => void counts.delete(key.toString('hex')),
  } as unknown as RateLimitStore;
}

/** Mailboxes with one at ann@mayfly.test. Checks of passwords wait until they are released. */
function create() {
  const vault = createVault({ mailKey: randomBytes(32) });
  const now = () => new Date();
  const ann = vault.fingerprint('address', 'ann@mayfly.test');
  const checks: Array<{ stored: string | undefined; finish: () => void }> = [];
  let isHeld = false;
  const mailboxes = createMailboxes({
    inboxes: {
      findMailbox: async ({ addressHash }: { addressHash: Buffer }) =>
        addressHash.equals(ann) ? { ownerId: randomUUID(), passwordHash: 'hash' } : undefined,
    } as never,
    messages: {} as never,
    partitions: {} as never,
    vault,
    passwords: {
      hash: async () => 'hash',
      check: (password, stored) =>
        new Promise((resolve) => {
          const finish = () => resolve(password === PASSWORD && stored === 'hash');
          checks.push({ stored, finish });
          if (!isHeld) finish();
        }),
    },
    limits: createLimits({ store: createCounts(), vault, now }),
    plan: defaultPlans.free,
    domains: ['mayfly.test'],
    now,
  });
  const signIn = (name: string, password: string, ip = '192.0.2.1') =>
    mailboxes.signIn({ address: `${name}@mayfly.test`, password }, { ip });
  return { signIn, checks, hold: () => (isHeld = true) };
}

test('an unknown address, an impossible one and a wrong password get the same answer after the same work', async () => {
  const { signIn, checks } = create();
  for (const [name, password] of [
    ['nobody', PASSWORD],
    ['+', PASSWORD],
    ['ann', 'wrong'],
  ] as const)
    expect(await signIn(name, password)).toBeNull();
  expect(checks.map(({ stored }) => stored)).toEqual([undefined, undefined, 'hash']);
  expect(await signIn('ann', PASSWORD)).toMatchObject({ token: expect.stringMatching(/^mt_/) });
});

test('a network has a number of sign-ins a minute, right or wrong, and the next one checks no password', async () => {
  const { signIn, checks } = create();
  const { max } = mailboxLimits.signInsOfNetwork;
  for (let nth = 0; nth < max; nth++) await signIn(nth % 2 ? 'ann' : `guess${nth}`, PASSWORD);
  await expect(signIn('ann', PASSWORD)).rejects.toMatchObject({ code: 'rate-limited' });
  expect(checks).toHaveLength(max);
  expect(await signIn('ann', PASSWORD, '192.0.2.2')).not.toBeNull();
});

test('guesses at one password are limited, from whatever networks and however fast they come', async () => {
  const { signIn, checks } = create();
  const guesses = Array.from({ length: 20 }, (_, nth) => signIn('ann', 'wrong', `192.0.2.${nth}`));
  const results = await Promise.allSettled(guesses);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(mailboxLimits.failures.max);
  expect(checks).toHaveLength(mailboxLimits.failures.max);
});

test('a network that signs in a lot waits for itself alone', async () => {
  const { signIn, checks, hold } = create();
  hold();
  const many = Array.from({ length: 10 }, (_, nth) => signIn(`guess${nth}`, PASSWORD));
  const other = signIn('ann', PASSWORD, '198.51.100.1');
  await expect.poll(() => checks.length).toBe(2);
  expect(checks[1]!.stored).toBe('hash');
  checks[1]!.finish();
  expect(await other).not.toBeNull();
  for (let nth = 0; nth < 11; nth++) {
    await expect.poll(() => checks.length).toBeGreaterThan(nth);
    checks[nth]!.finish();
  }
  expect(await Promise.all(many)).toEqual(Array(10).fill(null));
});
