import type pg from 'pg';
import { catchAllInbox } from '../mail/catch-all-store.ts';
import { NEXT_FROM } from '../mail/position.ts';
import { STAGE } from './tables.ts';

/**
 * An inbox that was extended since the backup keeps its end, so its mail in the stage gets that end too. Bodies that are left
 * in earlier partitions, which may have passed, move to the partition of their message.
 */
export async function alignEnds(client: pg.PoolClient) {
  const leftBehind = `m.body_expires_at < m.expires_at AND m.expires_at < '${catchAllInbox.expiresAt.toISOString()}'`;
  for (const statement of [
    `UPDATE ${STAGE}.messages m SET expires_at = i.expires_at, body_expires_at = coalesce(m.body_expires_at, m.expires_at)
     FROM inboxes i WHERE i.id = m.inbox_id AND i.expires_at <> m.expires_at`,
    `UPDATE ${STAGE}.inboxes s SET expires_at = i.expires_at FROM inboxes i
     WHERE i.id = s.id AND i.expires_at <> s.expires_at`,
    `INSERT INTO ${STAGE}.message_chunks (expires_at, message_id, position, sealed)
     SELECT m.expires_at, c.message_id, c.position, c.sealed FROM ${STAGE}.messages m
     JOIN ${STAGE}.message_chunks c ON c.expires_at = m.body_expires_at AND c.message_id = coalesce(m.body_id, m.id)
     WHERE ${leftBehind} ON CONFLICT DO NOTHING`,
    `UPDATE ${STAGE}.messages m SET body_expires_at = CASE WHEN m.body_id IS NOT NULL THEN m.expires_at END
     WHERE ${leftBehind}`,
  ])
    await client.query(statement);
}

/**
 * Changes the mail of this database to that of the stage. Only differences are written: a message that is in both stays
 * as it is. A message that came since the backup is wiped like one that its owner deleted, so open pages learn of it.
 */
export async function restoreMail(client: pg.PoolClient) {
  // Kept for the rest of the transaction, because the rows themselves change.
  await client.query(`CREATE TEMP TABLE gone_inbox ON COMMIT DROP AS
    SELECT id, address_hash, owner_id, expires_at FROM inboxes i
    WHERE NOT EXISTS (SELECT FROM ${STAGE}.inboxes s WHERE s.id = i.id)`);
  await client.query(`CREATE TEMP TABLE gone_message ON COMMIT DROP AS
    SELECT expires_at, inbox_id, seq, id, body_id, body_expires_at,
           row_number() OVER (PARTITION BY inbox_id ORDER BY seq) AS nth
    FROM messages m WHERE deleted_seq IS NULL AND expires_at > now()
      AND NOT EXISTS (SELECT FROM ${STAGE}.messages s WHERE s.id = m.id)`);
  await removeGone(client);
  await addMissing(client);
}

async function removeGone(client: pg.PoolClient) {
  for (const statement of [
    `UPDATE messages m SET summary = NULL, found = NULL, verdict = NULL, body_id = NULL,
       body_expires_at = NULL, deleted_seq = i.position + g.nth
     FROM gone_message g JOIN (SELECT id, ${NEXT_FROM} AS position FROM inboxes) i ON i.id = g.inbox_id
     WHERE m.expires_at = g.expires_at AND m.inbox_id = g.inbox_id AND m.seq = g.seq`,
    `UPDATE inboxes i SET seq = ${NEXT_FROM} + g.count, message_count = greatest(0, message_count - g.count)
     FROM (SELECT inbox_id, count(*)::int AS count FROM gone_message GROUP BY inbox_id) g WHERE i.id = g.inbox_id`,
    `DELETE FROM message_chunks c USING gone_message g
     WHERE g.body_id IS NULL AND c.expires_at = coalesce(g.body_expires_at, g.expires_at) AND c.message_id = g.id`,
    `DELETE FROM message_chunks c USING (SELECT DISTINCT body_id, body_expires_at FROM gone_message) g
     WHERE c.expires_at = g.body_expires_at AND c.message_id = g.body_id
       AND NOT EXISTS (
         SELECT FROM messages m WHERE m.body_id = g.body_id AND m.body_expires_at = g.body_expires_at)`,
    // Nobody else gets an address that was given away since, before its planned end.
    `INSERT INTO used_addresses (address_hash, owner_id, until) SELECT address_hash, owner_id, expires_at FROM gone_inbox
     ON CONFLICT (address_hash) DO UPDATE
       SET owner_id = excluded.owner_id, until = excluded.until, closed_inbox = NULL, closed_sealed = NULL`,
    'DELETE FROM messages m USING gone_inbox g WHERE m.expires_at = g.expires_at AND m.inbox_id = g.id',
    'DELETE FROM inboxes i USING gone_inbox g WHERE i.id = g.id',
  ])
    await client.query(statement);
}

async function addMissing(client: pg.PoolClient) {
  for (const statement of [
    `DELETE FROM ${STAGE}.messages s WHERE NOT EXISTS (SELECT FROM ${STAGE}.inboxes i WHERE i.id = s.inbox_id)`,
    // What an earlier restore had wiped.
    `DELETE FROM messages m USING ${STAGE}.messages s WHERE m.id = s.id AND m.deleted_seq IS NOT NULL`,
    `DELETE FROM ${STAGE}.messages s USING messages m WHERE m.id = s.id`,
    `DELETE FROM ${STAGE}.inboxes s USING inboxes i WHERE i.id = s.id`,
    `UPDATE ${STAGE}.inboxes SET message_count = 0`,
    `INSERT INTO message_chunks SELECT c.* FROM ${STAGE}.message_chunks c
     WHERE EXISTS (
       SELECT FROM ${STAGE}.messages m
       WHERE coalesce(m.body_id, m.id) = c.message_id AND coalesce(m.body_expires_at, m.expires_at) = c.expires_at)
     ON CONFLICT DO NOTHING`,
    `INSERT INTO messages SELECT * FROM ${STAGE}.messages`,
    `INSERT INTO inboxes SELECT * FROM ${STAGE}.inboxes`,
    `UPDATE inboxes i SET message_count = message_count + added.count
     FROM (SELECT inbox_id, count(*)::int AS count FROM ${STAGE}.messages GROUP BY inbox_id) added WHERE i.id = added.inbox_id`,
  ])
    await client.query(statement);
}
