import { randomUUID } from 'node:crypto';
import type { Among, LeasedWebhook, WebhookQueue } from '#server/store/webhooks/webhook-queue.ts';
import { isUuid } from '../ids.ts';
import { type DeliverWebhook, LEASE_MS } from './deliver-webhook.ts';

/** Webhooks that one process works on at the same time. Slow receivers take a place for ten seconds each. */
const AT_ONCE = 50;
/** Mail that arrives within this time is looked up together. */
const GATHER_MS = 20;
/** With more changes than this, all webhooks are looked at instead. */
const MAX_WOKEN = 5_000;

/**
 * Decides when a webhook has something to send. Mail wakes it through the hub, which carries only ids of inboxes, so
 * receiving mail costs the same with and without webhooks. A wake-up that is missed is made up for within a minute.
 */
export function createRunWebhooks({
  queue,
  deliver,
  onError,
  now,
}: {
  queue: WebhookQueue;
  deliver: DeliverWebhook;
  onError: (error: unknown) => void;
  now: () => Date;
}) {
  const closing = new AbortController();
  const busy = new Set<Promise<void>>();
  const woken = new Set<string>();
  let gathering: NodeJS.Timeout | null = null;
  /** Without any webhook, mail causes no query at all. */
  let exists = false;
  /** There was more to do than places. */
  let isCrowded = false;

  async function look(which: Among): Promise<void> {
    const max = AT_ONCE - busy.size;
    if (closing.signal.aborted) return;
    if (max <= 0) {
      isCrowded = true;
      return;
    }
    const at = now();
    const leaseUntil = new Date(at.getTime() + LEASE_MS);
    const claimed = await queue.claim({ which, leaseId: randomUUID(), leaseUntil, max, now: at });
    if (claimed.length === max) isCrowded = true;
    for (const webhook of claimed) {
      const work = workOn(webhook).finally(() => busy.delete(work));
      busy.add(work);
    }
  }

  async function workOn(webhook: LeasedWebhook): Promise<void> {
    try {
      await deliver(webhook, closing.signal);
    } catch (error) {
      // Nothing was settled, so the message is sent again with the same id: when the lease ends, or after a restart.
      if (!closing.signal.aborted) return onError(error);
    }
    await queue.release(webhook).catch(onError);
    // Mail that came since the last look found the webhook leased.
    lookSoon(isCrowded ? 'all' : { of: [webhook.accountId] });
  }

  function lookSoon(which: Among) {
    if (which === 'all') isCrowded = false;
    setImmediate(() => void look(which).catch(onError));
  }

  function lookAtWoken() {
    gathering = null;
    const of = [...woken];
    woken.clear();
    lookSoon(of.length > MAX_WOKEN ? 'all' : { of });
  }

  return {
    /** Called with the ids of inboxes and accounts that changed. */
    wake(keys: string[]) {
      if (!exists) return;
      if (woken.size <= MAX_WOKEN) for (const key of keys) if (isUuid(key)) woken.add(key);
      if (woken.size) gathering ??= setTimeout(lookAtWoken, GATHER_MS);
    },

    /** Looks at every webhook: at the start, when one was added, and after notifications may have been lost. */
    async lookAtAll() {
      exists = await queue.exists();
      if (exists) await look('all');
    },

    lookAtDue: async () => (exists ? look('due') : undefined),

    purge: () => queue.purge(now()),

    /** Interrupts attempts that are under way. They are repeated later, with the same id. */
    async close() {
      closing.abort();
      if (gathering) clearTimeout(gathering);
      await Promise.all(busy);
    },
  };
}

export type RunWebhooks = ReturnType<typeof createRunWebhooks>;
