import { type Kysely, sql } from 'kysely';

/**
 * Deliveries that failed are rows that are appended. No released version knows the table that had them before, and what it had lived
 * for hours.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of [
    // What is known for an hour may be lost in a crash. It must not cost a WAL write each.
    `CREATE UNLOGGED TABLE failed_deliveries (
      inbox_id uuid NOT NULL, seq bigint NOT NULL, expires_at timestamptz NOT NULL, sealed bytea NOT NULL,
      PRIMARY KEY (inbox_id, seq))`,
    'ALTER TABLE failed_deliveries ALTER COLUMN sealed SET STORAGE EXTERNAL',
    'CREATE INDEX failed_deliveries_expiry ON failed_deliveries (expires_at)',
    'DROP TABLE inbox_attempts',
  ])
    await sql.raw(statement).execute(db);
}
