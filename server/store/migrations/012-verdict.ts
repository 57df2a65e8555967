import { type Kysely, sql } from 'kysely';

/** What the checks of a message's sender found: SPF, DKIM, DMARC and ARC. */
export async function up(db: Kysely<unknown>) {
  for (const statement of [
    'ALTER TABLE messages ADD COLUMN verdict bytea, ADD COLUMN verdict_seq bigint',
    'ALTER TABLE messages ALTER COLUMN verdict SET STORAGE EXTERNAL',
  ])
    await sql.raw(statement).execute(db);
}
