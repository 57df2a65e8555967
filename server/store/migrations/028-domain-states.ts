import { type Kysely, sql } from 'kysely';

/** A retiring domain is a resting one that has an end. */
export async function up(db: Kysely<unknown>) {
  for (const statement of [
    `UPDATE domains SET state = 'resting' WHERE state = 'retiring'`,
    'ALTER TABLE domains DROP CONSTRAINT domains_state_check',
    `ALTER TABLE domains ADD CONSTRAINT domains_state_check
       CHECK (state IN ('pending', 'active', 'resting', 'retired', 'suspended', 'blocked'))`,
  ])
    await sql.raw(statement).execute(db);
}
