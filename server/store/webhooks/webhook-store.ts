import { sql } from 'kysely';
import type { WebhookFor, WebhookFormat } from '#contract/webhooks.ts';
import { addUpTo } from '../accounts/add-up-to.ts';
import type { Db } from '../database.ts';
import { notify } from '../notify.ts';

export type WebhookRow = {
  id: string;
  accountId: string;
  /** The URL and the secret. */
  sealed: Buffer;
  format: WebhookFormat;
  wants: WebhookFor;
  createdAt: Date;
  disabledAt: Date | null;
  attempts: number;
  nextAt: Date | null;
};
/** `keyId` is the key that created it; null for a session. */
export type NewWebhook = Omit<WebhookRow, 'disabledAt' | 'attempts' | 'nextAt'> & { keyId: string | null };
export type AttemptRow = {
  eventId: string;
  type: 'message.received' | 'webhook.test';
  at: Date;
  attempt: number;
  status: number | null;
  problem: string | null;
  ms: number;
};

/** The notification that wakes processes when a webhook was added or removed. */
export const WEBHOOKS = 'webhooks';

const columns = [
  'id',
  'account_id as accountId',
  'sealed',
  'format',
  'wants',
  'created_at as createdAt',
  'disabled_at as disabledAt',
  'attempts',
  'next_at as nextAt',
] as const;

/** Adds an attempt to the list of a webhook and drops the oldest beyond `kept`. */
export async function addAttempt(handle: Db, webhookId: string, row: AttemptRow, kept: number) {
  const { eventId, type, at, attempt, status, problem, ms } = row;
  await handle
    .insertInto('webhook_deliveries')
    .values({ webhook_id: webhookId, event_id: eventId, type, at, attempt, status, problem, ms })
    .execute();
  await sql`
    DELETE FROM webhook_deliveries WHERE webhook_id = ${webhookId} AND nr <= (
      SELECT nr FROM webhook_deliveries WHERE webhook_id = ${webhookId} ORDER BY nr DESC OFFSET ${kept} LIMIT 1)`.execute(
    handle,
  );
}

export function createWebhookStore({ db }: { db: Db }) {
  const select = (accountId: string) =>
    db
      .selectFrom('webhooks')
      .select([...columns])
      .where('account_id', '=', accountId);

  return {
    list: (accountId: string): Promise<WebhookRow[]> =>
      select(accountId).orderBy('created_at').orderBy('id').execute(),

    find: (accountId: string, id: string): Promise<WebhookRow | undefined> =>
      select(accountId).where('id', '=', id).executeTakeFirst(),

    /** Adds a webhook that begins with the mail that arrives from now on. False when the account already has `max`. */
    add: (webhook: NewWebhook, max: number, now: Date): Promise<boolean> =>
      addUpTo({ db, table: 'webhooks', max }, webhook.accountId, async (trx) => {
        const { id, accountId, keyId, sealed, format, wants, createdAt } = webhook;
        await trx
          .insertInto('webhooks')
          .values({ id, account_id: accountId, key_id: keyId, sealed, format, wants, created_at: createdAt })
          .execute();
        await sql`
          INSERT INTO webhook_positions (webhook_id, inbox_id, seq, expires_at)
          SELECT ${id}, id, seq, expires_at FROM inboxes
          WHERE owner_id = ${accountId} AND expires_at > ${now}`.execute(trx);
        await notify(trx, [WEBHOOKS]);
      }),

    async remove(accountId: string, id: string): Promise<boolean> {
      const gone = await db
        .deleteFrom('webhooks')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return gone.numDeletedRows === 1n;
    },

    addAttempt: (id: string, row: AttemptRow, kept: number) =>
      db.transaction().execute((trx) => addAttempt(trx, id, row, kept)),

    /** Newest first. */
    attempts: (id: string, max: number): Promise<AttemptRow[]> =>
      db
        .selectFrom('webhook_deliveries')
        .select(['event_id as eventId', 'type', 'at', 'attempt', 'status', 'problem', 'ms'])
        .where('webhook_id', '=', id)
        .orderBy('nr', 'desc')
        .limit(max)
        .execute(),
  };
}

export type WebhookStore = ReturnType<typeof createWebhookStore>;
