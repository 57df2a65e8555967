import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { defaultPlans } from '#contract/plans.ts';
import { createAttemptStore, KEPT_ROWS } from '#server/store/mail/attempt-store.ts';
import type { InboxRow } from '#server/store/mail/inbox-store.ts';
import { createVault } from '#server/vault/vault.ts';
import { setUpDatabase } from '#tests/support/store-database.ts';
import type { Attempt } from './attempt.ts';
import { createReadAttempts } from './read-deliveries.ts';
import { createRecordAttempts } from './record-attempts.ts';

const handle = setUpDatabase();
const vault = createVault({ mailKey: randomBytes(32), hashKey: randomBytes(32) });
const now = () => new Date();

async function newInbox(createdAt = new Date(Date.now() - 60_000)) {
  const id = randomUUID();
  await handle.pool.query(
    `INSERT INTO inboxes (id, address_hash, address_sealed, owner_id, plan, created_at, expires_at)
     VALUES ($1, $2, '', $1, 'free', $3, now() + interval '1 hour')`,
    [id, randomBytes(32), createdAt],
  );
  return id;
}

/** Addresses are the ids of their inboxes here. */
function setUp(idOf = (address: string) => address) {
  const store = createAttemptStore(handle);
  const place = { fails: false, writes: 0, errors: 0 };
  const attempts = createRecordAttempts({
    store: {
      ...store,
      append(...args) {
        place.writes++;
        return place.fails ? Promise.reject(new Error('away')) : store.append(...args);
      },
    },
    findInbox: async (address) =>
      address.includes('nobody')
        ? undefined
        : {
            id: idOf(address),
            plan: 'free',
            expiresAt: new Date(),
            latestEnd: new Date(),
            messageCount: 0,
            isSpent: false,
          },
    vault,
    now,
    onError: () => place.errors++,
    retryMs: 10,
  });
  return { attempts, place };
}

const attempt = (reply: string, at = Date.now()): Attempt => ({
  at,
  outcome: 'refused',
  reply,
  code: 'other',
  bytes: null,
  tls: null,
  times: 1,
});

/** As its owner sees them, but the oldest first. */
async function deliveriesOf(id: string) {
  const readAttempts = createReadAttempts({
    attempts: createAttemptStore(handle),
    messages: { receipts: async () => [], findMany: async () => [] },
    vault,
    plans: defaultPlans,
  });
  const createdAt = new Date(0);
  const { attempts, since } = await readAttempts({ id, createdAt, plan: 'free' } as InboxRow);
  return { replies: attempts.map(({ reply, times }) => [reply, times]).reverse(), since, attempts };
}
const repliesOf = async (id: string) => (await deliveriesOf(id)).replies;
const rowsOf = async (id: string) => (await createAttemptStore(handle).find(id)).rows;
const seqOf = async (id: string) =>
  (await handle.pool.query('SELECT seq, attempts_seq FROM inboxes WHERE id = $1', [id])).rows[0];

test('the last twenty are shown, what repeats is one of them, and what was dropped is known', async () => {
  const id = await newInbox();
  const { attempts } = setUp();
  attempts.record([{ address: id, attempts: [attempt('500 a'), attempt('500 b')] }]);
  await attempts.close();
  expect((await deliveriesOf(id)).since).toEqual(new Date(0));
  const first = await seqOf(id);
  expect(first.attempts_seq).toBe(first.seq);
  attempts.record([{ address: id, attempts: [attempt('500 b')] }]);
  await attempts.close();
  expect(await repliesOf(id)).toEqual([
    ['500 a', 1],
    ['500 b', 2],
  ]);
  expect((await seqOf(id)).attempts_seq).toBeGreaterThan(first.attempts_seq);
  for (let nth = 0; nth < 21; nth++) {
    attempts.record([{ address: id, attempts: [attempt(`501 ${nth}`)] }]);
    await attempts.close();
  }
  const { replies, since, attempts: shown } = await deliveriesOf(id);
  expect(replies).toHaveLength(20);
  expect(replies[0]).toEqual(['501 1', 1]);
  expect(since.toISOString()).toBe(shown.at(-1)!.at);
});

test('an inbox keeps a number of rows, however often something fails, and says from when on', async () => {
  const id = await newInbox();
  const { attempts } = setUp();
  const start = Date.now() - 30_000;
  for (let nth = 0; nth < KEPT_ROWS + 5; nth++) {
    attempts.record([{ address: id, attempts: [attempt('452 full', start + nth)] }]);
    await attempts.close();
  }
  expect(await rowsOf(id)).toHaveLength(KEPT_ROWS);
  const { replies, since } = await deliveriesOf(id);
  expect(replies).toEqual([['452 full', KEPT_ROWS]]);
  expect(since).toEqual(new Date(start + 5));
});

test('many addresses of one inbox are one row of twenty, and what was too much is said', async () => {
  const id = await newInbox();
  const { attempts } = setUp((address) => address.slice(0, id.length));
  const start = Date.now() - 30_000;
  attempts.record(
    Array.from({ length: 25 }, (_, nth) => ({
      address: `${id}+${nth}`,
      attempts: [attempt(`500 ${nth}`, start + nth)],
    })),
  );
  await attempts.close();
  expect(await rowsOf(id)).toHaveLength(1);
  expect((await deliveriesOf(id)).since).toEqual(new Date(start + 4));
});

test('what no key opens is passed over, and nothing older is known', async () => {
  const id = await newInbox();
  const { attempts } = setUp();
  for (const reply of ['500 a', '500 b', '500 c']) {
    attempts.record([{ address: id, attempts: [attempt(reply, Date.now() - 1_000)] }]);
    await attempts.close();
  }
  const [, second] = await rowsOf(id);
  await handle.pool.query("UPDATE failed_deliveries SET sealed = '' WHERE inbox_id = $1 AND seq = $2", [
    id,
    second!.seq,
  ]);
  const { replies, since } = await deliveriesOf(id);
  expect(replies).toEqual([
    ['500 a', 1],
    ['500 c', 1],
  ]);
  expect(since).toEqual(new Date(second!.seq));
});

test('an inbox that is gone, or was made after the attempt, gets nothing', async () => {
  const late = await newInbox(new Date());
  const { attempts } = setUp();
  attempts.record([
    { address: late, attempts: [attempt('500 before', Date.now() - 10_000)] },
    { address: randomUUID(), attempts: [attempt('500 gone')] },
    { address: 'nobody', attempts: [attempt('500 nobody')] },
  ]);
  await attempts.close();
  expect(await repliesOf(late)).toEqual([]);
  expect((await seqOf(late)).attempts_seq).toBeNull();
});

test('what two processes write at once is all kept', async () => {
  const id = await newInbox();
  const writers = Array.from({ length: 4 }, setUp);
  for (const [nth, { attempts }] of writers.entries())
    attempts.record([{ address: id, attempts: [attempt(`500 ${nth}`)] }]);
  await Promise.all(writers.map(({ attempts }) => attempts.close()));
  expect((await repliesOf(id)).map(([reply]) => reply).sort()).toEqual(['500 0', '500 1', '500 2', '500 3']);
});

test('what cannot be written waits, bounded, and is written in order when the database is back', async () => {
  const id = await newInbox();
  const { attempts, place } = setUp();
  place.fails = true;
  attempts.record([{ address: id, attempts: [attempt('500 a')] }]);
  await expect.poll(() => place.errors).toBeGreaterThan(1);
  attempts.record([{ address: id, attempts: [attempt('500 b')] }]);
  attempts.record(
    Array.from({ length: 6_000 }, (_, nth) => ({ address: `nobody ${nth}`, attempts: [attempt('500')] })),
  );
  place.fails = false;
  await expect
    .poll(() => repliesOf(id))
    .toEqual([
      ['500 a', 1],
      ['500 b', 1],
    ]);
  await attempts.close();
});

test('many attempts are few transactions', async () => {
  const ids = await Promise.all(Array.from({ length: 250 }, () => newInbox()));
  const { attempts, place } = setUp();
  for (let round = 0; round < 40; round++)
    attempts.record(ids.map((address) => ({ address, attempts: [attempt('452 full')] })));
  await attempts.close();
  expect(place.writes).toBeLessThan(20);
  expect(await repliesOf(ids[249]!)).toEqual([['452 full', 40]]);
});
