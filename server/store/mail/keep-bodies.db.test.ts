import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { setUpDatabase } from '#tests/support/store-database.ts';
import { catchAllInbox } from './catch-all-store.ts';
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
