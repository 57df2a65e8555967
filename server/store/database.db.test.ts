import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createDatabase } from './database.ts';
import { isUnavailable } from './unavailable.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const open = () => createDatabase({ url: database.url, onError: () => {} });

test('a connection that breaks in a transaction fails the transaction and not the process', async () => {
  const { db, pool, close } = open();
  const uncaught: unknown[] = [];
  const watch = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', watch);
  try {
    const broken = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx);
      await pool.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
      await sleep(100);
      await sql`SELECT 1`.execute(trx);
    });
    await expect(broken).rejects.toSatisfy(isUnavailable);
    expect(uncaught).toEqual([]);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  } finally {
    process.off('uncaughtException', watch);
    await close();
  }
});

test('bigint columns are read as numbers and timestamps as dates', async () => {
  const { pool, close } = open();
  const { rows } = await pool.query('SELECT 7::bigint AS seq, now() AS time, decode($1, $2) AS bytes', [
    'ff00',
    'hex',
  ]);
  expect(rows[0]).toMatchObject({ seq: 7, time: expect.any(Date), bytes: Buffer.from([255, 0]) });
  await close();
});
