import type { Db } from '../database.ts';
import { notify } from '../notify.ts';
import type { Pool } from '../pool.ts';

const HOUR = 3_600_000;

export function createGuestStore({ db, pool }: { db: Db; pool: Pool }) {
  return {
    async insert(guest: { id: string; tokenHash: Buffer; now: Date }) {
      await db
        .insertInto('guests')
        .values({ id: guest.id, token_hash: guest.tokenHash, created_at: guest.now, seen_at: guest.now })
        .execute();
    },

    /**
     * The guests of some tokens, by the hash in hex. The last visit is updated at most once an hour, so that most reads do
     * not write.
     */
    async findByTokens({
      tokenHashes,
      now,
    }: {
      tokenHashes: Buffer[];
      now: Date;
    }): Promise<Map<string, string>> {
      const { rows } = await pool.query<{ hash: string; id: string; seenAt: Date }>({
        name: 'find-guests',
        text: `SELECT encode(token_hash, 'hex') AS hash, id, seen_at AS "seenAt" FROM guests
               WHERE token_hash = ANY($1::bytea[])`,
        values: [tokenHashes],
      });
      const back = rows.filter(({ seenAt }) => now.getTime() - seenAt.getTime() > HOUR).map(({ id }) => id);
      if (back.length) await db.updateTable('guests').set({ seen_at: now }).where('id', 'in', back).execute();
      return new Map(rows.map(({ hash, id }) => [hash, id]));
    },

    /** Removes one guest and wakes its event streams and waiting calls. */
    async remove(tokenHash: Buffer): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const removed = await trx
          .deleteFrom('guests')
          .where('token_hash', '=', tokenHash)
          .returning('id')
          .execute();
        await notify(
          trx,
          removed.map(({ id }) => id),
        );
        return removed.length > 0;
      });
    },

    /** Removes guests who have not returned since then, and wakes their event streams so that they end. */
    async removeUnseenSince(time: Date) {
      await db.transaction().execute(async (trx) => {
        const removed = await trx.deleteFrom('guests').where('seen_at', '<', time).returning('id').execute();
        await notify(
          trx,
          removed.map(({ id }) => id),
        );
      });
    },
  };
}

export type GuestStore = ReturnType<typeof createGuestStore>;
