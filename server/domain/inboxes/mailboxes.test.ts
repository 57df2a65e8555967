import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import type { RateLimitStore } from '#server/store/operations/rate-limit-store.ts';
import { createVault } from '#server/vault/vault.ts';
import { bookOf } from '../../../tests/support/book.ts';
import { createLimits } from '../limits.ts';
import { createMailboxes, signInsOfNetwork } from './mailboxes.ts';

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
    async undo({ key }: { key: Buffer }) {
      counts.set(key.toString('hex'), (counts.get(key.toString('hex')) ?? 0) - 1);
    },
    peek: async ({ key, now }: { key: Buffer; now: Date }) => ({
      count: counts.get(key.toString('hex')) ?? 0,
      resetsAt: now,
    }),
    async clear(key: Buffer) {
      counts.delete(key.toString('hex'));
    },
  } as unknown as RateLimitStore;
}

/** Mailboxes with one at ann@mayfly.test. */
function create({ minPassword = 6 } = {}) {
  const vault = createVault({ mailKey: randomBytes(32), hashKey: randomBytes(32) });
  const now = () => new Date();
  const ann = vault.fingerprint('address', 'ann@mayfly.test');
  const checks: Array<{ stored: string | undefined }> = [];
  const mailboxes = createMailboxes({
    inboxes: {
      addMailbox: async () => 'added',
      findMailbox: async ({ addressHash }: { addressHash: Buffer }) =>
        addressHash.equals(ann) ? { ownerId: randomUUID(), passwordHash: 'hash' } : undefined,
    } as never,
    messages: {} as never,
    partitions: { ensureFor: async () => {} } as never,
    vault,
    passwords: {
      hash: async () => 'hash',
      async check(password, stored) {
        checks.push({ stored });
        return password === PASSWORD && stored === 'hash';
      },
    },
    limits: createLimits({ store: createCounts(), vault, now }),
    plans: defaultPlans,
    minPassword,
    book: bookOf('mayfly.test'),
    now,
  });
  const signIn = (name: string, password: string, ip = '192.0.2.1') =>
    mailboxes.signIn({ address: `${name}@mayfly.test`, password }, { ip });
  const register = (password: string) =>
    mailboxes.register({ address: 'bob@mayfly.test', password }, { ip: '192.0.2.1' });
  return { signIn, register, checks };
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
  const { max } = signInsOfNetwork;
  for (let nth = 0; nth < max; nth++) await signIn(nth % 2 ? 'ann' : `guess${nth}`, PASSWORD);
  await expect(signIn('ann', PASSWORD)).rejects.toMatchObject({ kind: 'rate-limited' });
  expect(checks).toHaveLength(max);
  expect(await signIn('ann', PASSWORD, '192.0.2.2')).not.toBeNull();
});

const checkedOf = async (guesses: Array<Promise<unknown>>) =>
  (await Promise.allSettled(guesses)).filter(({ status }) => status === 'fulfilled').length;

test('a network has five guesses at one password, and its owner elsewhere is not locked out by them', async () => {
  const { signIn, checks } = create();
  expect(await checkedOf(Array.from({ length: 20 }, () => signIn('ann', 'wrong')))).toBe(5);
  expect(checks).toHaveLength(5);
  expect(await signIn('ann', PASSWORD, '198.51.100.1')).not.toBeNull();
});

test('all networks together have twenty guesses at one password, however fast they come', async () => {
  const { signIn } = create();
  const guesses = Array.from({ length: 40 }, (_, nth) => signIn('ann', 'wrong', `192.0.2.${nth}`));
  expect(await checkedOf(guesses)).toBe(20);
});

test('guesses from other networks do not lock out one in which the mailbox was opened before', async () => {
  const { signIn } = create();
  for (let nth = 0; nth < 2; nth++) expect(await signIn('ann', PASSWORD, '198.51.100.1')).not.toBeNull();
  const guess = (nth: number) => signIn('ann', 'wrong', `192.0.2.${nth}`);
  expect(await checkedOf(Array.from({ length: 40 }, (_, nth) => guess(nth)))).toBe(20);
  expect(await signIn('ann', PASSWORD, '198.51.100.1')).not.toBeNull();
  await expect(guess(41)).rejects.toMatchObject({ kind: 'rate-limited' });
  const own = Array.from({ length: 20 }, () => signIn('ann', 'wrong', '198.51.100.1'));
  expect(await checkedOf(own)).toBe(5);
});

test.each([6, 8])('a password that needs %i characters is refused with fewer', async (minPassword) => {
  const { register } = create({ minPassword });
  expect(await register('x'.repeat(minPassword))).toMatchObject({ owner: { kind: 'mailbox' } });
  await expect(register('x'.repeat(minPassword - 1))).rejects.toMatchObject({
    message: `A password has ${minPassword} to 1000 characters.`,
  });
});

test('guesses at impossible addresses do not use up those at others', async () => {
  const { signIn } = create();
  for (let nth = 0; nth < 20; nth++) expect(await signIn(`+${nth}`, PASSWORD)).toBeNull();
});
