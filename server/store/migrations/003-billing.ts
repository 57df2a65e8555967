import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>) {
  const statements = [
    // The last known state of an account at the payment provider.
    `CREATE TABLE billing (
      account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE, customer_id text NOT NULL UNIQUE,
      checkout_id text, checkout_until timestamptz,
      subscription_id text, status text, period_end timestamptz, ends_at timestamptz,
      applied_until timestamptz, read_seq bigint NOT NULL DEFAULT 0, written_seq bigint NOT NULL DEFAULT 0,
      checked_at timestamptz, check_at timestamptz)`,
    'CREATE INDEX billing_check ON billing (check_at) WHERE check_at IS NOT NULL',
    // Received webhooks, without their payloads: type and customer. Done when next_at is null.
    `CREATE TABLE billing_events (
      id text PRIMARY KEY, type text NOT NULL, customer_id text, account_id uuid, happened_at timestamptz NOT NULL,
      received_at timestamptz NOT NULL, attempts int NOT NULL DEFAULT 0, next_at timestamptz)`,
    'CREATE INDEX billing_events_next ON billing_events (next_at) WHERE next_at IS NOT NULL',
    'CREATE INDEX billing_events_received ON billing_events (received_at)',
    // Outlives the account on purpose: ids only, no name and no address.
    `CREATE TABLE billing_audit (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at timestamptz NOT NULL, account_id uuid NOT NULL,
      reason text NOT NULL, before jsonb, after jsonb)`,
    'CREATE INDEX billing_audit_account ON billing_audit (account_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
