import { DELIVERIES_SHOWN } from '#contract/limits.ts';
import type { WebhookRow, WebhookStore } from '#server/store/webhooks/webhook-store.ts';
import type { Attempt, Sent } from '../subscribers/send-arrivals.ts';
import { isDelivered, type SendWebhook } from './send-webhook.ts';
import { eventId } from './sign-webhook.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const WEBHOOK_RETRIES = {
  waits: [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR],
};
const GONE = 410;

export type Subscriber = Pick<WebhookRow, 'sealed' | 'format' | 'wants'>;

/** Sends new mail to webhooks. Each attempt is kept for the owner to see. */
export function createDeliverWebhook({
  store,
  send,
  now,
}: {
  store: Pick<WebhookStore, 'addAttempt' | 'disable'>;
  send: SendWebhook;
  now: () => Date;
}) {
  return async function deliver({ taken, arrival, attempt, signal }: Attempt<Subscriber>): Promise<Sent> {
    const made = await send({
      webhook: taken,
      id: eventId(taken.id, taken.messageId),
      event: { type: 'message.received', timestamp: new Date(arrival.message.timestamp), data: arrival },
      attempt,
      signal,
    });
    const isGone = made.status === GONE;
    return {
      outcome: isDelivered(made) ? 'delivered' : isGone ? 'gone' : 'failed',
      async record(trx) {
        await store.addAttempt(taken.id, made, DELIVERIES_SHOWN, trx);
        if (isGone) await store.disable(taken.id, now(), trx);
      },
    };
  };
}
