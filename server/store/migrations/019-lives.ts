import { type Kysely, sql } from 'kysely';

/** Addresses can be extended, live shorter and take a number of messages, and know who tried to deliver to them in vain. */
export async function up(db: Kysely<unknown>) {
  for (const statement of [
    `ALTER TABLE inboxes ADD COLUMN lifetime_ms bigint, ADD COLUMN extensions int NOT NULL DEFAULT 0,
       ADD COLUMN max_messages int, ADD COLUMN stored_count int NOT NULL DEFAULT 0, ADD COLUMN attempts_seq bigint`,
    // Mail of an inbox that was extended, whose body still lies in an earlier partition (decision 044).
    'CREATE INDEX messages_left_behind ON messages (body_expires_at) WHERE body_expires_at < expires_at',
    // What is known for an hour may be lost in a crash. It must not cost a WAL write each.
    `CREATE UNLOGGED TABLE inbox_attempts (
      inbox_id uuid PRIMARY KEY, expires_at timestamptz NOT NULL, sealed bytea NOT NULL)`,
    'ALTER TABLE inbox_attempts ALTER COLUMN sealed SET STORAGE EXTERNAL',
    'CREATE INDEX inbox_attempts_expiry ON inbox_attempts (expires_at)',
    'ALTER TABLE domains ADD COLUMN last_mail_at timestamptz',
  ])
    await sql.raw(statement).execute(db);
}
