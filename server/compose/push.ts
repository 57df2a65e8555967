import type { Prefix } from '#contract/languages.ts';
import { languages } from '#contract/languages.ts';
import { createManagePush, createPushKey } from '#server/domain/push/manage-push.ts';
import { createPushServices } from '#server/domain/push/push-services.ts';
import { createSendPush } from '#server/domain/push/send-push.ts';
import { createSendArrivals } from '#server/domain/subscribers/send-arrivals.ts';
import { textsIn } from '#server/outbound/templates/texts.ts';
import { createSubscriberQueue } from '#server/store/subscribers/subscriber-queue.ts';
import type { Base } from './base.ts';
import type { Inboxes } from './web-inboxes.ts';

/** The wait after each failed attempt. After that the mail is old news. */
const RETRIES = { waits: [5_000, 5 * 60_000] };

/** What the web door offers: adding and removing browsers. */
export function composeManagePush(base: Base, { inboxes }: Inboxes) {
  const { config, stores, vault, limits, fetcher } = base;
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
    }),
  };
}

/** What the jobs door does: telling browsers of new mail. */
export function composeSendPush(base: Base, { readArrival }: Inboxes) {
  const { config, stores, vault, fetcher, hub, metrics, log, now } = base;
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
  const push = createSendArrivals({
    queue: createSubscriberQueue<{ sealed: Buffer }>(base, 'push'),
    readArrival,
    // Nobody wants to hear of what they have read.
    wants: (_, { seen }) => !seen,
    waitsForCheck: config.senderChecks,
    async send(attempt) {
      const outcome = await send(attempt);
      if (outcome !== 'gone') return { outcome };
      return { outcome, record: (trx) => stores.push.remove({ id: attempt.taken.id }, trx) };
    },
    retries: RETRIES,
    watch: hub.watch,
    onAttempt: (outcome) => metrics.pushAttempts.inc({ outcome }),
    onError: (err) => log.error({ err }, 'a browser could not be told of new mail yet'),
    now,
  });
  return {
    ...push,
    async sweep() {
      await stores.push.purge(now());
      await push.sweep();
    },
  };
}
