import type { Prefix } from '#contract/languages.ts';
import { languages } from '#contract/languages.ts';
import { createManagePush, createPushKey } from '#server/domain/push/manage-push.ts';
import { createPushServices } from '#server/domain/push/push-services.ts';
import { createReadNews } from '#server/domain/push/read-news.ts';
import { createSendPush } from '#server/domain/push/send-push.ts';
import { createDeliverInOrder, type ReadArrival } from '#server/domain/subscribers/deliver-in-order.ts';
import { createRunSubscribers } from '#server/domain/subscribers/run-subscribers.ts';
import { textsIn } from '#server/outbound/templates/texts.ts';
import { createPushQueue, PUSH } from '#server/store/push/push-store.ts';
import type { Base } from './base.ts';
import type { Inboxes } from './web-inboxes.ts';

/** The wait after each failed attempt. After that the mail is old news. */
const RETRIES = [5_000, 5 * 60_000];

/** What the web door offers: adding and removing browsers. */
export function composeManagePush(base: Base, { inboxes }: Inboxes) {
  const { config, stores, vault, limits, fetcher, now } = base;
  const store = stores.push;
  return {
    pushKey: createPushKey({ store, vault }),
    push: createManagePush({
      store,
      inboxes,
      fetcher,
      vault,
      limits,
      perNetwork: () => config.generateLimitPerIp,
      now,
    }),
  };
}

/** What the jobs door does: telling browsers of new mail. */
export function composeRunPush(base: Base, { readArrival }: { readArrival: ReadArrival }) {
  const { config, stores, vault, fetcher, hub, metrics, log, now, closers } = base;
  const queue = createPushQueue(base);
  const send = createSendPush({
    fetcher,
    services: createPushServices(),
    pushKey: createPushKey({ store: stores.push, vault }),
    vault,
    textsOf: (language: Prefix) => textsIn(languages.find(({ prefix }) => prefix === language)!).push,
    areChecked: config.senderChecks,
    publicUrl: config.publicUrl,
    contact: `mailto:${config.supportEmail}`,
    now,
  });
  const deliver = createDeliverInOrder({
    queue,
    readArrival: createReadNews({ readArrival, hub, areChecked: config.senderChecks, now }),
    send,
    async settle(subscriber, step, outcome) {
      if (outcome !== 'gone') return queue.settle(subscriber, step);
      return stores.push.remove({ id: subscriber.id });
    },
    retries: RETRIES,
    onAttempt: (outcome) => metrics.pushAttempts.inc({ outcome }),
    now,
  });
  const onError = (err: unknown) => log.error({ err }, 'a browser could not be told of new mail yet');
  const running = createRunSubscribers({ queue, deliver, onError, now });
  closers.defer(() => running.close());
  closers.defer(hub.watchAll(running.wake));
  closers.defer(hub.watch(PUSH, () => void running.lookAtAll().catch(onError)));
  return {
    ...running,
    async purge() {
      await stores.push.purge(now());
      await running.purge();
    },
  };
}
