import { Busy, createFairQueue, shareOf } from './fair-queue.ts';

/** Enough for many busy pages; more than this from one network is refused. */
const MAX_WAITING = 200;

type Job = { key: string; run: (signal: AbortSignal) => Promise<void>; refuse: () => void };
type Turn = { since: number; controller: AbortController };

/**
 * Runs expensive work a few at a time, in turns by network and reader, so that a network that asks for a lot delays only
 * itself. Slots are always left for other networks.
 */
export function createTurns({
  parallel = 4,
  perNetwork = Math.max(1, parallel - 1),
  maxWaiting = MAX_WAITING,
  maxInAll = Number.POSITIVE_INFINITY,
  giveWayMs = Number.POSITIVE_INFINITY,
}: {
  parallel?: number;
  perNetwork?: number;
  /** How much work of one network may wait. More is refused. */
  maxWaiting?: number;
  /** How much work may wait in all. For more, the network that has most waiting loses its newest. */
  maxInAll?: number;
  /** Work that took longer than this is aborted when other work waits for its slot. */
  giveWayMs?: number;
} = {}) {
  const queue = createFairQueue<Job>({ maxWaiting });
  const runningOf = new Map<string, number>();
  /** The oldest first. */
  const turns = new Set<Turn>();
  let timer: NodeJS.Timeout | undefined;

  /** Counts work for each group of its key. */
  function count(key: string, by: 1 | -1) {
    for (const group of key.split(' ').map((_, nth, words) => words.slice(0, nth + 1).join(' '))) {
      const now = (runningOf.get(group) ?? 0) + by;
      if (now) runningOf.set(group, now);
      else runningOf.delete(group);
    }
  }

  function mayRun(group: string): boolean {
    const share = shareOf(perNetwork, group.split(' ').length - 1);
    return (runningOf.get(group) ?? 0) < Math.min(share, Math.max(1, parallel - 1));
  }

  async function start({ key, run }: Job) {
    const turn = { since: performance.now(), controller: new AbortController() };
    turns.add(turn);
    count(key, 1);
    await run(turn.controller.signal);
    turns.delete(turn);
    count(key, -1);
    next();
  }

  function next() {
    for (let job = takeJob(); job; job = takeJob()) void start(job);
    clearTimeout(timer);
    if (giveWayMs === Number.POSITIVE_INFINITY || !queue.canTake(mayRun)) return;
    const oldest = [...turns].find(({ controller }) => !controller.signal.aborted);
    if (!oldest) return;
    timer = setTimeout(
      () => {
        oldest.controller.abort();
        next();
      },
      Math.max(0, oldest.since + giveWayMs - performance.now()),
    );
  }
  const takeJob = () => (turns.size < parallel ? queue.take(mayRun) : null);

  return function inTurn<T>(key: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (queue.isFull(key)) return Promise.reject(new Busy());
    return new Promise<T>((resolve, reject) => {
      const run = (signal: AbortSignal) => work(signal).then(resolve, reject);
      queue.push(key, { key, run, refuse: () => reject(new Busy()) });
      if (queue.waiting() > maxInAll) queue.takeFromLongest()?.refuse();
      next();
    });
  };
}
