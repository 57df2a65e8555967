import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { Pool } from '../pool.ts';
import { createStatementNames } from '../statement-names.ts';
import { createMessageChanges } from './change-messages.ts';
import { inEachPartition } from './in-each-partition.ts';
import type { InboxPlace } from './inbox-place.ts';
import { COLUMNS_OF_M, type MessageRow, messageColumns } from './message-row.ts';
import { claimOpen, findOpen, notTried, type OpenPlace, oldestOpen } from './open-messages.ts';
import { inPartitionsOf } from './partition-spans.ts';
import { type Learned, storeLearned } from './store-learned.ts';

export type { MessageRow } from './message-row.ts';

/** Where one message is. */
export type MessagePlace = { latestEnd: Date; inboxId: string; id: string };
/** What to read of an inbox: the messages after a position. */
export type After = InboxPlace & { after: number };
/** The position of an inbox, and the messages that were asked for, oldest first. */
export type Read = {
  seq: number;
  /** The end of the inbox, which may have changed since it was asked for. */
  expiresAt: Date;
  /** Whether a delivery has failed after the position. */
  attempted: boolean;
  /** Whether its owner has changed its label. */
  labelled: boolean;
  rows: MessageRow[];
};
/** Most readers of arrivals take the first message that fits. They ask again for more. */
export const ARRIVALS_AT_ONCE = 8;
/** That a mail reached an inbox. */
export type Receipt = Pick<MessageRow, 'id' | 'seq' | 'receivedAt' | 'size' | 'seen'> & {
  isDeleted: boolean;
  toDelete: boolean;
};
export type PiecePlace = { latestEnd: Date; bodyId: string; position: number };
export type PushMark = { inboxId: string; latestEnd: Date; seq: number; at: Date };

const CHANGES = {
  condition: 'greatest(m.seq, m.seen_seq, m.found_seq, m.verdict_seq, m.deleted_seq) > w.after',
  limit: 'NULL',
};
const ARRIVALS = {
  condition: 'm.seq > w.after AND m.deleted_seq IS NULL',
  limit: `CASE WHEN w.after > 0 THEN ${ARRIVALS_AT_ONCE} END`,
};

export function createMessageStore({ db, pool }: { db: Db; pool: Pool }) {
  const nameOf = createStatementNames();
  const inInbox = (inbox: InboxPlace) =>
    db
      .selectFrom('messages')
      .select([...messageColumns])
      .where('expires_at', '=', inbox.latestEnd)
      .where('inbox_id', '=', inbox.id);

  /**
   * Reads each inbox by its own index scan, in one statement. An inbox that no longer exists has no entry. If a given
   * position is ahead of the inbox's own, all of its messages are returned.
   */
  async function readAfter(
    asked: After[],
    now: Date,
    { condition, limit }: { condition: string; limit: string },
  ): Promise<Array<Read | undefined>> {
    const times = asked.map(({ latestEnd }) => latestEnd);
    const text = `SELECT asked.nth, i.seq AS reached, i.expires_at AS ends, coalesce(i.attempts_seq > w.after, false) AS attempted,
         coalesce(i.label_seq > w.after, false) AS labelled,
         ${COLUMNS_OF_M}
       FROM unnest($1::uuid[], $2::bigint[], $3::timestamptz[]) WITH ORDINALITY asked(id, after, latest_end, nth)
       JOIN inboxes i ON i.id = asked.id AND i.expires_at > $4
       CROSS JOIN LATERAL (SELECT CASE WHEN asked.after > i.seq THEN 0 ELSE asked.after END AS after) w
       LEFT JOIN LATERAL (
         SELECT * FROM messages m
         WHERE m.expires_at = asked.latest_end AND m.inbox_id = asked.id AND (${condition}) AND ${inPartitionsOf(times)}
         ORDER BY m.seq LIMIT ${limit}) m ON true`;
    const values = [asked.map(({ id }) => id), asked.map(({ after }) => after), times, now];
    type Found = MessageRow & {
      nth: number;
      reached: number;
      ends: Date;
      attempted: boolean;
      labelled: boolean;
    };
    const { rows } = await pool.query<Found>({ ...nameOf(text), text, values });
    const reads = new Array<Read | undefined>(asked.length);
    for (const row of rows) {
      const { reached: seq, ends: expiresAt, attempted, labelled } = row;
      const read = reads[row.nth - 1] ?? { seq, expiresAt, attempted, labelled, rows: [] };
      reads[row.nth - 1] = read;
      if (row.id !== null) read.rows.push(row);
    }
    return reads;
  }

  return {
    list: (inbox: InboxPlace): Promise<MessageRow[]> =>
      inInbox(inbox).where('deleted_seq', 'is', null).orderBy('seq', 'desc').execute(),

    /** What reached an inbox, deleted mail too, newest first. */
    receipts: (inbox: InboxPlace): Promise<Receipt[]> =>
      inInbox(inbox)
        .clearSelect()
        .select(['id', 'seq', 'received_at as receivedAt', 'size', 'seen', 'to_delete as toDelete'])
        .select(sql<boolean>`deleted_seq IS NOT NULL`.as('isDeleted'))
        .orderBy('seq', 'desc')
        .execute(),

    find: (inbox: InboxPlace, id: string): Promise<MessageRow | undefined> =>
      inInbox(inbox).where('id', '=', id).where('deleted_seq', 'is', null).executeTakeFirst(),

    /** Messages of several inboxes that were not deleted, in any order. */
    async findMany(places: MessagePlace[]): Promise<MessageRow[]> {
      if (!places.length) return [];
      const times = places.map(({ latestEnd }) => latestEnd);
      const text = `SELECT ${COLUMNS_OF_M}
        FROM unnest($1::timestamptz[], $2::uuid[], $3::uuid[]) w(latest_end, inbox_id, id)
        CROSS JOIN LATERAL (
          SELECT * FROM messages m
          WHERE m.expires_at = w.latest_end AND m.inbox_id = w.inbox_id AND m.id = w.id AND m.deleted_seq IS NULL
            AND ${inPartitionsOf(times)} LIMIT 1) m`;
      const values = [times, places.map(({ inboxId }) => inboxId), places.map(({ id }) => id)];
      return (await pool.query<MessageRow>({ ...nameOf(text), text, values })).rows;
    },

    /** The messages that changed after a position in each inbox. */
    changes: (asked: After[], now: Date) => readAfter(asked, now, CHANGES),

    /** The first messages that arrived after a position and were not deleted. Without a position, all of them. */
    arrivals: (asked: After[], now: Date) => readAfter(asked, now, ARRIVALS),

    /** The bytes of all messages that are not deleted. */
    totalSize: async (inbox: InboxPlace): Promise<number> => {
      const { total } = await inInbox(inbox)
        .clearSelect()
        .select((e) => e.fn.sum<string>('size').as('total'))
        .where('deleted_seq', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(total ?? 0);
    },

    /** The positions of those inboxes that are alive. */
    async positions(ids: string[], now: Date): Promise<Map<string, number>> {
      const rows = await db
        .selectFrom('inboxes')
        .select(['id', 'seq'])
        .where((e) => e('id', '=', e.fn.any(e.val(ids))))
        .where('expires_at', '>', now)
        .execute();
      return new Map(rows.map(({ id, seq }) => [id, seq]));
    },

    /** The position at which a message arrived, deleted or not. */
    arrivalOf: async (inbox: InboxPlace, id: string): Promise<number | undefined> =>
      (await inInbox(inbox).where('id', '=', id).executeTakeFirst())?.seq,

    /** Everything that reached an inbox with its times, newest first, deleted messages too. */
    times: (inbox: InboxPlace): Promise<Array<MessageRow & { pushedAt: Date | null }>> =>
      inInbox(inbox).select('pushed_at as pushedAt').orderBy('seq', 'desc').execute(),

    /** Only the first push is kept. */
    markPushed: (marks: PushMark[]) =>
      inEachPartition(marks, (partition, own) =>
        pool.query(
          `UPDATE ${partition} m SET pushed_at = w.at
           FROM (SELECT * FROM unnest($1::timestamptz[], $2::uuid[], $3::bigint[], $4::timestamptz[])
                   w(expires_at, inbox_id, seq, at) ORDER BY inbox_id, seq) w
           WHERE m.expires_at = w.expires_at AND m.inbox_id = w.inbox_id AND m.seq = w.seq AND m.pushed_at IS NULL`,
          [
            own.map(({ latestEnd }) => latestEnd),
            own.map(({ inboxId }) => inboxId),
            own.map(({ seq }) => seq),
            own.map(({ at }) => at),
          ],
        ),
      ),

    ...createMessageChanges({ db }),

    storeLearned: (learned: Learned[]) => storeLearned(pool, learned),
    findOpen: (which: Parameters<typeof findOpen>[1]) => findOpen(pool, which),
    claimOpen: (which: Parameters<typeof claimOpen>[1]) => claimOpen(pool, which),
    notTried: (places: OpenPlace[]) => notTried(pool, places),
    oldestOpen: (which: Parameters<typeof oldestOpen>[1]) => oldestOpen(pool, which),

    /** Sealed pieces of several bodies in one query; undefined where there is none. */
    async chunks(places: PiecePlace[]): Promise<Array<Buffer | undefined>> {
      const times = places.map(({ latestEnd }) => latestEnd);
      const text = `SELECT w.nth, c.sealed
        FROM unnest($1::timestamptz[], $2::uuid[], $3::int[]) WITH ORDINALITY w(expires_at, id, position, nth)
        CROSS JOIN LATERAL (
          SELECT sealed FROM message_chunks c
          WHERE c.expires_at = w.expires_at AND c.message_id = w.id AND c.position = w.position
            AND ${inPartitionsOf(times, 'c.expires_at')} LIMIT 1) c`;
      const values = [times, places.map(({ bodyId }) => bodyId), places.map(({ position }) => position)];
      const { rows } = await pool.query<{ nth: number; sealed: Buffer }>({ ...nameOf(text), text, values });
      const found = new Map(rows.map(({ nth, sealed }) => [nth - 1, sealed]));
      return places.map((_, nth) => found.get(nth));
    },

    /** One sealed piece of a body. */
    async chunk(place: PiecePlace): Promise<Buffer | undefined> {
      const { rows } = await pool.query<{ sealed: Buffer }>({
        text: 'SELECT sealed FROM message_chunks WHERE expires_at = $1 AND message_id = $2 AND position = $3',
        values: [place.latestEnd, place.bodyId, place.position],
      });
      return rows[0]?.sealed;
    },
  };
}

export type MessageStore = ReturnType<typeof createMessageStore>;
