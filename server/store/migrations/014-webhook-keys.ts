import { type Kysely, sql } from 'kysely';

/** The key that made a webhook, so that both end together. Webhooks made before this, or by a session, have none. */
export async function up(db: Kysely<unknown>) {
  await sql`ALTER TABLE webhooks ADD COLUMN key_id uuid REFERENCES api_keys ON DELETE CASCADE`.execute(db);
  await sql`CREATE INDEX webhooks_key ON webhooks (key_id) WHERE key_id IS NOT NULL`.execute(db);
}
