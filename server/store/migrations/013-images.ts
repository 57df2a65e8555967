import { type Kysely, sql } from 'kysely';

/**
 * Remote images that were fetched for a reader, in sealed pieces. It is a cache: unlogged, so nothing of it is in the
 * write-ahead log or on a replica, and a crash may empty it.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of [
    `CREATE UNLOGGED TABLE message_images (
      message_id uuid NOT NULL, image bytea NOT NULL, position int NOT NULL,
      inbox_id uuid NOT NULL, expires_at timestamptz NOT NULL, sealed bytea NOT NULL,
      PRIMARY KEY (message_id, image, position))`,
    'ALTER TABLE message_images ALTER COLUMN sealed SET STORAGE EXTERNAL',
    'CREATE INDEX message_images_inbox ON message_images (inbox_id)',
    'CREATE INDEX message_images_expiry ON message_images (expires_at)',
  ])
    await sql.raw(statement).execute(db);
}
