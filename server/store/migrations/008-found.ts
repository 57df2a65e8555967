import { type Kysely, sql } from 'kysely';

/** The code and the links that were found in a message, which are looked for when it is first read. */
export async function up(db: Kysely<unknown>) {
  for (const statement of [
    `ALTER TABLE messages ADD COLUMN found bytea, ADD COLUMN found_seq bigint,
       ADD COLUMN found_tries smallint NOT NULL DEFAULT 0`,
    'ALTER TABLE messages ALTER COLUMN found SET STORAGE EXTERNAL',
  ])
    await sql.raw(statement).execute(db);
}
