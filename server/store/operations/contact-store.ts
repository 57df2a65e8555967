import type { Db } from '../database.ts';
import { insertMail, type OutboxMail } from './outbox-store.ts';

export type NewContact = { id: string; content: Buffer; premium: boolean; createdAt: Date };
export type ContactRow = NewContact & { doneAt: Date | null };

export function createContactStore({ db }: { db: Db }) {
  return {
    async add(message: NewContact, mail: OutboxMail) {
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('contact_messages')
          .values({
            id: message.id,
            content: message.content,
            premium: message.premium,
            created_at: message.createdAt,
          })
          .execute();
        await insertMail(trx, mail);
      });
    },

    /** Unanswered messages first, then premium users, then the newest. */
    list: (max: number): Promise<ContactRow[]> =>
      db
        .selectFrom('contact_messages')
        .select(['id', 'content', 'premium', 'created_at as createdAt', 'done_at as doneAt'])
        .orderBy((e) => e('done_at', 'is', null), 'desc')
        .orderBy('premium', 'desc')
        .orderBy('created_at', 'desc')
        .limit(max)
        .execute(),

    /** False when there is no such message. */
    setDone: async ({ id, at }: { id: string; at: Date | null }): Promise<boolean> =>
      (await db.updateTable('contact_messages').set({ done_at: at }).where('id', '=', id).executeTakeFirst())
        .numUpdatedRows > 0n,

    remove: async (id: string): Promise<boolean> =>
      (await db.deleteFrom('contact_messages').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n,

    removeBefore: (moment: Date) =>
      db.deleteFrom('contact_messages').where('created_at', '<', moment).execute(),
  };
}

export type ContactStore = ReturnType<typeof createContactStore>;
