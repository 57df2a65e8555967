import { type Kysely, sql } from 'kysely';

/**
 * A message gets a small sealed summary, may share its body with other recipients, and can be marked as seen. Mail
 * that is already stored keeps its outline and is read in that form until it expires.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of [
    `ALTER TABLE messages ADD COLUMN summary bytea, ADD COLUMN body_id uuid, ADD COLUMN body_expires_at timestamptz,
       ADD COLUMN seen boolean NOT NULL DEFAULT false, ADD COLUMN seen_seq bigint`,
    'ALTER TABLE messages ALTER COLUMN summary SET STORAGE EXTERNAL',
    // Only mail with several recipients has a body id: the index shows whether another recipient still has it.
    'CREATE INDEX messages_body ON messages (body_id) WHERE body_id IS NOT NULL',
  ])
    await sql.raw(statement).execute(db);
}
