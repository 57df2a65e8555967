import { Kysely, PostgresDialect } from 'kysely';
import { createPool, type Pool, type PoolSettings } from './pool.ts';
import type { Database } from './schema.ts';

/** Typed queries over an existing pool. */
export const createDb = (pool: Pool): Db => new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });

export function createDatabase(settings: PoolSettings) {
  const pool = createPool(settings);
  const db = createDb(pool);
  return { db, pool, close: () => db.destroy() };
}

export type Db = Kysely<Database>;
