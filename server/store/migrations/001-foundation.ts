import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>) {
  const statements = [
    'CREATE TABLE settings (key text PRIMARY KEY, value bytea NOT NULL)',
    `CREATE TABLE guests (
      id uuid PRIMARY KEY, token_hash bytea NOT NULL UNIQUE,
      created_at timestamptz NOT NULL, seen_at timestamptz NOT NULL)`,
    'CREATE INDEX guests_seen ON guests (seen_at)',
    `CREATE TABLE accounts (
      id uuid PRIMARY KEY, email text NOT NULL UNIQUE, password_hash text, full_name text NOT NULL DEFAULT '',
      verified_at timestamptz, premium_until timestamptz, created_at timestamptz NOT NULL)`,
    `CREATE TABLE sessions (
      token_hash bytea PRIMARY KEY, account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
      created_at timestamptz NOT NULL, expires_at timestamptz NOT NULL)`,
    'CREATE INDEX sessions_account ON sessions (account_id)',
    'CREATE TABLE quotas (owner_id uuid PRIMARY KEY, generated int NOT NULL, newest_expiry timestamptz NOT NULL)',
    'CREATE INDEX quotas_newest ON quotas (newest_expiry)',
    `CREATE TABLE inboxes (
      id uuid PRIMARY KEY, address_hash bytea NOT NULL UNIQUE, address_sealed bytea NOT NULL,
      owner_id uuid NOT NULL, plan text NOT NULL CHECK (plan IN ('free', 'premium')),
      created_at timestamptz NOT NULL, expires_at timestamptz NOT NULL,
      seq bigint NOT NULL DEFAULT 0, message_count int NOT NULL DEFAULT 0)
      WITH (fillfactor = 70)`,
    'CREATE INDEX inboxes_owner ON inboxes (owner_id)',
    'CREATE INDEX inboxes_expiry ON inboxes (expires_at)',
    `CREATE TABLE messages (
      expires_at timestamptz NOT NULL, inbox_id uuid NOT NULL, seq bigint NOT NULL, id uuid NOT NULL,
      received_at timestamptz NOT NULL, size int NOT NULL, outline bytea, deleted_seq bigint,
      PRIMARY KEY (expires_at, inbox_id, seq)) PARTITION BY RANGE (expires_at)`,
    `CREATE TABLE message_chunks (
      expires_at timestamptz NOT NULL, message_id uuid NOT NULL, position int NOT NULL, sealed bytea NOT NULL,
      PRIMARY KEY (expires_at, message_id, position)) PARTITION BY RANGE (expires_at)`,
    // Sealed bytes do not compress again.
    'ALTER TABLE messages ALTER COLUMN outline SET STORAGE EXTERNAL',
    'ALTER TABLE message_chunks ALTER COLUMN sealed SET STORAGE EXTERNAL',
    // Counters may be lost in a crash; they must not cost a WAL write each.
    `CREATE UNLOGGED TABLE rate_limits (
      key bytea PRIMARY KEY, count int NOT NULL, resets_at timestamptz NOT NULL)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
