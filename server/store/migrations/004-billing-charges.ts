import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>) {
  // A dispute names its charge and no customer: whose it is, is asked when the event is worked on.
  await sql`ALTER TABLE billing_events ADD COLUMN charge_id text`.execute(db);
}
