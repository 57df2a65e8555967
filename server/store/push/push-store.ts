import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** The one row of the key pair of this installation. */
export const PUSH_KEY_ID = '00000000-0000-4000-8000-0000000b0b50';

export type NewSubscription = {
  ownerId: string;
  endpointHash: Buffer;
  /** Where to send, the keys of the browser, and what to show, for the id that it gets. */
  seal: (id: string) => Buffer;
  inboxIds: string[] | null;
  /** What it ends with; none for a mailbox, whose inbox is named. */
  guestId?: string | undefined;
  sessionHash?: Buffer | undefined;
  keyId?: string | undefined;
};

export function createPushStore({ db }: { db: Db }) {
  return {
    /** The stored key pair; the first one ever given stays. */
    async keepKey(sealed: Buffer): Promise<Buffer> {
      await db
        .insertInto('push_keys')
        .values({ id: PUSH_KEY_ID, sealed })
        .onConflict((c) => c.doNothing())
        .execute();
      return (await this.findKey())!;
    },

    async findKey(): Promise<Buffer | null> {
      const row = await db
        .selectFrom('push_keys')
        .select('sealed')
        .where('id', '=', PUSH_KEY_ID)
        .executeTakeFirst();
      return row?.sealed ?? null;
    },

    /**
     * Adds a browser, or replaces what is known of one that subscribes again. Returns its id, or null when the owner already
     * has `max` others.
     */
    add: (one: NewSubscription, max: number): Promise<string | null> =>
      db.transaction().execute(async (trx) => {
        // Two at once cannot both take the last place, nor be the same browser twice.
        await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`push ${one.ownerId}`}, 0))`.execute(trx);
        const own = await trx
          .selectFrom('push_subscriptions')
          .select(['id', 'endpoint_hash'])
          .where('owner_id', '=', one.ownerId)
          .execute();
        const known = own.find((row) => one.endpointHash.equals(row.endpoint_hash));
        if (!known && own.length >= max) return null;
        if (known) await trx.deleteFrom('push_subscriptions').where('id', '=', known.id).execute();
        const id = known?.id ?? randomUUID();
        await trx
          .insertInto('push_subscriptions')
          .values({
            id,
            owner_id: one.ownerId,
            endpoint_hash: one.endpointHash,
            sealed: one.seal(id),
            inbox_ids: one.inboxIds,
            guest_id: one.guestId ?? null,
            session_hash: one.sessionHash ?? null,
            key_id: one.keyId ?? null,
          })
          .execute();
        return id;
      }),

    /** `handle` may be a transaction. */
    async remove({ ownerId, id }: { ownerId?: string; id: string }, handle: Db = db): Promise<boolean> {
      let gone = handle.deleteFrom('push_subscriptions').where('id', '=', id);
      if (ownerId) gone = gone.where('owner_id', '=', ownerId);
      return (await gone.executeTakeFirst()).numDeletedRows === 1n;
    },

    /** Removes those whose chosen addresses have all ended. */
    async purge(now: Date) {
      await sql`
        DELETE FROM push_subscriptions s WHERE inbox_ids IS NOT NULL AND NOT EXISTS (
          SELECT FROM inboxes i WHERE i.id = ANY(s.inbox_ids) AND i.expires_at > ${now})`.execute(db);
    },
  };
}

export type PushStore = ReturnType<typeof createPushStore>;
