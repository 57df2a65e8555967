import { createWorkQueue, nextAttempt, type Waits } from '#server/lib/work-queue.ts';
import type { Db } from '#server/store/database.ts';
import {
  type Later,
  MAX_IDS,
  type SubscriberQueue,
  type Taken,
} from '#server/store/subscribers/subscriber-queue.ts';
import { type Arrival, notBefore, type ReadArrival } from './read-arrival.ts';

/** From the DNS query to the status of the response. */
export const ATTEMPT_MS = 10_000;
/** Left of the lease when an attempt begins. */
const NEEDED_MS = ATTEMPT_MS + 5_000;
const LEASE_MS = NEEDED_MS + 5_000;
/** Subscribers that one process serves at the same time. A slow receiver takes up a place for ten seconds. */
const AT_ONCE = 50;
/** Subscribers that are asked for each free place: many of them have nothing that is due. */
const ASKED_FOR_EACH = 4;
/** Those beyond are found again by `sweep`. */
const MAX_WOKEN = 20_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** Messages that were put back and are woken by a change. More than these wait for their time. */
const MAX_WATCHED = 1_000;

export type Outcome = 'delivered' | 'failed' | 'given up' | 'gone';
/** One attempt at one message. */
export type Attempt<Subscriber> = {
  taken: Taken & Subscriber;
  arrival: Arrival;
  /** Counts from 1. */
  attempt: number;
  signal: AbortSignal;
};
/**
 * `given up`: another attempt would not help. `gone`: the subscriber wants nothing any more. `record` is written together with
 * the outcome.
 */
export type Sent = { outcome: Outcome; record?: (trx: Db) => Promise<unknown> };

/**
 * Sends new mail to subscribers of one kind, such as webhooks: to each one message at a time, in order. A message that fails is
 * repeated, and holds back the later ones until it succeeds or is given up. After a crash it is sent again with the same id.
 */
export function createSendArrivals<Subscriber extends object>({
  queue,
  readArrival,
  wants,
  waitsForCheck = false,
  send,
  retries,
  watch,
  onAttempt,
  onError,
  now,
}: {
  queue: SubscriberQueue<Subscriber>;
  readArrival: ReadArrival;
  /** Whether the subscriber gets this message at all. */
  wants: (subscriber: Subscriber, message: Arrival['message']) => boolean;
  /** Whether young messages wait for the check of their sender. */
  waitsForCheck?: boolean;
  /** Rejects when its signal is aborted. */
  send: (attempt: Attempt<Subscriber>) => Promise<Sent>;
  retries: Waits;
  /** Calls `wake` when this inbox changes. Returns a function that stops it. */
  watch: (inboxId: string, wake: () => void) => () => void;
  onAttempt: (outcome: Outcome) => void;
  onError: (error: unknown) => void;
  now: () => Date;
}) {
  /** Stops waiting for a change. */
  const watched = new Set<() => void>();
  /** Subscribers that may have something to get, in the order of their turns. */
  const woken = new Set<string>();
  /** Those that this process is sending something to. A wake-up meanwhile counts when that ends. */
  const busy = new Set<string>();
  let lastFound = FIRST_ID;
  const work = createWorkQueue({ claim, work: sendNext, atOnce: AT_ONCE, leaseMs: LEASE_MS, now });

  function addWoken(subscribers: string[]) {
    for (const id of subscribers) if (woken.size < MAX_WOKEN) woken.add(id);
  }

  function wake(subscriber: string) {
    addWoken([subscriber]);
    work.wake().catch(onError);
  }

  /** Those whose turn it is. They are woken no more. */
  function nextTurns(max: number): string[] {
    const turns: string[] = [];
    for (const id of woken) {
      if (turns.length === max) break;
      if (!busy.has(id)) turns.push(id);
    }
    for (const id of turns) woken.delete(id);
    return turns;
  }

  async function claim({ max, ...times }: { now: Date; leaseUntil: Date; max: number }) {
    const taken: Array<Taken & Subscriber> = [];
    while (taken.length < max) {
      const left = max - taken.length;
      const among = nextTurns(left * ASKED_FOR_EACH);
      if (!among.length) break;
      try {
        taken.push(...(await queue.claim({ ...times, max: left, among })));
      } catch (error) {
        addWoken(among);
        if (!taken.length) throw error;
        break;
      }
      for (const { id } of taken) busy.add(id);
      // There may be more subscribers with something to get than places.
      if (taken.length === max) addWoken(among.filter((id) => !busy.has(id)));
    }
    return taken;
  }

  /** Returns whether there is more to do, for this subscriber or for others. */
  async function sendNext(taken: Taken & Subscriber, signal: AbortSignal): Promise<boolean> {
    const hasMore = await begin(taken, signal);
    busy.delete(taken.id);
    if (hasMore) woken.add(taken.id);
    return woken.size > 0;
  }

  const unchanged = ({ attempts }: Taken, at: Date): Later => ({ at, attempts });

  /** Returns whether the next message of the subscriber can be sent. */
  async function begin(taken: Taken & Subscriber, signal: AbortSignal): Promise<boolean> {
    const change = watchOnce(taken.inboxId);
    try {
      const arrival = await readArrival(taken);
      const until = arrival && notBefore(arrival.message, { waitsForCheck, now: now() });
      if (until) return await putBack(taken, until, change);
      change.stop();
      if (!arrival || !wants(taken, arrival.message)) return (await queue.settle(taken, null)).hasMore;
      return await attempt(taken, arrival, signal);
    } catch (error) {
      change.stop();
      // Otherwise it is repeated when the lease ends.
      if (signal.aborted) await queue.settle(taken, unchanged(taken, now())).catch(onError);
      else onError(error);
      return false;
    }
  }

  async function attempt(taken: Taken & Subscriber, arrival: Arrival, signal: AbortSignal) {
    // Reading took long, and another process may take over soon.
    if (taken.dueAt.getTime() - now().getTime() < NEEDED_MS) {
      await queue.settle(taken, unchanged(taken, now()));
      return true;
    }
    const failed = taken.attempts + 1;
    const { outcome, record } = await send({ taken, arrival, attempt: failed, signal });
    const at =
      outcome === 'failed' ? nextAttempt(retries, { failed, endsAt: taken.expiresAt, now: now() }) : null;
    const { isOurs, hasMore } = await queue.settle(taken, at && { at, attempts: failed }, record);
    if (isOurs) onAttempt(outcome === 'failed' && !at ? 'given up' : outcome);
    return hasMore;
  }

  /** Puts a message back until then. If its inbox changes, it is due at once. */
  async function putBack(taken: Taken, until: Date, change: ReturnType<typeof watchOnce>) {
    await queue.settle(taken, unchanged(taken, until));
    if (watched.size >= MAX_WATCHED) {
      change.stop();
      return false;
    }
    const stop = () => {
      clearTimeout(timer);
      change.stop();
      watched.delete(stop);
    };
    const makeDue = () => {
      stop();
      queue.settle({ ...taken, dueAt: until }, unchanged(taken, now())).then(() => wake(taken.id), onError);
    };
    const timer = setTimeout(makeDue, until.getTime() - now().getTime());
    watched.add(stop);
    change.onceChanged(makeDue);
    return false;
  }

  /** Notes a change from now on, so that none is missed while the message is read. */
  function watchOnce(inboxId: string) {
    let isChanged = false;
    let onChange = () => {};
    const stop = watch(inboxId, () => {
      isChanged = true;
      onChange();
    });
    return {
      stop,
      onceChanged(act: () => void) {
        onChange = act;
        if (isChanged) act();
      },
    };
  }

  return {
    /** New mail was queued for this subscriber. */
    wake,

    /** Takes up what was put back, or was left by a process that died. */
    async run() {
      addWoken(await queue.due(now()));
      await work.wake();
    },

    /** Finds whatever waits, also if a notification was lost or a subscriber has paused, and forgets what nobody gets. */
    async sweep() {
      await queue.purge(now());
      const found = await queue.waiting(lastFound);
      lastFound = found.length < MAX_IDS ? FIRST_ID : found.at(-1)!;
      addWoken(found);
      await work.wake();
    },

    /** Interrupts attempts that are under way. They are repeated later, with the same id. */
    async close() {
      await work.close();
      for (const stop of watched) stop();
    },
  };
}
