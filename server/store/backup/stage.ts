import { sql } from 'kysely';
import type pg from 'pg';
import { advisoryLocks } from '../advisory-locks.ts';
import { createDb, type Db } from '../database.ts';
import { migrate } from '../migrate.ts';
import type { Pool } from '../pool.ts';
import type { Rows } from './read-snapshot.ts';
import { STAGE } from './tables.ts';

/** Typed queries on one connection, whatever it is in the middle of. */
export const onClient = (client: pg.PoolClient): Db =>
  createDb({
    connect: async () => ({ query: client.query.bind(client), release: () => {} }),
    end: async () => {},
  } as unknown as Pool);

/**
 * Unpacks a backup into a schema of its own: first in the form it was made in, then migrated to the current one. What is
 * served does not notice.
 */
export async function fillStage(client: pg.PoolClient, schema: string, pieces: AsyncIterable<Rows>) {
  const db = onClient(client);
  await dropStage(client);
  await client.query(`CREATE SCHEMA ${STAGE}`);
  // Unqualified names mean the stage from here on, in the migrations too.
  await client.query(`SET search_path = ${STAGE}`);
  try {
    await migrate(db, schema, STAGE);
    for (const table of ['messages', 'message_chunks'])
      await client.query(`CREATE TABLE ${table}_staged PARTITION OF ${table} DEFAULT`);
    // OFFSET 0: without it, the text would be parsed again for every column.
    for await (const { table, rows } of pieces)
      await client.query(
        `INSERT INTO ${table} OVERRIDING SYSTEM VALUE
         SELECT (r).* FROM (SELECT row::${table} AS r FROM unnest($1::text[]) row OFFSET 0) rows`,
        [rows],
      );
    await migrate(db, undefined, STAGE);
    // Without an index on ids, every row would be searched in all others.
    await client.query('CREATE INDEX ON messages (id)');
    await client.query('ANALYZE inboxes, messages, message_chunks');
  } finally {
    await client.query('RESET search_path');
  }
}

/** Whether a restore is running, or was killed. */
export const hasStage = async (db: Db): Promise<boolean> =>
  (await sql`SELECT FROM pg_namespace WHERE nspname = ${STAGE}`.execute(db)).rows.length > 0;

/** Words for a database that was never used and holds a part of a backup. */
export const UNFINISHED = {
  problem: 'a restore into this database did not come to its end',
  remedy: `repeat it, or drop the schema ${STAGE} to begin without it`,
};

export async function refuseStage(db: Db): Promise<void> {
  if (await hasStage(db)) throw new Error(`${UNFINISHED.problem}: ${UNFINISHED.remedy}`);
}

/** Removes what a killed restore has left, unless one is running. Returns whether there was something. */
export async function dropAbandonedStage(db: Db): Promise<boolean> {
  if (!(await hasStage(db))) return false;
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ isFree: boolean }>`
      SELECT pg_try_advisory_xact_lock(${advisoryLocks.restoreBackup}) AS "isFree"`.execute(trx);
    if (rows[0]!.isFree) await sql`DROP SCHEMA IF EXISTS ${sql.id(STAGE)} CASCADE`.execute(trx);
    return rows[0]!.isFree;
  });
}

export const dropStage = (client: pg.PoolClient) => client.query(`DROP SCHEMA IF EXISTS ${STAGE} CASCADE`);
