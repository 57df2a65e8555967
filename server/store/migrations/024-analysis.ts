import { type Kysely, sql } from 'kysely';

/** Mail is analysed when it arrives. What a process did not analyse is found by its time and claimed by another one. */
export async function up(db: Kysely<unknown>) {
  for (const statement of [
    `ALTER TABLE messages ADD COLUMN claimed_until timestamptz,
       ADD COLUMN outdated boolean NOT NULL DEFAULT true`,
    // Only what is there already is outdated: its summary lacks what lists and searches need.
    'ALTER TABLE messages ALTER COLUMN outdated SET DEFAULT false',
    // Of version 0.1, which did not have the column.
    'UPDATE messages SET stored_at = received_at WHERE stored_at IS NULL',
    // A change of a message does not touch this index, so its row stays on its page.
    'CREATE INDEX messages_stored ON messages (stored_at)',
  ])
    await sql.raw(statement).execute(db);
}
