import { type Kysely, sql } from 'kysely';

/** The language of the page on which somebody signed up or last signed in: mail to them is written in it. */
export async function up(db: Kysely<unknown>) {
  await sql`ALTER TABLE accounts ADD COLUMN language text NOT NULL DEFAULT 'en'`.execute(db);
}
