import { type Kysely, sql } from 'kysely';

/**
 * The sealed hash key shows from now on which mail key a database has. It can only be made by a process that has the mail
 * key, at its start, from what showed it before.
 */
export async function up(db: Kysely<unknown>) {
  await sql`UPDATE settings SET key = 'former-key-check' WHERE key = 'mail-key-check'`.execute(db);
}
