import { type Kysely, sql } from 'kysely';

/**
 * What a restore has removed was not deleted by anybody, so a later restore may bring it back. Deleted accounts and revoked
 * keys are known for good, whatever was restored in between.
 */
export async function up(db: Kysely<unknown>) {
  await sql`CREATE TABLE removed_by_restore (id text PRIMARY KEY, at timestamptz NOT NULL, until timestamptz)`.execute(
    db,
  );
  await sql`CREATE TABLE deleted_ids (id uuid PRIMARY KEY)`.execute(db);
}
