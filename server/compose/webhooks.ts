import { createSendArrivals } from '#server/domain/subscribers/send-arrivals.ts';
import {
  createDeliverWebhook,
  type Subscriber,
  WEBHOOK_RETRIES,
} from '#server/domain/webhooks/deliver-webhook.ts';
import { createManageWebhooks } from '#server/domain/webhooks/manage-webhooks.ts';
import { createSendWebhook } from '#server/domain/webhooks/send-webhook.ts';
import { createSubscriberQueue } from '#server/store/subscribers/subscriber-queue.ts';
import type { Base } from './base.ts';
import type { Inboxes } from './web-inboxes.ts';

/** What the web door offers: adding, listing, testing and deleting webhooks. */
export function composeManageWebhooks({ stores, vault, limits, fetcher, now }: Base) {
  const send = createSendWebhook({ fetcher, vault, now });
  return createManageWebhooks({ store: stores.webhooks, fetcher, send, vault, limits, now });
}

/** What the jobs door does: sending new mail to webhooks. */
export function composeSendWebhooks(base: Base, { readArrival }: Inboxes) {
  const { stores, vault, fetcher, hub, metrics, log, now } = base;
  return createSendArrivals({
    queue: createSubscriberQueue<Subscriber>(base, 'webhook'),
    readArrival,
    wants: ({ wants }, message) => wants === 'message' || message[wants] !== null,
    send: createDeliverWebhook({
      store: stores.webhooks,
      send: createSendWebhook({ fetcher, vault, now }),
      now,
    }),
    retries: WEBHOOK_RETRIES,
    watch: hub.watch,
    onAttempt: (outcome) =>
      metrics.webhookAttempts.inc({ outcome: outcome === 'gone' ? 'disabled' : outcome }),
    onError: (err) => log.error({ err }, 'a webhook was interrupted and will be continued'),
    now,
  });
}
