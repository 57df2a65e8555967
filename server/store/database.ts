import { Kysely, PostgresDialect } from 'kysely';
import { createPool, type PoolSettings } from './pool.ts';
import type { Database } from './schema.ts';

export function createDatabase(settings: PoolSettings) {
  const pool = createPool(settings);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

export type Db = Kysely<Database>;
