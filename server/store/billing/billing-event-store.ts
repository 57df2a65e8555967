import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { notify } from '../notify.ts';

export type NewBillingEvent = {
  id: string;
  type: string;
  customerId: string | null;
  accountId: string | null;
  chargeId: string | null;
  at: Date;
};
export type ClaimedEvent = NewBillingEvent & { attempts: number; receivedAt: Date };

/** The notification that wakes processes when an event of Stripe has arrived. */
export const BILLING = 'billing';

export function createBillingEventStore({ db }: { db: Db }) {
  return {
    /** Stores an event once. False when it was already stored. */
    async insert(event: NewBillingEvent, now: Date): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const added = await trx
          .insertInto('billing_events')
          .values({
            id: event.id,
            type: event.type,
            customer_id: event.customerId,
            account_id: event.accountId,
            charge_id: event.chargeId,
            happened_at: event.at,
            received_at: now,
            next_at: now,
          })
          .onConflict((c) => c.doNothing())
          .executeTakeFirst();
        if (!added.numInsertedOrUpdatedRows) return false;
        await notify(trx, [BILLING]);
        return true;
      });
    },

    /** Claims events that are due for this process. They are due again at `leaseUntil`, in case it dies. */
    async claim({ now, leaseUntil, max }: { now: Date; leaseUntil: Date; max: number }) {
      const { rows } = await sql<ClaimedEvent>`
        UPDATE billing_events SET next_at = ${leaseUntil}, attempts = attempts + 1 WHERE id IN (
          SELECT id FROM billing_events WHERE next_at <= ${now} ORDER BY next_at LIMIT ${max} FOR UPDATE SKIP LOCKED)
        RETURNING id, type, customer_id AS "customerId", account_id AS "accountId", charge_id AS "chargeId",
          happened_at AS at, attempts, received_at AS "receivedAt"`.execute(db);
      return rows;
    },

    /** When to process the event again. Null means that it is done. */
    async settle(id: string, next: Date | null) {
      await db.updateTable('billing_events').set({ next_at: next }).where('id', '=', id).execute();
    },

    async purge(before: Date) {
      await db.deleteFrom('billing_events').where('received_at', '<', before).execute();
    },
  };
}

export type BillingEventStore = ReturnType<typeof createBillingEventStore>;
