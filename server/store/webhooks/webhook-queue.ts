import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database.ts';
import { type AttemptRow, addAttempt, type WebhookRow } from './webhook-store.ts';

/** A webhook that this process has leased. Another process may take over when the lease ends. */
export type LeasedWebhook = Pick<
  WebhookRow,
  'id' | 'accountId' | 'sealed' | 'format' | 'wants' | 'attempts'
> & {
  leaseId: string;
  /** The message whose delivery has failed so far. */
  currentMessage: string | null;
};
/** A message that a webhook has not sent yet. */
export type PendingMail = {
  messageId: string;
  seq: number;
  inboxId: string;
  expiresAt: Date;
  addressSealed: Buffer;
};
type Reached = { inboxId: string; seq: number; expiresAt: Date };
/** Which webhooks to look at: all, those that wait for a time or whose process died, or those of accounts or inboxes. */
export type Among = 'all' | 'due' | { of: string[] };
export type NextStep = {
  /** Where the webhook now is in the inbox of the message; unset while it has to be sent again. */
  position?: Reached;
  retry?: { message: string; attempts: number; at: Date };
  disabledAt?: Date;
  attempt?: AttemptRow;
};

const among = (which: Among): RawBuilder<unknown> => {
  if (which === 'all') return sql`true`;
  if (which === 'due') return sql`(w.next_at IS NOT NULL OR w.lease_until IS NOT NULL)`;
  const { of } = which;
  return sql`(w.account_id = ANY(${of}::uuid[])
    OR w.account_id IN (SELECT owner_id FROM inboxes WHERE id = ANY(${of}::uuid[])))`;
};

/** What webhooks still have to send. One process at a time works on a webhook, for as long as its lease lasts. */
export function createWebhookQueue({ db, kept }: { db: Db; kept: number }) {
  async function moveTo(handle: Db, webhookId: string, places: Reached[]) {
    if (!places.length) return;
    await sql`
      INSERT INTO webhook_positions (webhook_id, inbox_id, seq, expires_at)
      SELECT ${webhookId}, * FROM unnest(${places.map((one) => one.inboxId)}::uuid[],
        ${places.map((one) => one.seq)}::bigint[], ${places.map((one) => one.expiresAt.toISOString())}::timestamptz[])
      ON CONFLICT (webhook_id, inbox_id) DO UPDATE SET seq = greatest(webhook_positions.seq, excluded.seq)`.execute(
      handle,
    );
  }

  return {
    exists: async (): Promise<boolean> =>
      Boolean(await db.selectFrom('webhooks').select('id').limit(1).executeTakeFirst()),

    /**
     * Leases webhooks that have something to do now. Those without premium, and those that are disabled, pause. The
     * order is random, so that slow receivers cannot take up every lease.
     */
    async claim({
      which,
      leaseId,
      leaseUntil,
      max,
      now,
    }: {
      which: Among;
      leaseId: string;
      leaseUntil: Date;
      max: number;
      now: Date;
    }) {
      const { rows } = await sql<Omit<LeasedWebhook, 'leaseId'>>`
        UPDATE webhooks SET lease_id = ${leaseId}, lease_until = ${leaseUntil} WHERE id IN (
          SELECT w.id FROM webhooks w JOIN accounts a ON a.id = w.account_id AND a.premium_until > ${now}
          WHERE ${among(which)} AND w.disabled_at IS NULL
            AND (w.lease_until IS NULL OR w.lease_until <= ${now})
            AND CASE WHEN w.next_at IS NOT NULL THEN w.next_at <= ${now} ELSE EXISTS (
              SELECT FROM inboxes i
              LEFT JOIN webhook_positions p ON p.webhook_id = w.id AND p.inbox_id = i.id
              WHERE i.owner_id = w.account_id AND i.expires_at > ${now} AND i.seq > coalesce(p.seq, 0)) END
          ORDER BY random() LIMIT ${max} FOR UPDATE OF w SKIP LOCKED)
        RETURNING id, account_id AS "accountId", sealed, format, wants, attempts,
          current_message AS "currentMessage"`.execute(db);
      return rows.map((row): LeasedWebhook => ({ ...row, leaseId }));
    },

    /** The oldest messages that the webhook has not sent, in the order of their arrival. */
    async pending({ id, accountId }: LeasedWebhook, now: Date, max: number): Promise<PendingMail[]> {
      const { rows: inboxes } = await sql<Reached & { addressSealed: Buffer; after: number }>`
        SELECT i.id AS "inboxId", i.seq, i.expires_at AS "expiresAt", i.address_sealed AS "addressSealed",
               coalesce(p.seq, 0) AS after
        FROM inboxes i LEFT JOIN webhook_positions p ON p.webhook_id = ${id} AND p.inbox_id = i.id
        WHERE i.owner_id = ${accountId} AND i.expires_at > ${now} AND i.seq > coalesce(p.seq, 0)`.execute(db);
      if (!inboxes.length) return [];
      const { rows } = await sql<{ inboxId: string; seq: number; messageId: string }>`
        SELECT m.inbox_id AS "inboxId", m.seq, m.id AS "messageId"
        FROM unnest(${inboxes.map((one) => one.inboxId)}::uuid[], ${inboxes.map((one) => one.after)}::bigint[])
          w(id, after)
        JOIN messages m ON m.inbox_id = w.id AND m.seq > w.after AND m.deleted_seq IS NULL
        WHERE m.expires_at = ANY(${[...new Set(inboxes.map((one) => one.expiresAt.toISOString()))]}::timestamptz[])
        ORDER BY m.seq, m.id LIMIT ${max}`.execute(db);
      const byId = new Map(inboxes.map((inbox) => [inbox.inboxId, inbox]));
      // An inbox may have changed without new mail. Noting that keeps it from being looked at again.
      const quiet = inboxes.filter(({ inboxId }) => !rows.some((row) => row.inboxId === inboxId));
      if (rows.length < max) await moveTo(db, id, quiet);
      return rows.map(({ inboxId, seq, messageId }) => {
        const { expiresAt, addressSealed } = byId.get(inboxId)!;
        return { inboxId, seq, messageId, expiresAt, addressSealed };
      });
    },

    /** False when another process has taken over. */
    async renew({ id, leaseId }: LeasedWebhook, until: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('webhooks')
        .set({ lease_until: until })
        .where('id', '=', id)
        .where('lease_id', '=', leaseId)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Writes the result of an attempt, or of leaving a message out. False when another process has taken over. */
    settle: ({ id, leaseId }: LeasedWebhook, step: NextStep): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const { position, retry, disabledAt, attempt } = step;
        const { numUpdatedRows } = await trx
          .updateTable('webhooks')
          .set({
            current_message: retry?.message ?? null,
            attempts: retry?.attempts ?? 0,
            next_at: retry?.at ?? null,
            ...(disabledAt ? { disabled_at: disabledAt } : {}),
          })
          .where('id', '=', id)
          .where('lease_id', '=', leaseId)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return false;
        if (position) await moveTo(trx, id, [position]);
        if (attempt) await addAttempt(trx, id, attempt, kept);
        return true;
      }),

    async release({ id, leaseId }: LeasedWebhook) {
      await db
        .updateTable('webhooks')
        .set({ lease_id: null, lease_until: null })
        .where('id', '=', id)
        .where('lease_id', '=', leaseId)
        .execute();
    },

    /** Forgets the positions in inboxes that have expired. */
    async purge(now: Date) {
      await db.deleteFrom('webhook_positions').where('expires_at', '<=', now).execute();
    },
  };
}

export type WebhookQueue = ReturnType<typeof createWebhookQueue>;
