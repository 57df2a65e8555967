import type { WebhookQueue } from '#server/store/webhooks/webhook-queue.ts';
import type { AttemptRow } from '#server/store/webhooks/webhook-store.ts';
import { createDeliverInOrder, type Outcome, type ReadArrival } from '../subscribers/deliver-in-order.ts';
import { isDelivered, type SendWebhook } from './send-webhook.ts';
import { eventId } from './sign-webhook.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const RETRIES = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR];
const GONE = 410;

/** Sends new mail to webhooks. Each attempt is kept for the owner to see. */
export function createDeliverWebhook({
  queue,
  readArrival,
  send,
  onAttempt,
  now,
}: {
  queue: WebhookQueue;
  readArrival: ReadArrival;
  send: SendWebhook;
  onAttempt: (outcome: Outcome) => void;
  now: () => Date;
}) {
  /** What was attempted last for a webhook, until it is written down. */
  const attempts = new WeakMap<object, AttemptRow>();
  return createDeliverInOrder({
    queue,
    readArrival,
    wants: ({ wants }) => wants,
    async send({ subscriber: webhook, mail, arrival, attempt, signal }) {
      const made = await send({
        webhook,
        id: eventId(webhook.id, mail.messageId),
        event: { type: 'message.received', timestamp: new Date(arrival.message.timestamp), data: arrival },
        attempt,
        signal,
      });
      attempts.set(webhook, made);
      if (isDelivered(made)) return 'delivered';
      return made.status === GONE ? 'gone' : 'failed';
    },
    settle: (webhook, step, outcome) =>
      queue.settleAttempt(webhook, step, attempts.get(webhook)!, outcome === 'gone' ? now() : null),
    retries: RETRIES,
    onAttempt,
    now,
  });
}
