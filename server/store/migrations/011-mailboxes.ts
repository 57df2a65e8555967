import { type Kysely, sql } from 'kysely';

/** Inboxes with a password, which only their owner can read, and addresses that cannot be taken over yet. */
export async function up(db: Kysely<unknown>) {
  for (const statement of [
    'ALTER TABLE inboxes ADD COLUMN private boolean NOT NULL DEFAULT false, ADD COLUMN password_hash text',
    `CREATE TABLE used_addresses (address_hash bytea PRIMARY KEY, owner_id uuid NOT NULL,
       until timestamptz NOT NULL)`,
    'CREATE INDEX used_addresses_until ON used_addresses (until)',
  ])
    await sql.raw(statement).execute(db);
}
