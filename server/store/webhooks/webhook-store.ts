import { sql } from 'kysely';
import type { WebhookFor, WebhookFormat } from '#contract/webhooks.ts';
import { addUpTo } from '../accounts/add-up-to.ts';
import type { Db } from '../database.ts';

export type WebhookRow = {
  id: string;
  accountId: string;
  /** The URL and the secret. */
  sealed: Buffer;
  format: WebhookFormat;
  wants: WebhookFor;
  createdAt: Date;
  disabledAt: Date | null;
  /** How often the first message that waits has failed, and when it is sent again. */
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

const columns = [
  'id',
  'account_id as accountId',
  'sealed',
  'format',
  'wants',
  'created_at as createdAt',
  'disabled_at as disabledAt',
  sql<number>`coalesce(failing.attempts, 0)`.as('attempts'),
  'failing.due_at as nextAt',
] as const;

export function createWebhookStore({ db }: { db: Db }) {
  const select = (accountId: string) =>
    db
      .selectFrom('webhooks')
      .leftJoinLateral(
        (e) =>
          e
            .selectFrom('subscriber_queue')
            .select(['subscriber_queue.attempts', 'due_at'])
            .where('kind', '=', 'webhook')
            .whereRef('subscriber', '=', 'webhooks.id')
            .where('subscriber_queue.attempts', '>', 0)
            .limit(1)
            .as('failing'),
        (join) => join.onTrue(),
      )
      .select([...columns])
      .where('account_id', '=', accountId);

  return {
    list: (accountId: string): Promise<WebhookRow[]> =>
      select(accountId).orderBy('created_at').orderBy('id').execute(),

    find: (accountId: string, id: string): Promise<WebhookRow | undefined> =>
      select(accountId).where('id', '=', id).executeTakeFirst(),

    /** Adds a webhook that begins with the mail that arrives from now on. False when the account already has `max`. */
    add: (webhook: NewWebhook, max: number): Promise<boolean> =>
      addUpTo({ db, table: 'webhooks', max }, webhook.accountId, async (trx) => {
        const { id, accountId, keyId, sealed, format, wants, createdAt } = webhook;
        await trx
          .insertInto('webhooks')
          .values({ id, account_id: accountId, key_id: keyId, sealed, format, wants, created_at: createdAt })
          .execute();
      }),

    async remove(accountId: string, id: string): Promise<boolean> {
      const gone = await db
        .deleteFrom('webhooks')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .executeTakeFirst();
      return gone.numDeletedRows === 1n;
    },

    /** Adds an attempt to the list of a webhook, if that still exists, and drops the oldest beyond `kept`. */
    async addAttempt(id: string, row: AttemptRow, kept: number, handle: Db = db) {
      const { eventId, type, at, attempt, status, problem, ms } = row;
      await sql`
        WITH added AS (
          INSERT INTO webhook_deliveries (webhook_id, event_id, type, at, attempt, status, problem, ms)
          SELECT id, ${eventId}, ${type}, ${at}::timestamptz, ${attempt}::int, ${status}::int, ${problem}, ${ms}::int
          FROM webhooks WHERE id = ${id} FOR KEY SHARE)
        DELETE FROM webhook_deliveries WHERE webhook_id = ${id} AND nr <= (
          SELECT nr FROM webhook_deliveries WHERE webhook_id = ${id} ORDER BY nr DESC OFFSET ${kept - 1} LIMIT 1)`.execute(
        handle,
      );
    },

    /** Nothing is sent to the webhook any more. */
    async disable(id: string, at: Date, handle: Db = db) {
      await handle.updateTable('webhooks').set({ disabled_at: at }).where('id', '=', id).execute();
    },

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
