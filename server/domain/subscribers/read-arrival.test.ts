import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { MessageSummary } from '#contract/messages.ts';
import type { MessageRow } from '#server/store/mail/message-store.ts';
import type { Taken } from '#server/store/subscribers/subscriber-queue.ts';
import { createVault } from '#server/vault/vault.ts';
import { createReadArrival, notBefore } from './read-arrival.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const SECOND = 1_000;

/** For how long a message that is this old waits, in milliseconds. */
function waitOf(ageMs: number, { searching = false, unchecked = false, waitsForCheck = true } = {}) {
  const message = {
    timestamp: new Date(NOW.getTime() - ageMs).toISOString(),
    codeStatus: searching ? 'searching' : 'done',
    sender: { verdict: unchecked ? 'unchecked' : 'genuine' },
  } as MessageSummary;
  const until = notBefore(message, { waitsForCheck, now: NOW });
  return until && until.getTime() - NOW.getTime();
}

test('a message waits for the check of its sender for two seconds, if the subscriber does', () => {
  expect(waitOf(0, { unchecked: true })).toBe(SECOND);
  expect(waitOf(1_900, { unchecked: true })).toBe(100);
  expect(waitOf(2_000, { unchecked: true })).toBeNull();
  expect(waitOf(0, { unchecked: true, waitsForCheck: false })).toBeNull();
  expect(waitOf(0)).toBeNull();
});

test('a message waits for the search for its code, less and less often, and is sent after five minutes in any case', () => {
  let [age, times] = [0, 0];
  for (let wait = waitOf(0, { searching: true }); wait !== null; wait = waitOf(age, { searching: true })) {
    age += wait;
    times++;
  }
  expect(age).toBe(300 * SECOND);
  expect(times).toBe(10);
});

test('a message from a clock that is ahead waits no longer than others', () => {
  expect(waitOf(-60 * SECOND, { unchecked: true })).toBe(SECOND);
});

test('a message that was deleted is given to nobody', async () => {
  const vault = createVault({ mailKey: randomBytes(32), hashKey: randomBytes(32) });
  const row = { id: randomUUID() } as MessageRow;
  let stored = [row];
  const readArrival = createReadArrival({
    messages: { findMany: async () => stored },
    summary: ({ id }) => ({ id }) as never,
    vault,
  });
  const inboxId = randomUUID();
  const addressSealed = vault.seal(inboxId, 'address', Buffer.from('ann@mayfly.test'));
  const taken = { messageId: row.id, inboxId, addressSealed, latestEnd: NOW } as Taken;
  expect(await readArrival(taken)).toMatchObject({ message: { id: row.id } });
  stored = [];
  expect(await readArrival(taken)).toBeNull();
});
