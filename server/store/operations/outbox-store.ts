import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { notify } from '../notify.ts';

/** A system mail with sealed recipient and content. */
export type OutboxMail = { id: string; recipient: Buffer; content: Buffer; createdAt: Date; giveUpAt: Date };
export type ClaimedMail = OutboxMail & { attempts: number };

/** The notification that wakes processes when there is mail to send. */
export const OUTBOX = 'outbox';

/** Stores a mail in the transaction that causes it, so that either both happen or neither. */
export async function insertMail(handle: Db, mail: OutboxMail) {
  await handle
    .insertInto('outbox')
    .values({
      id: mail.id,
      recipient: mail.recipient,
      content: mail.content,
      created_at: mail.createdAt,
      next_at: mail.createdAt,
      give_up_at: mail.giveUpAt,
    })
    .execute();
  await notify(handle, [OUTBOX]);
}

export function createOutboxStore({ db }: { db: Db }) {
  return {
    /**
     * Claims mails that are due for this process. They are due again at `leaseUntil`, so that another process sends
     * them if this one dies.
     */
    async claim({ now, leaseUntil, max }: { now: Date; leaseUntil: Date; max: number }) {
      const { rows } = await sql<ClaimedMail>`
        UPDATE outbox SET next_at = ${leaseUntil}, attempts = attempts + 1 WHERE id IN (
          SELECT id FROM outbox WHERE next_at <= ${now} ORDER BY next_at, id LIMIT ${max} FOR UPDATE SKIP LOCKED)
        RETURNING id, recipient, content, created_at AS "createdAt", give_up_at AS "giveUpAt", attempts`.execute(
        db,
      );
      return rows;
    },

    /** When to send the mail again. Null removes it. */
    async settle(id: string, next: Date | null) {
      if (next) await db.updateTable('outbox').set({ next_at: next }).where('id', '=', id).execute();
      else await db.deleteFrom('outbox').where('id', '=', id).execute();
    },
  };
}

export type OutboxStore = ReturnType<typeof createOutboxStore>;
