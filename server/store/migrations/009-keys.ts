import { type Kysely, sql } from 'kysely';

/** Keys with which a program acts for an account. */
export async function up(db: Kysely<unknown>) {
  for (const statement of [
    `CREATE TABLE api_keys (
      id uuid PRIMARY KEY, account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
      secret_hash bytea NOT NULL UNIQUE, name_sealed bytea NOT NULL,
      created_at timestamptz NOT NULL, last_used_at timestamptz)`,
    'CREATE INDEX api_keys_account ON api_keys (account_id)',
  ])
    await sql.raw(statement).execute(db);
}
