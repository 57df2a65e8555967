import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { setUpDatabase } from '#tests/support/store-database.ts';
import { commitMails } from './commit-mails.ts';
import { createInboxStore, type NewInbox } from './inbox-store.ts';
import { createMessageStore } from './message-store.ts';
import { createPartitionStore } from './partitions.ts';

const HOUR = 3_600_000;
const now = new Date();
const handle = setUpDatabase();
let store: ReturnType<typeof createInboxStore>;
beforeAll(async () => {
  store = createInboxStore(handle);
  await createPartitionStore(handle).ensureFor(new Date(now.getTime() + HOUR));
});

const end = new Date(now.getTime() + HOUR);
const newInbox = (ownerId: string, changes: Partial<NewInbox> = {}): NewInbox => ({
  id: randomUUID(),
  ownerId,
  plan: 'free',
  addressHash: randomBytes(32),
  addressSealed: randomBytes(60),
  createdAt: now,
  expiresAt: end,
  latestEnd: end,
  ...changes,
});
const add = (inbox: NewInbox, at = now) => store.add({ inbox, now: at, decide: ({ quota }) => quota });

test('an address in use is refused until the moment it expires', async () => {
  const first = newInbox(randomUUID());
  expect(await add(first)).toBe('added');
  const again = { ...newInbox(randomUUID()), addressHash: first.addressHash };
  expect(await add(again)).toBe('taken');
  const later = first.expiresAt;
  expect(await add({ ...again, expiresAt: new Date(later.getTime() + HOUR) }, later)).toBe('added');
});

test('a deleted address can be used by nobody but its last owner until its planned expiry', async () => {
  const first = newInbox(randomUUID());
  const other = { ...newInbox(randomUUID()), addressHash: first.addressHash };
  const again = { ...first, id: randomUUID() };
  await add(first);
  await store.remove({ ownerId: first.ownerId, now });
  expect([await add(other), await store.addMailbox({ inbox: other, now })]).toEqual(['taken', 'taken']);
  expect(await store.listByOwner({ ownerId: other.ownerId, now })).toEqual([]);

  expect(await add(again)).toBe('added');
  await store.remove({ ownerId: first.ownerId, now });
  await store.purge({ now: new Date(first.expiresAt.getTime() - 1), quotasBefore: now });
  expect(await add(other)).toBe('taken');
  expect(await add({ ...other, expiresAt: new Date(now.getTime() + 2 * HOUR) }, first.expiresAt)).toBe(
    'added',
  );
});

test('a name that is being deleted while somebody registers it stays reserved', async () => {
  const first = newInbox(randomUUID());
  await add(first);
  const other = newInbox(randomUUID(), { addressHash: first.addressHash });
  const [, added] = await Promise.all([
    store.remove({ ownerId: first.ownerId, now }),
    store.addMailbox({ inbox: other, now }),
  ]);
  expect(added).toBe('taken');
});

test('a refused request stores nothing', async () => {
  const inbox = newInbox(randomUUID());
  const refused = store.add({
    inbox,
    now,
    decide: () => {
      throw new Error('no');
    },
  });
  await expect(refused).rejects.toThrow('no');
  expect(await store.listByOwner({ ownerId: inbox.ownerId, now })).toEqual([]);
});

test('deleting all inboxes while mail is delivered to them does not deadlock', async () => {
  const ownerId = randomUUID();
  const [low, high] = [randomUUID(), randomUUID()].sort() as [string, string];
  // Inserted in the order in which a delete without ORDER BY would lock them.
  await add(newInbox(ownerId, { id: high }));
  await add(newInbox(ownerId, { id: low }));
  const client = await handle.pool.connect();
  try {
    // A delivery locks in the order of the ids.
    await client.query('BEGIN');
    await client.query('SELECT 1 FROM inboxes WHERE id = $1 FOR UPDATE', [low]);
    const removing = store.remove({ ownerId, now });
    await sleep(150);
    await client.query('SELECT 1 FROM inboxes WHERE id = $1 FOR UPDATE', [high]);
    await client.query('COMMIT');
    expect(await removing).toBe(2);
  } finally {
    client.release();
  }
});

test('changing or deleting a message that is not there does not wait for the lock of its inbox', async () => {
  const inbox = newInbox(randomUUID());
  await add(inbox);
  const messages = createMessageStore(handle);
  const client = await handle.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT 1 FROM inboxes WHERE id = $1 FOR UPDATE', [inbox.id]);
    // The lock is held until both have answered.
    expect(await messages.markSeen(inbox, randomUUID(), true)).toBe(false);
    expect(await messages.remove(inbox, randomUUID(), now)).toBe(false);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});

test('a purge removes expired inboxes, and quotas once their cooldown is over', async () => {
  const mine = newInbox(randomUUID());
  await store.add({ inbox: mine, now, decide: () => ({ generated: 1, newestExpiry: mine.expiresAt }) });
  const passed = mine.expiresAt;
  await store.purge({ now: new Date(passed.getTime() - 1), quotasBefore: new Date(0) });
  const find = () => store.findByAddresses({ addressHashes: [mine.addressHash], now });
  expect([...(await find()).values()]).toMatchObject([{ id: mine.id }]);
  await store.purge({ now: passed, quotasBefore: passed });
  expect((await find()).size).toBe(0);
  expect(await store.quotaOf(mine.ownerId)).toMatchObject({ generated: 1 });
  await store.purge({ now: passed, quotasBefore: new Date(passed.getTime() + 1) });
  expect(await store.quotaOf(mine.ownerId)).toBeUndefined();
});

test('inboxes that could have been extended are deleted with their mail when they end, by several processes at once', async () => {
  const latestEnd = new Date(end.getTime() + 6 * HOUR);
  await createPartitionStore(handle).ensureFor(latestEnd);
  const inboxes = Array.from({ length: 250 }, () => newInbox(randomUUID(), { latestEnd }));
  const living = newInbox(randomUUID(), { latestEnd, expiresAt: new Date(end.getTime() + HOUR) });
  for (const inbox of [...inboxes, living]) await add(inbox);
  await handle.pool.query(
    `WITH added AS (
       INSERT INTO messages (expires_at, inbox_id, seq, id, received_at, size, summary)
       SELECT $1, id, seq, gen_random_uuid(), now(), 1, '' FROM unnest($2::uuid[]) id, generate_series(1, 4) seq
       RETURNING expires_at, id)
     INSERT INTO message_chunks SELECT expires_at, id, 0, 'sealed' FROM added`,
    [latestEnd, [...inboxes, living].map(({ id }) => id)],
  );
  const counts = async () => {
    const { rows } = await handle.pool.query(
      `SELECT (SELECT count(*)::int FROM inboxes WHERE latest_end = $1) AS inboxes,
         (SELECT count(*)::int FROM messages WHERE expires_at = $1) AS messages,
         (SELECT count(*)::int FROM message_chunks WHERE expires_at = $1) AS bodies`,
      [latestEnd],
    );
    return rows[0];
  };
  const purge = (at: Date) => createInboxStore(handle).purge({ now: at, quotasBefore: new Date(0) });
  await purge(new Date(end.getTime() - 1));
  expect(await counts()).toEqual({ inboxes: 251, messages: 1004, bodies: 1004 });
  await Promise.all([purge(end), purge(end), purge(end)]);
  expect(await counts()).toEqual({ inboxes: 1, messages: 4, bodies: 4 });
});

test('mail that comes at the moment an inbox ends is refused, or deleted with it', async () => {
  const latestEnd = new Date(end.getTime() + 6 * HOUR);
  await createPartitionStore(handle).ensureFor(latestEnd);
  const purge = () => store.purge({ now: end, quotasBefore: new Date(0) });
  for (let round = 0; round < 20; round++) {
    const inbox = newInbox(randomUUID(), { latestEnd });
    await add(inbox);
    const id = randomUUID();
    const mail = {
      receivedAt: now,
      size: 1,
      body: { id, latestEnd, position: 0, sealed: randomBytes(9) },
      copies: [{ messageId: id, inboxId: inbox.id, maxMessages: 9, summary: randomBytes(9) }],
    };
    // One process is a moment behind the other.
    const [[outcome]] = await Promise.all([
      commitMails(handle.pool, [mail], new Date(end.getTime() - 1)),
      purge(),
    ]);
    expect(['stored', 'gone']).toContain(outcome);
    await purge();
    expect(await createMessageStore(handle).list(inbox)).toEqual([]);
    const pieces = 'SELECT FROM message_chunks WHERE message_id = $1';
    expect((await handle.pool.query(pieces, [id])).rowCount).toBe(0);
  }
});

test('an inbox that is extended at the moment it ends keeps its mail, or is gone with it', async () => {
  const latestEnd = new Date(end.getTime() + 6 * HOUR);
  await createPartitionStore(handle).ensureFor(latestEnd);
  for (let round = 0; round < 20; round++) {
    const inbox = newInbox(randomUUID(), { latestEnd });
    await add(inbox);
    await handle.pool.query(
      `INSERT INTO messages (expires_at, inbox_id, seq, id, received_at, size, summary)
       VALUES ($1, $2, 1, $2, now(), 1, '')`,
      [latestEnd, inbox.id],
    );
    // One process is a moment behind the other.
    const [extended] = await Promise.all([
      store.extend({
        ownerId: inbox.ownerId,
        id: inbox.id,
        now: new Date(end.getTime() - 1),
        decide: () => latestEnd,
      }),
      store.purge({ now: end, quotasBefore: new Date(0) }),
    ]);
    const messages = await createMessageStore(handle).list(inbox);
    expect(messages).toHaveLength(extended ? 1 : 0);
  }
});
