import { Kysely, PostgresDialect, PostgresIntrospector, sql, type TableMetadata } from 'kysely';
import { createPool, type Pool, type PoolSettings } from './pool.ts';
import type { Database } from './schema.ts';

/** Typed queries over an existing pool. */
export function createDb(pool: Pool): Db {
  const dialect = new PostgresDialect({ pool });
  // Migrations look for a table by its name. Kysely would read all columns of all tables for that, which takes long and
  // fails if a partition is dropped meanwhile.
  const getTables = async () =>
    (await sql<TableMetadata>`SELECT tablename AS name, schemaname AS schema FROM pg_tables`.execute(db))
      .rows;
  dialect.createIntrospector = (any) => Object.assign(new PostgresIntrospector(any), { getTables });
  const db = new Kysely<Database>({ dialect });
  return db;
}

export function createDatabase(settings: PoolSettings) {
  const pool = createPool(settings);
  const db = createDb(pool);
  async function close() {
    await db.destroy();
    // Kysely leaves a pool open that was never used through it.
    if (!pool.ending) await pool.end();
  }
  return { db, pool, close };
}

export type Db = Kysely<Database>;
