import { sql } from 'kysely';
import type { Db, Pool } from './database.ts';
import { notify } from './notify.ts';

export type InboxPlace = { id: string; expiresAt: Date };
export type MessageRow = {
  inboxId: string;
  seq: number;
  id: string;
  receivedAt: Date;
  size: number;
  outline: Buffer | null;
  deletedSeq: number | null;
};

const columns = [
  'inbox_id as inboxId',
  'seq',
  'id',
  'received_at as receivedAt',
  'size',
  'outline',
  'deleted_seq as deletedSeq',
] as const;

export function createMessageStore({ db, pool }: { db: Db; pool: Pool }) {
  const inInbox = (inbox: InboxPlace) =>
    db
      .selectFrom('messages')
      .select([...columns])
      .where('expires_at', '=', inbox.expiresAt)
      .where('inbox_id', '=', inbox.id);

  return {
    list: (inbox: InboxPlace): Promise<MessageRow[]> =>
      inInbox(inbox).where('deleted_seq', 'is', null).orderBy('seq', 'desc').execute(),

    find: (inbox: InboxPlace, id: string): Promise<MessageRow | undefined> =>
      inInbox(inbox).where('id', '=', id).where('deleted_seq', 'is', null).executeTakeFirst(),

    /** What happened in these inboxes after a position each, oldest first. */
    async changes(inboxes: Array<InboxPlace & { after: number }>): Promise<MessageRow[]> {
      if (!inboxes.length) return [];
      const { rows } = await sql<MessageRow>`
        SELECT m.inbox_id AS "inboxId", m.seq, m.id, m.received_at AS "receivedAt", m.size, m.outline,
               m.deleted_seq AS "deletedSeq"
        FROM messages m
        JOIN unnest(${inboxes.map((i) => i.id)}::uuid[], ${inboxes.map((i) => i.after)}::bigint[]) w(id, after)
          ON m.inbox_id = w.id
        WHERE m.expires_at = ANY(${[...new Set(inboxes.map((i) => i.expiresAt.toISOString()))]}::timestamptz[])
          AND (m.seq > w.after OR m.deleted_seq > w.after)`.execute(db);
      return rows.sort((a, b) => (a.deletedSeq ?? a.seq) - (b.deletedSeq ?? b.seq));
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
