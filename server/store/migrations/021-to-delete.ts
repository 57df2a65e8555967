import { type Kysely, sql } from 'kysely';

/** Messages that a mail program has marked, and deletes later. */
export async function up(db: Kysely<unknown>) {
  await sql.raw('ALTER TABLE messages ADD COLUMN to_delete boolean NOT NULL DEFAULT false').execute(db);
}
