import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { notify } from '../notify.ts';
import { LATEST_END } from './inbox-place.ts';
import { NEXT_FROM } from './position.ts';

/** How many rows an inbox keeps. */
export const KEPT_ROWS = 20;

export type AttemptRow = { seq: number; sealed: Buffer };
/** `at` is when the last delivery in it failed. */
export type NewAttemptRow = { inboxId: string; at: number; sealed: Buffer };

/** The deliveries to an inbox that failed. */
export function createAttemptStore({ db }: { db: Db }) {
  return {
    /** The rows of a living inbox, the oldest first, and the position at which a delivery last failed. */
    async find(inboxId: string): Promise<{ rows: AttemptRow[]; lastSeq: number | null }> {
      const found = await db
        .selectFrom('inboxes as i')
        .leftJoin('failed_deliveries as f', 'f.inbox_id', 'i.id')
        .select(['f.seq', 'f.sealed', 'i.attempts_seq as lastSeq'])
        .where('i.id', '=', inboxId)
        .orderBy('f.seq')
        .execute();
      return {
        rows: found.flatMap(({ seq, sealed }) => (seq !== null && sealed ? [{ seq, sealed }] : [])),
        lastSeq: found[0]?.lastSeq ?? null,
      };
    },

    /**
     * Appends a row to each of these inboxes that lives and is not younger than what failed, drops the oldest beyond
     * KEPT_ROWS, and tells the open pages.
     */
    append: (rows: NewAttemptRow[], now: Date): Promise<void> =>
      db.transaction().execute(async (trx) => {
        // Locked in the order that deliveries use, to prevent deadlocks.
        const { rows: added } = await sql<{ id: string }>`
          WITH locked AS MATERIALIZED (
            SELECT id, ${sql.raw(NEXT_FROM)} + 1 AS next FROM inboxes
            WHERE id = ANY(${rows.map(({ inboxId }) => inboxId)}::uuid[]) AND expires_at > ${now}
            ORDER BY id FOR UPDATE
          ), changed AS (
            UPDATE inboxes i SET seq = next, attempts_seq = next
            FROM locked
            JOIN unnest(${rows.map(({ inboxId }) => inboxId)}::uuid[], ${rows.map(({ at }) => new Date(at))}::timestamptz[],
                        ${rows.map(({ sealed }) => sealed)}::bytea[]) AS n(id, at, sealed) USING (id)
            WHERE i.id = locked.id AND i.created_at <= n.at
            RETURNING i.id, i.seq, ${sql.raw(LATEST_END)} AS latest_end, n.sealed
          )
          INSERT INTO failed_deliveries (inbox_id, seq, expires_at, sealed)
          SELECT id, seq, latest_end, sealed FROM changed
          RETURNING inbox_id AS id`.execute(trx);
        const ids = added.map(({ id }) => id);
        if (!ids.length) return;
        await sql`
          DELETE FROM failed_deliveries f USING unnest(${ids}::uuid[]) AS n(id)
          WHERE f.inbox_id = n.id AND f.seq < (
            SELECT seq FROM failed_deliveries WHERE inbox_id = n.id ORDER BY seq DESC OFFSET ${KEPT_ROWS - 1} LIMIT 1
          )`.execute(trx);
        await notify(trx, ids);
      }),
  };
}

export type AttemptStore = ReturnType<typeof createAttemptStore>;
