import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { setUpDatabase } from '#tests/support/store-database.ts';
import { createPartitionStore, PARTITION_MS } from './partitions.ts';

const handle = setUpDatabase();
beforeEach(async () => {
  for (const name of await tables()) await handle.pool.query(`DROP TABLE IF EXISTS ${name}`);
});

const start = Math.floor(Date.now() / PARTITION_MS) * PARTITION_MS;
const at = (partitions: number) => new Date(start + partitions * PARTITION_MS);
const nameAt = (table: string, partitions: number) => `${table}_p${at(partitions).getTime() / 1000}`;

async function tables(): Promise<string[]> {
  const { rows } = await handle.pool.query(
    "SELECT relname FROM pg_class WHERE relname ~ '^message.*_p[0-9]+$' AND relkind = 'r' ORDER BY relname",
  );
  return rows.map(({ relname }) => relname);
}

/** Holds the locks that pg_dump holds while it runs: ACCESS SHARE on the tables and all of their partitions. */
async function startDump() {
  const client = new pg.Client({ connectionString: handle.url });
  await client.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await client.query('SELECT count(*) FROM messages');
  await client.query('SELECT count(*) FROM message_chunks');
  return { client, end: () => client.end() };
}

/** Stores and reads mail as the server does, and fails when either waits for the dump, which doesn't end by itself. */
async function expectMailPasses(partitions: number) {
  const [id, inbox] = ['6f7c0000-0000-7000-8000-000000000001', '6f7c0000-0000-4000-8000-000000000002'];
  const client = await handle.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query("SET LOCAL statement_timeout = '20s'");
    await client.query("INSERT INTO message_chunks VALUES ($1, $2, 0, '')", [at(partitions), id]);
    await client.query('SELECT FROM messages WHERE expires_at = $1 AND inbox_id = $2', [
      at(partitions),
      inbox,
    ]);
    await client.query('DELETE FROM message_chunks WHERE expires_at = $1 AND message_id = $2', [
      at(partitions),
      id,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

test('the job creates partitions ahead of time and drops each one at the moment it has passed', async () => {
  const store = createPartitionStore(handle);
  expect(await store.roll({ now: at(0), until: at(3) })).toEqual({ created: 4, dropped: 0 });
  expect(await store.list()).toEqual([0, 1, 2, 3].map((n) => at(n).getTime()));
  expect(await store.roll({ now: new Date(at(1).getTime() - 1), until: at(3) })).toEqual({
    created: 0,
    dropped: 0,
  });
  expect(await store.roll({ now: at(1), until: at(4) })).toEqual({ created: 1, dropped: 1 });
  expect(await store.list()).toEqual([1, 2, 3, 4].map((n) => at(n).getTime()));
  expect(await tables()).toHaveLength(8);
});

test('the job may run on several nodes at once', async () => {
  const nodes = Array.from({ length: 6 }, () => createPartitionStore(handle));
  await Promise.all(nodes.map((node) => node.roll({ now: at(0), until: at(6) })));
  await Promise.all([
    ...nodes.map((node) => node.roll({ now: at(3), until: at(9) })),
    ...nodes.map((node) => node.ensureFor(at(9))),
  ]);
  const present = await createPartitionStore(handle).list();
  expect(present.filter((time) => time < at(3).getTime())).toEqual([]);
  expect(present).toContain(at(9).getTime());
});

test('a partition that the job has not made yet is made when an inbox needs it, by several nodes at once', async () => {
  const nodes = Array.from({ length: 6 }, () => createPartitionStore(handle));
  await Promise.all(nodes.map((node) => node.ensureFor(at(50))));
  expect(await nodes[0]!.list()).toEqual([at(50).getTime()]);
});

test('mail is stored while the job creates many partitions', async () => {
  const store = createPartitionStore(handle);
  await store.ensureFor(at(0));
  const rolling = store.roll({ now: at(0), until: at(31 * 96) });
  let through = 0;
  let rolled = false;
  void rolling.finally(() => {
    rolled = true;
  });
  while (!rolled) {
    await handle.pool.query("INSERT INTO message_chunks VALUES ($1, gen_random_uuid(), 0, '')", [at(0)]);
    through++;
  }
  expect(await rolling).toEqual({ created: 128, dropped: 0 });
  expect(through).toBeGreaterThan(8);
});

test('a partition full of mail is dropped', async () => {
  const store = createPartitionStore(handle);
  await store.roll({ now: at(0), until: at(1) });
  await handle.pool.query(
    `INSERT INTO message_chunks SELECT $1, gen_random_uuid(), 0, decode(repeat('ab', 1000), 'hex') FROM generate_series(1, 2000)`,
    [at(0)],
  );
  expect(await store.roll({ now: at(2), until: at(3) })).toMatchObject({ dropped: 2 });
  const { rows } = await handle.pool.query('SELECT count(*)::int AS count FROM message_chunks');
  expect(rows[0].count).toBe(0);
});

test('a partition has the columns, storage and indexes of its table', async () => {
  await createPartitionStore(handle).ensureFor(at(0));
  const columnsOf = async (name: string) =>
    (
      await handle.pool.query(
        `SELECT attname, attstorage, attnotnull, atthasdef FROM pg_attribute
         WHERE attrelid = $1::regclass AND attnum > 0 ORDER BY attnum`,
        [name],
      )
    ).rows;
  const options = {
    messages: ['toast_tuple_target=8160', 'fillfactor=50'],
    message_chunks: ['toast_tuple_target=8160'],
  };
  for (const [table, reloptions] of Object.entries(options)) {
    expect(await columnsOf(nameAt(table, 0))).toEqual(await columnsOf(table));
    const { rows } = await handle.pool.query(
      `SELECT c.reloptions, p.indrelid::regclass::text AS parent, i.indisprimary
       FROM pg_class c JOIN pg_index i ON i.indrelid = c.oid JOIN pg_inherits h ON h.inhrelid = i.indexrelid
       JOIN pg_index p ON p.indexrelid = h.inhparent WHERE c.relname = $1`,
      [nameAt(table, 0)],
    );
    expect(rows).toContainEqual({ reloptions, parent: table, indisprimary: true });
  }
});

test('new partitions are made beside a running dump, and mail does not wait', async () => {
  const store = createPartitionStore(handle);
  await store.ensureFor(at(0));
  const dump = await startDump();
  try {
    const rolling = store.roll({ now: at(0), until: at(2) });
    await expectMailPasses(0);
    expect(await rolling).toEqual({ created: 2, dropped: 0 });
    await store.ensureFor(at(5));
    await expectMailPasses(5);
  } finally {
    await dump.end();
  }
});

test('a passed partition waits for a running dump while mail passes, and goes when the dump has ended', async () => {
  const store = createPartitionStore(handle);
  await store.roll({ now: at(0), until: at(4) });
  const dump = await startDump();
  try {
    const rolling = store.roll({ now: at(2), until: at(4) });
    for (let n = 0; n < 20; n++) await expectMailPasses(3);
    expect(await rolling).toEqual({ created: 0, dropped: 0 });
    await expectMailPasses(3);
    // The dump still reads what it began with.
    await dump.client.query(`SELECT count(*) FROM ${nameAt('messages', 0)}`);
  } finally {
    await dump.end();
  }
  expect(await store.roll({ now: at(2), until: at(4) })).toEqual({ created: 0, dropped: 2 });
  expect(await tables()).toHaveLength(6);
});

test('a detach that was interrupted is completed, beside mail and beside other partitions that have passed', async () => {
  const store = createPartitionStore(handle);
  await store.roll({ now: at(0), until: at(3) });
  const dump = await startDump();
  try {
    const client = await handle.pool.connect();
    await client.query("SET statement_timeout = '300ms'");
    const detaching = client.query(
      `ALTER TABLE messages DETACH PARTITION ${nameAt('messages', 1)} CONCURRENTLY`,
    );
    await expect(detaching).rejects.toMatchObject({ code: '57014' });
    client.release(true);
    expect(await store.roll({ now: at(2), until: at(3) })).toEqual({ created: 0, dropped: 0 });
    await expectMailPasses(2);
  } finally {
    await dump.end();
  }
  expect(await store.roll({ now: at(2), until: at(3) })).toEqual({ created: 0, dropped: 2 });
  expect(await tables()).toHaveLength(4);
});

test('a detached table that was not dropped is dropped by the next run', async () => {
  const store = createPartitionStore(handle);
  await store.roll({ now: at(0), until: at(2) });
  await handle.pool.query(`ALTER TABLE messages DETACH PARTITION ${nameAt('messages', 0)}`);
  expect(await store.roll({ now: at(1), until: at(2) })).toEqual({ created: 0, dropped: 1 });
  expect(await tables()).toHaveLength(4);
});

test('an inbox that needs a partition again finds it made anew, whatever was left of the old one', async () => {
  const store = createPartitionStore(handle);
  await store.roll({ now: at(0), until: at(2) });
  await handle.pool.query(`ALTER TABLE messages DETACH PARTITION ${nameAt('messages', 0)}`);
  await store.ensureFor(at(0));
  await expectMailPasses(0);
  expect(await tables()).toHaveLength(6);
});

test('partitions made by an older version, as part of the table from the start, stay and pass like the others', async () => {
  const store = createPartitionStore(handle);
  for (const table of ['messages', 'message_chunks'])
    await handle.pool.query(
      `CREATE TABLE ${nameAt(table, 0)} PARTITION OF ${table}
       FOR VALUES FROM ('${at(0).toISOString()}') TO ('${at(1).toISOString()}') WITH (toast_tuple_target = 8160)`,
    );
  await store.ensureFor(at(0));
  await expectMailPasses(0);
  expect(await store.roll({ now: at(0), until: at(1) })).toEqual({ created: 1, dropped: 0 });
  expect(await store.roll({ now: at(1), until: at(1) })).toEqual({ created: 0, dropped: 1 });
});
