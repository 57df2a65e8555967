import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { notify } from '../notify.ts';
import { insertMail, type OutboxMail } from '../operations/outbox-store.ts';

/** The end of premium, when the operator sets it or when it has passed. What Stripe reports is in billing-store.ts. */
export function createPremiumStore({ db }: { db: Db }) {
  return {
    /** Null removes premium as if the account never had it. */
    async set({ id, until }: { id: string; until: Date | null }) {
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('accounts')
          .set({ premium_until: until, cancel_at_period_end: false })
          .where('id', '=', id)
          .execute();
        await notify(trx, [id]);
      });
    },

    /** Queues a mail to each account whose premium has ended. Every account is notified once, by one process. */
    async notifyEnded({
      now,
      mailFor,
    }: {
      now: Date;
      mailFor: (account: { email: string; language: string }) => OutboxMail;
    }) {
      return db.transaction().execute(async (trx) => {
        const ended = await trx
          .updateTable('accounts')
          .set({ premium_told: sql`premium_until` })
          .where('premium_until', '<=', now)
          .where(sql<boolean>`premium_told IS DISTINCT FROM premium_until`)
          .returning(['id', 'email', 'language'])
          .execute();
        for (const account of ended) await insertMail(trx, mailFor(account));
        // Wakes their open event streams, so that those that need premium end.
        await notify(
          trx,
          ended.map((account) => account.id),
        );
        return ended.length;
      });
    },
  };
}

export type PremiumStore = ReturnType<typeof createPremiumStore>;
