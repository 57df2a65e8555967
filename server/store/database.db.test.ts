import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createDatabase } from './database.ts';
import { migrate, migrationNames } from './migrate.ts';
import { createPool } from './pool.ts';
import { isUnavailable } from './unavailable.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const open = (onError: (error: Error) => void = () => {}) => createDatabase({ url: database.url, onError });

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

test('an idle connection that breaks is reported, unless the pool is being closed', async () => {
  const reported: string[] = [];
  const { pool } = open(({ message }) => reported.push(message));
  await pool.query('SELECT 1');
  pool.emit('error', new Error('in use'), {} as never);
  const closed = pool.end();
  // A database that stops ends the connections that are just being closed.
  pool.emit('error', new Error('closing'), {} as never);
  await closed;
  expect(reported).toEqual(['in use']);
});

test('bigint columns are read as numbers and timestamps as dates', async () => {
  const { pool, close } = open();
  const { rows } = await pool.query('SELECT 7::bigint AS seq, now() AS time, decode($1, $2) AS bytes', [
    'ff00',
    'hex',
  ]);
  expect(rows[0]).toMatchObject({ seq: 7, time: expect.any(Date), bytes: Buffer.from([255, 0]) });
  await close();
  expect(pool.totalCount).toBe(0);
});

test.each([true, false])(
  'a named statement is prepared only if its connection stays the same (%s)',
  async (prepares) => {
    const pool = createPool({ url: database.url, max: 1, prepares, onError: () => {} });
    const { rows } = await pool.query({ name: 'one', text: 'SELECT $1::int AS n', values: [1] });
    expect(rows).toEqual([{ n: 1 }]);
    const prepared = await pool.query('SELECT name FROM pg_prepared_statements');
    expect(prepared.rows).toEqual(prepares ? [{ name: 'one' }] : []);
    await pool.end();
  },
);

test('migrations work while another process drops partitions', async () => {
  const [migrating, dropping] = [open(), open()];
  expect((await migrate(migrating.db)).map(({ name }) => name)).toEqual(migrationNames);
  let busy = true;
  let dropped = 0;
  const drops = (async () => {
    // Several queries, because a statement string runs in one transaction.
    for (; busy; dropped++) {
      await dropping.pool.query(`CREATE TABLE part_${dropped} (id int)`);
      await dropping.pool.query(`DROP TABLE part_${dropped}`);
    }
  })();
  try {
    for (let n = 0; n < 30 || dropped < 30; n++) expect(await migrate(migrating.db)).toEqual([]);
  } finally {
    busy = false;
    await drops;
    await migrating.close();
    await dropping.close();
  }
});
