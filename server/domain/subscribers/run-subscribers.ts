import { randomUUID } from 'node:crypto';
import type { Among, Leased, SubscriberQueue } from '#server/store/subscribers/subscriber-queue.ts';
import { isUuid } from '../ids.ts';
import { LEASE_MS } from './deliver-in-order.ts';

/** Subscribers that one process works on at the same time. A slow receiver takes up a slot for ten seconds. */
const AT_ONCE = 50;
/** Mail that arrives within this time is looked up together. */
const GATHER_MS = 20;
/** With more changes than this, all subscribers are checked instead. */
const MAX_WOKEN = 5_000;

/**
 * Decides when a subscriber, such as a webhook, has something to get. Mail wakes it through the hub, which carries only ids
 * of inboxes, so receiving mail costs the same with and without subscribers. A missed wake-up is noticed within a minute.
 */
export function createRunSubscribers<More extends object>({
  queue,
  deliver,
  onError,
  now,
}: {
  queue: SubscriberQueue<More>;
  deliver: (subscriber: Leased & More, signal: AbortSignal) => Promise<void>;
  onError: (error: unknown) => void;
  now: () => Date;
}) {
  const closing = new AbortController();
  const busy = new Set<Promise<void>>();
  /** The ids of inboxes and owners whose subscribers to check next. */
  const woken = new Set<string>();
  let all = false;
  let due = false;
  let gathering: NodeJS.Timeout | null = null;
  let looking: Promise<void> | null = null;
  /** Without any subscriber, mail causes no query at all. */
  let exists = false;

  function takeNext(): Among | null {
    const of = [...woken];
    if (all || of.length > MAX_WOKEN) {
      all = due = false;
      woken.clear();
      return 'all';
    }
    if (due) {
      due = false;
      return 'due';
    }
    woken.clear();
    return of.length ? { of } : null;
  }

  /** One query at a time, so that queries don't pile up on a slow database. */
  async function lookOn(): Promise<void> {
    while (!closing.signal.aborted) {
      const max = AT_ONCE - busy.size;
      const which = max > 0 && takeNext();
      // If no slot is free, the next delivery that ends calls this again.
      if (!which) return;
      const at = now();
      const leaseUntil = new Date(at.getTime() + LEASE_MS);
      const claimed = await queue.claim({ which, leaseId: randomUUID(), leaseUntil, max, now: at });
      // There may be more subscribers with something to get than free slots.
      if (claimed.length === max) all = true;
      for (const subscriber of claimed) {
        const work = workOn(subscriber).finally(() => busy.delete(work));
        busy.add(work);
      }
    }
  }

  function look(): Promise<void> {
    looking ??= lookOn().finally(() => {
      looking = null;
    });
    return looking;
  }

  function lookSoon() {
    gathering ??= setTimeout(() => {
      gathering = null;
      look().catch(onError);
    }, GATHER_MS);
  }

  async function workOn(subscriber: Leased & More): Promise<void> {
    try {
      await deliver(subscriber, closing.signal);
    } catch (error) {
      // The result was not stored, so the message is sent again with the same id: when the lease ends, or after a
      // restart.
      if (!closing.signal.aborted) return onError(error);
    }
    await queue.release(subscriber).catch(onError);
    // Mail that arrived during the delivery was not sent, because the subscriber was leased. So look again.
    woken.add(subscriber.ownerId);
    lookSoon();
  }

  return {
    /** Called with the ids of inboxes and owners that changed. */
    wake(keys: string[]) {
      if (!exists) return;
      if (woken.size <= MAX_WOKEN) for (const key of keys) if (isUuid(key)) woken.add(key);
      if (woken.size) lookSoon();
    },

    /** Checks every subscriber: at the start, when one was added, and after notifications may have been lost. */
    async lookAtAll() {
      exists = await queue.exists();
      if (!exists) return;
      all = true;
      await look();
    },

    async lookAtDue() {
      if (!exists) return;
      due = true;
      await look();
    },

    purge: () => queue.purge(now()),

    /** Interrupts attempts that are under way. They are repeated later, with the same id. */
    async close() {
      closing.abort();
      await looking?.catch(() => {});
      await Promise.all(busy);
      if (gathering) clearTimeout(gathering);
    },
  };
}
