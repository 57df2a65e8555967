import type { Db } from '../database.ts';

export function createGuestStore({ db }: { db: Db }) {
  return {
    async insert(guest: { id: string; tokenHash: Buffer; now: Date }) {
      await db
        .insertInto('guests')
        .values({ id: guest.id, token_hash: guest.tokenHash, created_at: guest.now, seen_at: guest.now })
        .execute();
    },

    /** The guest of a token. Its last visit is noted to the hour, so that a read is not a write each time. */
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

    async removeUnseenSince(time: Date) {
      const result = await db.deleteFrom('guests').where('seen_at', '<', time).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}

export type GuestStore = ReturnType<typeof createGuestStore>;
