import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { notify } from '../notify.ts';
import type { InboxPlace } from './inbox-place.ts';

/**
 * The inbox of all mail where CATCH_ALL is set. Its ids are fixed, so mail needs no lookup to find it. Messages are in the
 * partition of the end of their inbox, so this one, which never ends, has an end that nobody reaches: its records are in
 * a partition of their own, and a job deletes them one by one. Bodies end a day after they arrived. They are in the
 * partitions of that time, and are dropped with them if nothing else deletes them.
 */
export const catchAllInbox: InboxPlace & { ownerId: string } = {
  id: '00000000-0000-4000-8000-00000000ca11',
  ownerId: '00000000-0000-4000-8000-0000000ca110',
  latestEnd: new Date('9999-01-01T00:00:00Z'),
};
const { id, ownerId, latestEnd } = catchAllInbox;

export function createCatchAllStore({ db }: { db: Db }) {
  const records = db.selectFrom('messages').where('expires_at', '=', latestEnd).where('inbox_id', '=', id);
  const living = records.where('deleted_seq', 'is', null);
  /** Lets the address be used again: a removal reserves it until the end of its inbox. */
  const free = (handle: Db) => handle.deleteFrom('used_addresses').where('owner_id', '=', ownerId).execute();

  return {
    free: () => free(db),

    async exists(): Promise<boolean> {
      return Boolean(await db.selectFrom('inboxes').select('id').where('id', '=', id).executeTakeFirst());
    },

    add: (inbox: { addressHash: Buffer; addressSealed: Buffer; createdAt: Date }) =>
      db.transaction().execute(async (trx) => {
        const added = await trx
          .insertInto('inboxes')
          .values({
            id,
            owner_id: ownerId,
            address_hash: inbox.addressHash,
            address_sealed: inbox.addressSealed,
            plan: 'premium',
            created_at: inbox.createdAt,
            expires_at: latestEnd,
            private: true,
            password_hash: null,
          })
          .onConflict((c) => c.doNothing())
          .executeTakeFirst();
        if (!added.numInsertedOrUpdatedRows) return;
        await free(trx);
        await notify(trx, [ownerId]);
      }),

    /** When the last message arrived. */
    async lastMailAt(): Promise<Date | null> {
      const newest = records.select('received_at').orderBy('seq', 'desc').limit(1);
      return (await newest.executeTakeFirst())?.received_at ?? null;
    },

    /** The messages that arrived before a time, and all but the newest ones. */
    async outdated({ before, keep }: { before: Date; keep: number }): Promise<string[]> {
      const old = await living.select('id').where('received_at', '<=', before).execute();
      const surplus = await living.select('id').orderBy('seq', 'desc').offset(keep).execute();
      return [...new Set([...old, ...surplus].map((row) => row.id))];
    },

    /** Deletes the empty records of deleted messages under the same conditions. */
    async forget({ before, keep }: { before: Date; keep: number }) {
      const deleted = records.where('deleted_seq', 'is not', null);
      const newest = deleted.select('seq').orderBy('seq', 'desc').offset(keep).limit(1);
      await db
        .deleteFrom('messages')
        .where('expires_at', '=', latestEnd)
        .where('inbox_id', '=', id)
        .where('deleted_seq', 'is not', null)
        .where(sql<boolean>`(received_at <= ${before} OR seq <= (${newest}))`)
        .execute();
    },
  };
}

export type CatchAllStore = ReturnType<typeof createCatchAllStore>;
