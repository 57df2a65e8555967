import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { catchAllInbox } from './catch-all-store.ts';
import { MOVED } from './moved-inboxes.ts';
import { lockBodies } from './release-bodies.ts';

const AT_ONCE = 100;

type LeftBehind = { expiresAt: Date; inboxId: string; seq: number };

/** Mail that lives on, while the partition of its body ends before a time. */
const leftBehind = (before: Date) => sql`
  messages WHERE body_expires_at < ${before} AND body_expires_at < expires_at
    AND expires_at >= ${before} AND expires_at < ${catchAllInbox.expiresAt}`;

/**
 * Copies the bodies of mail that lives on out of partitions that end before a time, so that these can be dropped. The mail
 * is in inboxes that were extended (extend-inbox.ts). Each body is copied by the database in a transaction of its own, to
 * the partition of its message. A body that others share is copied for those who need it longer. After a failure, such as a
 * full disk, the error is returned with the times of the bodies that still need their partition.
 */
export async function keepBodies(db: Db, before: Date): Promise<{ error?: unknown; needed: Date[] }> {
  try {
    for (;;) {
      const { rows } = await sql<LeftBehind>`
        SELECT expires_at AS "expiresAt", inbox_id AS "inboxId", seq FROM ${leftBehind(before)} LIMIT ${AT_ONCE}`.execute(
        db,
      );
      if (!rows.length) return { needed: [] };
      for (const row of rows) await keepBody(db, row).catch(ignoreMoved);
    }
  } catch (error) {
    const { rows } = await sql<{
      at: Date;
    }>`SELECT DISTINCT body_expires_at AS at FROM ${leftBehind(before)}`.execute(db);
    return { error, needed: rows.map(({ at }) => at) };
  }
}

async function keepBody(db: Db, { expiresAt, inboxId, seq }: LeftBehind) {
  await db.transaction().execute(async (trx) => {
    // A deletion of the message waits for this lock, and then sees where the body is.
    const { rows } = await sql<{ body: string; from: Date }>`
      SELECT coalesce(body_id, id) AS body, body_expires_at AS "from" FROM messages
      WHERE expires_at = ${expiresAt} AND inbox_id = ${inboxId} AND seq = ${seq} AND body_expires_at < expires_at
      FOR UPDATE`.execute(trx);
    const [message] = rows;
    if (!message) return;
    // Without it, another recipient could delete the pieces that are already there before this message refers to them.
    await lockBodies(trx, [message.body]);
    await sql`
      INSERT INTO message_chunks (expires_at, message_id, position, sealed)
      SELECT ${expiresAt}, message_id, position, sealed FROM message_chunks
      WHERE expires_at = ${message.from} AND message_id = ${message.body}
      ON CONFLICT DO NOTHING`.execute(trx);
    await sql`
      UPDATE messages SET body_expires_at = CASE WHEN body_id IS NOT NULL THEN expires_at END
      WHERE expires_at = ${expiresAt} AND inbox_id = ${inboxId} AND seq = ${seq}`.execute(trx);
  });
}

/** The inbox was extended once more. The next round finds it. */
function ignoreMoved(error: { code?: string }) {
  if (error.code !== MOVED) throw error;
}
