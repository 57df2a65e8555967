import { type Kysely, sql } from 'kysely';

/** Senders the operator has blocked, and an expiry for messages to support. */
export async function up(db: Kysely<unknown>) {
  for (const statement of [
    `CREATE TABLE blocks (
      id uuid PRIMARY KEY, kind text NOT NULL CHECK (kind IN ('domain', 'network')), target text NOT NULL UNIQUE,
      reason text NOT NULL, created_at timestamptz NOT NULL, ends_at timestamptz)`,
    'ALTER TABLE contact_messages ADD COLUMN done_at timestamptz',
    'CREATE INDEX contact_messages_created ON contact_messages (created_at)',
  ])
    await sql.raw(statement).execute(db);
}
