import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { createPartitionStore, PARTITION_MS } from './partitions.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let handle: ReturnType<typeof createDatabase>;
beforeAll(async () => {
  database = await createTestDatabase();
  handle = createDatabase({ url: database.url, onError: () => {} });
  await migrate(handle.db);
});
afterAll(async () => {
  await handle.close();
  await database.drop();
});
beforeEach(async () => {
  const all = await createPartitionStore(handle).list();
  for (const start of all)
    await handle.pool.query(`DROP TABLE messages_p${start / 1000}, message_chunks_p${start / 1000}`);
});

const start = Math.floor(Date.now() / PARTITION_MS) * PARTITION_MS;
const at = (partitions: number) => new Date(start + partitions * PARTITION_MS);

test('the job makes what is needed ahead and drops what has passed, to the moment', async () => {
  const store = createPartitionStore(handle);
  expect(await store.roll({ now: at(0), until: at(3) })).toEqual({ created: 4, dropped: 0 });
  expect(await store.list()).toEqual([0, 1, 2, 3].map((n) => at(n).getTime()));
  expect(await store.roll({ now: new Date(at(1).getTime() - 1), until: at(3) })).toEqual({
    created: 0,
    dropped: 0,
  });
  expect(await store.roll({ now: at(1), until: at(4) })).toEqual({ created: 1, dropped: 1 });
  expect(await store.list()).toEqual([1, 2, 3, 4].map((n) => at(n).getTime()));
  const { rows } = await handle.pool.query(
    "SELECT 1 FROM pg_class WHERE relname LIKE 'message%\\_p%' AND relkind = 'r'",
  );
  expect(rows).toHaveLength(8);
});

test('the job is safe on several nodes at once', async () => {
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

test('a place that the job has not made yet is made when it is needed, by any number at once', async () => {
  const nodes = Array.from({ length: 6 }, () => createPartitionStore(handle));
  await Promise.all(nodes.map((node) => node.ensureFor(at(50))));
  expect(await nodes[0]!.list()).toEqual([at(50).getTime()]);
});

test('a long lifetime is made room for step by step, and mail gets through between the steps', async () => {
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

test('mail in the way does not make the drop dearer or fail', async () => {
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
