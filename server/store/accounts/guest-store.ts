import type { Db } from '../database.ts';
import { notify } from '../notify.ts';

export function createGuestStore({ db }: { db: Db }) {
  return {
    async insert(guest: { id: string; tokenHash: Buffer; now: Date }) {
      await db
        .insertInto('guests')
        .values({ id: guest.id, token_hash: guest.tokenHash, created_at: guest.now, seen_at: guest.now })
        .execute();
    },

    /** The guest of a token. The last visit is updated at most once an hour, so that most reads do not write. */
    async findByToken({ tokenHash, now }: { tokenHash: Buffer; now: Date }) {
      const row = await db
        .selectFrom('guests')
        .select(['id', 'seen_at'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      if (row && now.getTime() - row.seen_at.getTime() > 60 * 60 * 1000)
        await db.updateTable('guests').set({ seen_at: now }).where('id', '=', row.id).execute();
      return row?.id ?? null;
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
