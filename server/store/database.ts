import { Kysely, PostgresDialect } from 'kysely';
import { createPool, type Pool, type PoolSettings } from './pool.ts';
import type { Database } from './schema.ts';

/** Typed queries over an existing pool. */
export const createDb = (pool: Pool): Db => new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });

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
