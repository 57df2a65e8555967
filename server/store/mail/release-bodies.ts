import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Bodies deleted by one statement, which has a time limit. They may be large. */
const AT_ONCE = 32;

export type BodyRef = { id: string; bodyId: string | null; bodyLatestEnd: Date | null };

/**
 * Deletes the bodies of messages whose records were just wiped or deleted in this transaction, except those that
 * another living record can still open.
 */
export async function releaseBodies(trx: Db, inbox: { latestEnd: Date }, messages: BodyRef[], now: Date) {
  const own = messages.filter(({ bodyId }) => bodyId === null);
  await deletePieces(
    trx,
    inbox.latestEnd,
    own.map(({ id }) => id),
  );

  const shared = Map.groupBy(
    messages.filter(({ bodyId }) => bodyId !== null),
    ({ bodyLatestEnd }) => bodyLatestEnd!.getTime(),
  );
  for (const [time, rows] of [...shared].sort(([a], [b]) => a - b)) {
    const latestEnd = new Date(time);
    const ids = rows.map(({ bodyId }) => bodyId!);
    // Two recipients may delete the last two records at once: the second waits here, then sees the first one gone.
    await lockBodies(trx, ids);
    const { rows: held } = await sql<{ id: string }>`
      SELECT DISTINCT body_id AS id FROM messages
      WHERE body_id = ANY(${ids}::uuid[]) AND expires_at > ${now} AND body_expires_at = ${latestEnd}`.execute(
      trx,
    );
    const isHeld = new Set(held.map(({ id }) => id));
    await deletePieces(
      trx,
      latestEnd,
      ids.filter((id) => !isHeld.has(id)),
    );
  }
}

/** Until the end of the transaction, nobody else deletes these bodies. */
const lockBodies = (trx: Db, ids: string[]) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(id, 0)) FROM unnest(${ids.toSorted()}::text[]) WITH ORDINALITY u(id, n)
      ORDER BY n`.execute(trx);

async function deletePieces(trx: Db, latestEnd: Date, bodyIds: string[]) {
  for (let at = 0; at < bodyIds.length; at += AT_ONCE)
    await sql`DELETE FROM message_chunks
              WHERE expires_at = ${latestEnd} AND message_id = ANY(${bodyIds.slice(at, at + AT_ONCE)}::uuid[])`.execute(
      trx,
    );
}
