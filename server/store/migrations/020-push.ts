import { type Kysely, sql } from 'kysely';

/** Browsers that are told of new mail, and their position in each inbox. They end with the token that added them. */
export async function up(db: Kysely<unknown>) {
  for (const statement of [
    'CREATE TABLE push_keys (id uuid PRIMARY KEY, sealed bytea NOT NULL)',
    `CREATE TABLE push_subscriptions (
      id uuid PRIMARY KEY, owner_id uuid NOT NULL, endpoint_hash bytea NOT NULL, sealed bytea NOT NULL, inbox_ids uuid[],
      guest_id uuid REFERENCES guests ON DELETE CASCADE, session_hash bytea REFERENCES sessions ON DELETE CASCADE,
      key_id uuid REFERENCES api_keys ON DELETE CASCADE,
      current_message uuid, attempts int NOT NULL DEFAULT 0, next_at timestamptz, lease_id uuid, lease_until timestamptz,
      UNIQUE (owner_id, endpoint_hash))`,
    'CREATE INDEX push_next ON push_subscriptions (next_at) WHERE next_at IS NOT NULL OR lease_until IS NOT NULL',
    'CREATE INDEX push_guest ON push_subscriptions (guest_id)',
    'CREATE INDEX push_session ON push_subscriptions (session_hash)',
    'CREATE INDEX push_key ON push_subscriptions (key_id)',
    `CREATE TABLE push_positions (
      push_id uuid NOT NULL REFERENCES push_subscriptions ON DELETE CASCADE, inbox_id uuid NOT NULL,
      seq bigint NOT NULL, expires_at timestamptz NOT NULL, PRIMARY KEY (push_id, inbox_id))`,
    'CREATE INDEX push_positions_expiry ON push_positions (expires_at)',
  ])
    await sql.raw(statement).execute(db);
}
