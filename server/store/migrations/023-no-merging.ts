import { type Kysely, sql } from 'kysely';

/** A backup is restored into an empty database, so nothing is kept that merging one needed, nor what a killed merge left. */
export async function up(db: Kysely<unknown>) {
  for (const statement of [
    'DROP TABLE removed_by_restore, deleted_ids',
    'DROP SCHEMA IF EXISTS mayfly_restore CASCADE',
    `DELETE FROM settings WHERE key IN ('database-identity', 'history', 'last-restore')`,
  ])
    await sql.raw(statement).execute(db);
}
