import type { Db } from './database.ts';
import { insertMail, type OutboxMail } from './outbox-store.ts';

export type ContactRow = { id: string; content: Buffer; premium: boolean; createdAt: Date };

export function createContactStore({ db }: { db: Db }) {
  return {
    async add(message: ContactRow, mail: OutboxMail) {
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

    /** Premium first, then the newest. */
    list: (max: number): Promise<ContactRow[]> =>
      db
        .selectFrom('contact_messages')
        .select(['id', 'content', 'premium', 'created_at as createdAt'])
        .orderBy('premium', 'desc')
        .orderBy('created_at', 'desc')
        .limit(max)
        .execute(),
  };
}

export type ContactStore = ReturnType<typeof createContactStore>;
