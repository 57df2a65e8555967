import { type Kysely, sql } from 'kysely';

/** What owners call their addresses, sealed, and the position at which that last changed. */
export async function up(db: Kysely<unknown>) {
  await sql`ALTER TABLE inboxes ADD COLUMN label_sealed bytea, ADD COLUMN label_seq bigint`.execute(db);
}
