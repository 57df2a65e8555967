import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { notify } from '../notify.ts';
import { NEXT_FROM } from './position.ts';

export type AttemptRow = { id: string; createdAt: Date; storedCount: number; sealed: Buffer | null };

/** The deliveries to an inbox that failed: one sealed row for each inbox. */
export function createAttemptStore({ db }: { db: Db }) {
  const read = async (handle: Db, ids: string[]) =>
    handle.selectFrom('inbox_attempts').select(['inbox_id', 'sealed']).where('inbox_id', 'in', ids).execute();

  return {
    /** What is kept of a living inbox, and the position at which a delivery last failed. */
    async find(inboxId: string): Promise<{ sealed: Buffer | null; lastSeq: number | null } | undefined> {
      return db
        .selectFrom('inboxes as i')
        .leftJoin('inbox_attempts as a', 'a.inbox_id', 'i.id')
        .select(['a.sealed', 'i.attempts_seq as lastSeq'])
        .where('i.id', '=', inboxId)
        .executeTakeFirst();
    },

    /**
     * Changes the rows of those inboxes that live, and tells their open pages. `change` returns what is sealed from then on,
     * or null for no change.
     */
    async change(ids: string[], now: Date, change: (row: AttemptRow) => Buffer | null): Promise<void> {
      await db.transaction().execute(async (trx) => {
        // Locked in the order that deliveries use, to prevent deadlocks. Read afterwards, because another process may have
        // held the lock.
        const inboxes = await trx
          .selectFrom('inboxes')
          .select(['id', 'created_at as createdAt', 'stored_count as storedCount'])
          .where('id', 'in', ids)
          .where('expires_at', '>', now)
          .orderBy('id')
          .forUpdate()
          .execute();
        if (!inboxes.length) return;
        const rows = await read(
          trx,
          inboxes.map(({ id }) => id),
        );
        const before = new Map(rows.map(({ inbox_id, sealed }) => [inbox_id, sealed]));
        const changed = inboxes.flatMap((inbox) => {
          const sealed = change({ ...inbox, sealed: before.get(inbox.id) ?? null });
          return sealed ? [{ id: inbox.id, sealed }] : [];
        });
        if (!changed.length) return;
        const changedIds = changed.map(({ id }) => id);
        await sql`
          INSERT INTO inbox_attempts (inbox_id, expires_at, sealed)
          SELECT id, expires_at, n.sealed
          FROM unnest(${changedIds}::uuid[], ${changed.map(({ sealed }) => sealed)}::bytea[]) AS n(id, sealed)
          JOIN inboxes USING (id)
          ON CONFLICT (inbox_id) DO UPDATE SET expires_at = excluded.expires_at, sealed = excluded.sealed`.execute(
          trx,
        );
        const next = sql<number>`${sql.raw(NEXT_FROM)} + 1`;
        await trx
          .updateTable('inboxes')
          .set({ seq: next, attempts_seq: next })
          .where('id', 'in', changedIds)
          .execute();
        await notify(trx, changedIds);
      });
    },
  };
}

export type AttemptStore = ReturnType<typeof createAttemptStore>;
