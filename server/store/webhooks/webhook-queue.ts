import type { Db } from '../database.ts';
import type { Pool } from '../pool.ts';
import { createSubscriberQueue, type Leased, type NextStep } from '../subscribers/subscriber-queue.ts';
import { type AttemptRow, addAttempt, type WebhookRow } from './webhook-store.ts';

type Sending = Pick<WebhookRow, 'sealed' | 'format' | 'wants'>;

/** What webhooks still have to send. Disabled ones, and ones whose owner has no premium, pause. */
export function createWebhookQueue({ db, pool, kept }: { db: Db; pool: Pool; kept: number }) {
  const queue = createSubscriberQueue<Sending>(
    { db, pool },
    {
      table: 'webhooks',
      owner: 'account_id',
      positions: 'webhook_positions',
      subscriber: 'webhook_id',
      columns: 'sealed, format, wants',
      isActive: `w.disabled_at IS NULL
      AND EXISTS (SELECT FROM accounts a WHERE a.id = w.account_id AND a.premium_until > $1)`,
      isAbout: 'true',
    },
  );
  return {
    ...queue,

    /** Writes the result of an attempt, and the attempt. */
    settleAttempt: (webhook: Leased, step: NextStep, attempt: AttemptRow, disabledAt: Date | null) =>
      queue.settle(webhook, step, async (trx) => {
        if (disabledAt)
          await trx
            .updateTable('webhooks')
            .set({ disabled_at: disabledAt })
            .where('id', '=', webhook.id)
            .execute();
        await addAttempt(trx, webhook.id, attempt, kept);
      }),
  };
}

export type WebhookQueue = ReturnType<typeof createWebhookQueue>;
