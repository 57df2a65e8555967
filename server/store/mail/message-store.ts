import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { notify } from '../notify.ts';
import type { Pool } from '../pool.ts';

export type InboxPlace = { id: string; expiresAt: Date };
export type MessageRow = {
  inboxId: string;
  seq: number;
  id: string;
  receivedAt: Date;
  size: number;
  outline: Buffer | null;
  deletedSeq: number | null;
  storedAt: Date | null;
};
export type PushMark = { inboxId: string; expiresAt: Date; seq: number; at: Date };

const columns = [
  'inbox_id as inboxId',
  'seq',
  'id',
  'received_at as receivedAt',
  'size',
  'outline',
  'deleted_seq as deletedSeq',
  'stored_at as storedAt',
] as const;

export function createMessageStore({ db, pool }: { db: Db; pool: Pool }) {
  const inInbox = (inbox: InboxPlace) =>
    db
      .selectFrom('messages')
      .select([...columns])
      .where('expires_at', '=', inbox.expiresAt)
      .where('inbox_id', '=', inbox.id);

  return {
    list: (inbox: InboxPlace & { seq: number }): Promise<MessageRow[]> =>
      inInbox(inbox).where('deleted_seq', 'is', null).orderBy('seq', 'desc').execute(),

    /** Everything there is, deleted ones too, newest first. */
    all: (inbox: InboxPlace): Promise<MessageRow[]> => inInbox(inbox).orderBy('seq', 'desc').execute(),

    find: (inbox: InboxPlace, id: string): Promise<MessageRow | undefined> =>
      inInbox(inbox).where('id', '=', id).where('deleted_seq', 'is', null).executeTakeFirst(),

    /**
     * What happened in these inboxes after a position each, oldest first, by inbox; one that is no longer there has no
     * entry. One query for both, because every mail that is seen live asks it.
     */
    async changes(
      inboxes: Array<InboxPlace & { after: number }>,
      now: Date,
    ): Promise<Map<string, MessageRow[]>> {
      const { rows } = await sql<{ [Key in keyof MessageRow]: MessageRow[Key] } & { place: string }>`
        SELECT i.id AS place, m.inbox_id AS "inboxId", m.seq, m.id, m.received_at AS "receivedAt", m.size, m.outline,
               m.deleted_seq AS "deletedSeq", m.stored_at AS "storedAt"
        FROM unnest(${inboxes.map((i) => i.id)}::uuid[], ${inboxes.map((i) => i.after)}::bigint[]) w(id, after)
        JOIN inboxes i ON i.id = w.id AND i.expires_at > ${now}
        LEFT JOIN messages m ON m.inbox_id = w.id
          AND m.expires_at = ANY(${[...new Set(inboxes.map((i) => i.expiresAt.toISOString()))]}::timestamptz[])
          AND (m.seq > w.after OR m.deleted_seq > w.after)`.execute(db);
      const found = Map.groupBy(rows, (row) => row.place);
      const changed = (row: MessageRow) => row.deletedSeq ?? row.seq;
      return new Map(
        [...found].map(([id, all]) => [
          id,
          all.filter((row) => row.id !== null).sort((a, b) => changed(a) - changed(b)),
        ]),
      );
    },

    /** Everything that reached an inbox with its times, newest first, deleted ones too. */
    times: (inbox: InboxPlace): Promise<Array<MessageRow & { pushedAt: Date | null }>> =>
      inInbox(inbox).select('pushed_at as pushedAt').orderBy('seq', 'desc').execute(),

    /** The first time counts. */
    async markPushed(marks: PushMark[]) {
      await sql`
        UPDATE messages m SET pushed_at = w.at
        FROM unnest(${marks.map((mark) => mark.expiresAt.toISOString())}::timestamptz[],
                    ${marks.map((mark) => mark.inboxId)}::uuid[], ${marks.map((mark) => mark.seq)}::bigint[],
                    ${marks.map((mark) => mark.at.toISOString())}::timestamptz[]) w(expires_at, inbox_id, seq, at)
        WHERE m.expires_at = w.expires_at AND m.inbox_id = w.inbox_id AND m.seq = w.seq
          AND m.pushed_at IS NULL`.execute(db);
    },

    /** Wipes one message; its row stays, empty, to tell the event streams. */
    async remove(inbox: InboxPlace, id: string): Promise<boolean> {
      return db
        .transaction()
        .execute(async (trx) => {
          const locked = await trx
            .updateTable('inboxes')
            .set((e) => ({ seq: e('seq', '+', 1), message_count: e('message_count', '-', 1) }))
            .where('id', '=', inbox.id)
            .where((e) =>
              e.exists(
                e
                  .selectFrom('messages')
                  .where('expires_at', '=', inbox.expiresAt)
                  .where('inbox_id', '=', inbox.id)
                  .where('id', '=', id)
                  .where('deleted_seq', 'is', null),
              ),
            )
            .returning('seq')
            .executeTakeFirst();
          if (!locked) return false;
          const wiped = await trx
            .updateTable('messages')
            .set({ outline: null, deleted_seq: locked.seq })
            .where('expires_at', '=', inbox.expiresAt)
            .where('inbox_id', '=', inbox.id)
            .where('id', '=', id)
            .where('deleted_seq', 'is', null)
            .executeTakeFirst();
          // Another request was faster: undo the step of the position.
          if (!wiped.numUpdatedRows) throw new AlreadyGone();
          await trx
            .deleteFrom('message_chunks')
            .where('expires_at', '=', inbox.expiresAt)
            .where('message_id', '=', id)
            .execute();
          await notify(trx, [inbox.id]);
          return true;
        })
        .catch((error) => {
          if (error instanceof AlreadyGone) return false;
          throw error;
        });
    },

    /** One sealed piece of a mail. */
    async chunk(place: {
      expiresAt: Date;
      messageId: string;
      position: number;
    }): Promise<Buffer | undefined> {
      const { rows } = await pool.query<{ sealed: Buffer }>({
        text: 'SELECT sealed FROM message_chunks WHERE expires_at = $1 AND message_id = $2 AND position = $3',
        values: [place.expiresAt, place.messageId, place.position],
      });
      return rows[0]?.sealed;
    },
  };
}

class AlreadyGone extends Error {}

export type MessageStore = ReturnType<typeof createMessageStore>;
