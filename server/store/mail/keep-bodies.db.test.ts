import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { setUpDatabase } from '#tests/support/store-database.ts';
import { catchAllInbox } from './catch-all-store.ts';
import { createMessageChanges } from './change-messages.ts';
import { keepBodies } from './keep-bodies.ts';
import { createPartitionStore, PARTITION_MS } from './partitions.ts';

const handle = setUpDatabase();
const start = Math.floor(Date.now() / PARTITION_MS) * PARTITION_MS;
const at = (partitions: number) => new Date(start + partitions * PARTITION_MS);

/** A message in an inbox that was extended: its body is in an earlier partition. */
async function addMessage({ body, message }: { body: Date; message: Date }, shared: string | null = null) {
  const id = randomUUID();
  await handle.pool.query(
    `INSERT INTO messages (expires_at, inbox_id, seq, id, received_at, size, summary, body_id, body_expires_at)
     VALUES ($1, $2, 1, $2, now(), 1, '', $3, $4)`,
    [message, id, shared, body],
  );
  await handle.pool.query(
    `INSERT INTO message_chunks SELECT $1, $2, position, 'sealed' FROM generate_series(0, 2) position
     ON CONFLICT DO NOTHING`,
    [body, shared ?? id],
  );
  return id;
}
const piecesAt = async (time: Date, id: string) =>
  (
    await handle.pool.query('SELECT 1 FROM message_chunks WHERE expires_at = $1 AND message_id = $2', [
      time,
      id,
    ])
  ).rowCount;

test('a partition goes when what lives on was copied out of it, and waits while that is not possible', async () => {
  const store = createPartitionStore(handle);
  await store.roll({ now: at(0), until: at(4) });
  const [kept, stuck] = [at(3), at(4)];
  const fits = await addMessage({ body: at(0), message: kept });
  const fails = await addMessage({ body: at(1), message: stuck });
  const full = `message_chunks_p${stuck.getTime() / 1000}`;
  await handle.pool.query(`
    CREATE FUNCTION fail() RETURNS trigger AS $$ BEGIN RAISE disk_full; END $$ LANGUAGE plpgsql;
    CREATE TRIGGER full_disk BEFORE INSERT ON ${full} FOR EACH ROW EXECUTE FUNCTION fail()`);

  const roll = () => store.roll({ now: at(2), until: at(4) });
  await expect(roll()).rejects.toMatchObject({ code: '53100' });
  expect((await store.list())[0]).toBe(at(1).getTime());
  expect(await piecesAt(kept, fits)).toBe(3);
  expect(await piecesAt(at(1), fails)).toBe(3);

  await handle.pool.query(`DROP TRIGGER full_disk ON ${full}`);
  expect(await roll()).toMatchObject({ dropped: 1 });
  expect((await store.list())[0]).toBe(at(2).getTime());
  expect(await piecesAt(stuck, fails)).toBe(3);
});

/** Adds the inbox of a message, so that the message can be deleted as its owner does. */
async function deletable(id: string, expiresAt: Date) {
  await handle.pool.query(
    `INSERT INTO inboxes (id, owner_id, plan, address_hash, address_sealed, created_at, expires_at, seq, message_count)
     VALUES ($1, $1, 'free', $2, '', now(), $3, 1, 1)`,
    [id, Buffer.from(id), expiresAt],
  );
  return () => createMessageChanges(handle).remove({ id, expiresAt }, id, at(0));
}

/** Does something while the body of a message was copied and its record does not say so yet. */
async function whileItIsKept(id: string, before: Date, work: () => Promise<unknown>) {
  await handle.pool.query(`
    CREATE FUNCTION pause() RETURNS trigger AS $$ BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NEW; END $$ LANGUAGE plpgsql;
    CREATE TRIGGER pause BEFORE UPDATE ON messages FOR EACH ROW WHEN (OLD.id = '${id}' AND NEW.deleted_seq IS NULL) EXECUTE FUNCTION pause()`);
  const waiting = async () =>
    (
      await handle.pool.query(
        "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
      )
    ).rowCount;
  const holder = await handle.pool.connect();
  await holder.query('SELECT pg_advisory_lock(1)');
  const kept = keepBodies(handle.db, before);
  await vi.waitUntil(async () => (await waiting()) === 1);
  let done = false;
  const worked = work().finally(() => {
    done = true;
  });
  await vi.waitUntil(async () => done || (await waiting()) === 2);
  await holder.query('SELECT pg_advisory_unlock(1)');
  holder.release();
  await Promise.all([kept, worked]);
  await handle.pool.query('DROP FUNCTION pause CASCADE');
}

test('a body is not lost when one of its messages is deleted while it is kept for another one', async () => {
  const store = createPartitionStore(handle);
  await store.roll({ now: at(20), until: at(24) });
  const shared = randomUUID();
  const end = at(24);
  const deleted = await addMessage({ body: at(20), message: end }, shared);
  const remove = await deletable(deleted, end);
  await keepBodies(handle.db, at(21));
  const living = await addMessage({ body: at(20), message: end }, shared);
  await whileItIsKept(living, at(21), remove);
  expect(await piecesAt(end, shared)).toBe(3);
});

test('nothing is left of a message that is deleted while its body is kept', async () => {
  const store = createPartitionStore(handle);
  await store.roll({ now: at(30), until: at(34) });
  const end = at(34);
  const id = await addMessage({ body: at(30), message: end });
  await whileItIsKept(id, at(31), await deletable(id, end));
  expect(await piecesAt(end, id)).toBe(0);
});

test('only what lives on is copied, and the inbox of all mail keeps nothing', async () => {
  const store = createPartitionStore(handle);
  await store.roll({ now: at(10), until: at(16) });
  await store.ensureFor(catchAllInbox.expiresAt);
  const shared = randomUUID();
  const [one, two] = [at(14), at(15)];
  await addMessage({ body: at(10), message: one }, shared);
  await addMessage({ body: at(10), message: two }, shared);
  const ended = await addMessage({ body: at(10), message: at(11) });
  const all = await addMessage({ body: at(10), message: catchAllInbox.expiresAt });
  expect(await keepBodies(handle.db, at(12))).toEqual({ needed: [] });
  for (const time of [one, two]) expect(await piecesAt(time, shared)).toBe(3);
  expect(await piecesAt(at(11), ended)).toBe(0);
  expect(await piecesAt(catchAllInbox.expiresAt, all)).toBe(0);
  const { rows } = await handle.pool.query(
    'SELECT expires_at = body_expires_at AS own FROM messages WHERE body_id = $1',
    [shared],
  );
  expect(rows).toEqual([{ own: true }, { own: true }]);
});
