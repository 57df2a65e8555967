import { type Kysely, sql } from 'kysely';

/** Addresses that the operator closed: nobody gets them again before their planned expiry, and their owner is told why. */
export async function up(db: Kysely<unknown>) {
  for (const statement of [
    'ALTER TABLE used_addresses ADD COLUMN closed_inbox uuid, ADD COLUMN closed_sealed bytea',
    'CREATE INDEX used_addresses_closed ON used_addresses (owner_id) WHERE closed_inbox IS NOT NULL',
  ])
    await sql.raw(statement).execute(db);
}
