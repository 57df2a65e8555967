import { type Kysely, sql } from 'kysely';

/** Webhooks of accounts, their position in each inbox, and their last attempts. Mail itself is not copied here. */
export async function up(db: Kysely<unknown>) {
  for (const statement of [
    `CREATE TABLE webhooks (
      id uuid PRIMARY KEY, account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
      sealed bytea NOT NULL, format text NOT NULL, wants text NOT NULL, created_at timestamptz NOT NULL,
      disabled_at timestamptz, current_message uuid, attempts int NOT NULL DEFAULT 0, next_at timestamptz,
      lease_id uuid, lease_until timestamptz)`,
    'CREATE INDEX webhooks_account ON webhooks (account_id)',
    'CREATE INDEX webhooks_next ON webhooks (next_at) WHERE next_at IS NOT NULL OR lease_until IS NOT NULL',
    `CREATE TABLE webhook_positions (
      webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE, inbox_id uuid NOT NULL,
      seq bigint NOT NULL, expires_at timestamptz NOT NULL, PRIMARY KEY (webhook_id, inbox_id))`,
    'CREATE INDEX webhook_positions_expiry ON webhook_positions (expires_at)',
    `CREATE TABLE webhook_deliveries (
      nr bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      webhook_id uuid NOT NULL REFERENCES webhooks ON DELETE CASCADE, event_id text NOT NULL, type text NOT NULL,
      at timestamptz NOT NULL, attempt int NOT NULL, status int, problem text, ms int NOT NULL)`,
    'CREATE INDEX webhook_deliveries_of ON webhook_deliveries (webhook_id, nr)',
  ])
    await sql.raw(statement).execute(db);
}
