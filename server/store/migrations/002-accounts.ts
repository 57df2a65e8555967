import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>) {
  const statements = [
    `ALTER TABLE accounts
      ADD COLUMN google_sub text UNIQUE,
      ADD COLUMN signup_hash bytea,
      ADD COLUMN cancel_at_period_end boolean NOT NULL DEFAULT false,
      ADD COLUMN premium_told timestamptz`,
    'CREATE INDEX accounts_premium ON accounts (premium_until) WHERE premium_until IS NOT NULL',
    'CREATE INDEX sessions_expiry ON sessions (expires_at)',
    // One row per email address and purpose: the code, the mailed link, and the proof that one of them was used.
    `CREATE TABLE codes (
      email_hash bytea NOT NULL, type text NOT NULL, account_id uuid REFERENCES accounts ON DELETE CASCADE,
      code_hash bytea, tries int NOT NULL DEFAULT 0, code_until timestamptz NOT NULL,
      link_hash bytea UNIQUE, refresh_hash bytea, link_until timestamptz,
      proof_hash bytea, proof_until timestamptz,
      PRIMARY KEY (email_hash, type))`,
    `CREATE TABLE outbox (
      id uuid PRIMARY KEY, recipient bytea NOT NULL, content bytea NOT NULL, created_at timestamptz NOT NULL,
      attempts int NOT NULL DEFAULT 0, next_at timestamptz NOT NULL, give_up_at timestamptz NOT NULL)`,
    'CREATE INDEX outbox_next ON outbox (next_at)',
    `CREATE TABLE contact_messages (
      id uuid PRIMARY KEY, content bytea NOT NULL, premium boolean NOT NULL, created_at timestamptz NOT NULL)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
