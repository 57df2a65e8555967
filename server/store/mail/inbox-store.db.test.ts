import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { setUpDatabase } from '#tests/support/store-database.ts';
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

const newInbox = (ownerId: string, changes: Partial<NewInbox> = {}): NewInbox => ({
  id: randomUUID(),
  ownerId,
  plan: 'free',
  addressHash: randomBytes(32),
  addressSealed: randomBytes(60),
  createdAt: now,
  expiresAt: new Date(now.getTime() + HOUR),
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
