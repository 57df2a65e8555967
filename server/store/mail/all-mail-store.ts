import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { InboxPlace } from './inbox-place.ts';
import { type MessageRow, messageColumns } from './message-row.ts';

/** Where a page of messages begins: after the message with this time of arrival and id. */
export type PageStart = { receivedAt: Date; id: string };

/** Reads the messages of several inboxes, newest first. */
export function createAllMailStore({ db }: { db: Db }) {
  const living = (inboxes: InboxPlace[]) =>
    db
      .selectFrom('messages')
      .where(sql<boolean>`expires_at = ANY(${inboxes.map((i) => i.latestEnd.toISOString())}::timestamptz[])`)
      .where(sql<boolean>`inbox_id = ANY(${inboxes.map((i) => i.id)}::uuid[])`)
      .where('deleted_seq', 'is', null);

  return {
    async page(
      inboxes: InboxPlace[],
      { after, offset = 0, limit }: { after?: PageStart | undefined; offset?: number; limit: number },
    ): Promise<MessageRow[]> {
      if (!inboxes.length) return [];
      let query = living(inboxes).select([...messageColumns]);
      if (after)
        query = query.where(sql<boolean>`(received_at, id) < (${after.receivedAt}, ${after.id}::uuid)`);
      return query.orderBy('received_at', 'desc').orderBy('id', 'desc').offset(offset).limit(limit).execute();
    },

    find: async (inboxes: InboxPlace[], id: string): Promise<MessageRow | undefined> =>
      inboxes.length
        ? living(inboxes)
            .select([...messageColumns])
            .where('id', '=', id)
            .executeTakeFirst()
        : undefined,

    /** The ids of all messages, for changes that concern every one. */
    ids: async (inbox: InboxPlace): Promise<string[]> =>
      (await living([inbox]).select('id').execute()).map(({ id }) => id),

    async counts(inboxes: InboxPlace[]) {
      if (!inboxes.length) return { total: 0, unread: 0, bytes: 0 };
      const row = await living(inboxes)
        .select((e) => [
          e.fn.countAll<string>().as('total'),
          sql<string>`count(*) FILTER (WHERE NOT seen)`.as('unread'),
          e.fn.sum<string>('size').as('bytes'),
        ])
        .executeTakeFirstOrThrow();
      return { total: Number(row.total), unread: Number(row.unread), bytes: Number(row.bytes ?? 0) };
    },
  };
}

export type AllMailStore = ReturnType<typeof createAllMailStore>;
