import { type Kysely, sql } from 'kysely';

/** When a mail was committed, and when it reached an open page: what "where is my mail?" asks. */
export async function up(db: Kysely<unknown>) {
  for (const statement of [
    'ALTER TABLE messages ADD COLUMN stored_at timestamptz, ADD COLUMN pushed_at timestamptz',
    // Apart from the column, so that no partition is written anew.
    'ALTER TABLE messages ALTER COLUMN stored_at SET DEFAULT clock_timestamp()',
  ])
    await sql.raw(statement).execute(db);
}
