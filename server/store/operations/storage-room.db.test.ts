import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createPool, type Pool } from '../pool.ts';
import { createStorageRoom, type StorageState } from './storage-room.ts';

const MB = 2 ** 20;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, onError: () => {} });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function databaseSize(): Promise<number> {
  const { rows } = await pool.query('SELECT pg_database_size(current_database()) AS bytes');
  return rows[0].bytes;
}

test('there is room below the limit and none above it, and each change is reported once', async () => {
  const changes: StorageState[] = [];
  const limit = (await databaseSize()) + 2 * MB;
  const hasRoom = createStorageRoom({
    pool,
    limit: () => limit,
    onChange: (state) => changes.push(state),
    freshMs: 0,
  });
  expect(await hasRoom()).toBe(true);
  await pool.query(
    "CREATE TABLE filler AS SELECT decode(repeat('ab', 500), 'hex') FROM generate_series(1, 8000)",
  );
  expect([await hasRoom(), await hasRoom()]).toEqual([false, false]);
  expect(changes).toEqual([{ isFull: true, bytes: expect.any(Number), limit }]);
  expect(changes[0]!.bytes).toBeGreaterThan(limit);
  await pool.query('DROP TABLE filler');
  await pool.query('CHECKPOINT');
  expect([await hasRoom(), await hasRoom()]).toEqual([true, true]);
  expect(changes.map(({ isFull }) => isFull)).toEqual([true, false]);
});

test('a measurement is shared for as long as it is fresh', async () => {
  const counted = { queries: 0 };
  const counting = {
    query: (text: string) => {
      counted.queries++;
      return pool.query(text);
    },
  } as unknown as Pool;
  const hasRoom = createStorageRoom({ pool: counting, limit: () => 1, onChange: () => {} });
  expect(await Promise.all(Array.from({ length: 50 }, hasRoom))).toEqual(Array(50).fill(false));
  expect(counted.queries).toBe(1);
});

test('mail is not refused for lack of room when the size cannot be measured', async () => {
  const broken = createPool({ url: database.url, onError: () => {} });
  await broken.end();
  const hasRoom = createStorageRoom({ pool: broken, limit: () => 1, onChange: () => {} });
  expect(await hasRoom()).toBe(true);
});
