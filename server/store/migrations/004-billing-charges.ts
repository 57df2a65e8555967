import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>) {
  // A dispute names its charge and no customer: the customer is looked up when the event is processed.
  await sql`ALTER TABLE billing_events ADD COLUMN charge_id text`.execute(db);
}
