import { DELIVERIES_SHOWN } from '#contract/limits.ts';
import type { ReadArrival } from '#server/domain/subscribers/deliver-in-order.ts';
import { createRunSubscribers } from '#server/domain/subscribers/run-subscribers.ts';
import { createDeliverWebhook } from '#server/domain/webhooks/deliver-webhook.ts';
import { createManageWebhooks } from '#server/domain/webhooks/manage-webhooks.ts';
import { createSendWebhook } from '#server/domain/webhooks/send-webhook.ts';
import { createWebhookQueue } from '#server/store/webhooks/webhook-queue.ts';
import { WEBHOOKS } from '#server/store/webhooks/webhook-store.ts';
import type { Base } from './base.ts';

/** What the web door offers: adding, listing, testing and deleting webhooks. */
export function composeManageWebhooks({ stores, vault, limits, fetcher, now }: Base) {
  const send = createSendWebhook({ fetcher, vault, now });
  return createManageWebhooks({ store: stores.webhooks, fetcher, send, vault, limits, now });
}

/** What the jobs door does: sending new mail to webhooks. */
export function composeRunWebhooks(base: Base, { readArrival }: { readArrival: ReadArrival }) {
  const { db, pool, vault, fetcher, hub, metrics, log, now, closers } = base;
  const queue = createWebhookQueue({ db, pool, kept: DELIVERIES_SHOWN });
  const deliver = createDeliverWebhook({
    queue,
    readArrival,
    send: createSendWebhook({ fetcher, vault, now }),
    onAttempt: (outcome) =>
      metrics.webhookAttempts.inc({ outcome: outcome === 'gone' ? 'disabled' : outcome }),
    now,
  });
  const onError = (err: unknown) => log.error({ err }, 'a webhook was interrupted and will be continued');
  const webhooks = createRunSubscribers({ queue, deliver, onError, now });
  closers.defer(() => webhooks.close());
  closers.defer(hub.watchAll(webhooks.wake));
  closers.defer(hub.watch(WEBHOOKS, () => void webhooks.lookAtAll().catch(onError)));
  return webhooks;
}
