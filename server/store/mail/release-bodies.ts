import { sql } from 'kysely';
import type { Db } from '../database.ts';

export type BodyRef = { id: string; bodyId: string | null; bodyExpiresAt: Date | null };

/**
 * Deletes the bodies of messages whose records were just wiped or deleted in this transaction, except those that
 * another living record can still open.
 */
export async function releaseBodies(trx: Db, inbox: { expiresAt: Date }, messages: BodyRef[], now: Date) {
  const own = Map.groupBy(
    messages.filter(({ bodyId }) => bodyId === null),
    ({ bodyExpiresAt }) => (bodyExpiresAt ?? inbox.expiresAt).getTime(),
  );
  for (const [time, rows] of own)
    await deletePieces(
      trx,
      new Date(time),
      rows.map(({ id }) => id),
    );

  const shared = Map.groupBy(
    messages.filter(({ bodyId }) => bodyId !== null),
    ({ bodyExpiresAt }) => bodyExpiresAt!.getTime(),
  );
  for (const [time, rows] of [...shared].sort(([a], [b]) => a - b)) {
    const expiresAt = new Date(time);
    const ids = rows.map(({ bodyId }) => bodyId!);
    // Two recipients may delete the last two records at once: the second waits here, then sees the first one gone.
    await lockBodies(trx, ids);
    const { rows: held } = await sql<{ id: string }>`
      SELECT DISTINCT body_id AS id FROM messages
      WHERE body_id = ANY(${ids}::uuid[]) AND expires_at > ${now} AND body_expires_at = ${expiresAt}`.execute(
      trx,
    );
    const isHeld = new Set(held.map(({ id }) => id));
    const unused = ids.filter((id) => !isHeld.has(id));
    if (unused.length) await deletePieces(trx, expiresAt, unused);
  }
}

/** Until the end of the transaction, nobody else deletes or copies these bodies. */
export const lockBodies = (trx: Db, ids: string[]) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(id, 0)) FROM unnest(${ids.toSorted()}::text[]) WITH ORDINALITY u(id, n)
      ORDER BY n`.execute(trx);

const deletePieces = (trx: Db, expiresAt: Date, bodyIds: string[]) =>
  sql`DELETE FROM message_chunks WHERE expires_at = ${expiresAt} AND message_id = ANY(${bodyIds}::uuid[])`.execute(
    trx,
  );
