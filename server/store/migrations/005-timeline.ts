import { type Kysely, sql } from 'kysely';

/** When a mail was committed and when it reached an open page, for `mayfly trace`. */
export async function up(db: Kysely<unknown>) {
  for (const statement of [
    'ALTER TABLE messages ADD COLUMN stored_at timestamptz, ADD COLUMN pushed_at timestamptz',
    // Set separately from adding the column, so that no partition is rewritten.
    'ALTER TABLE messages ALTER COLUMN stored_at SET DEFAULT clock_timestamp()',
  ])
    await sql.raw(statement).execute(db);
}
