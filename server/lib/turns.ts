import { Busy, createFairQueue } from './fair-queue.ts';

/** Enough for many busy pages; more than this from one network is refused. */
const MAX_WAITING = 200;

type Job = { key: string; run: (signal: AbortSignal) => Promise<void>; refuse: () => void };
type Turn = { since: number; controller: AbortController };

/**
 * Runs expensive work a few at a time, in turns by network and reader, so that a network with many requests delays only
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
  /** How much work may wait in total. Beyond that, the newest work of the network with the most waiting is refused. */
  maxInAll?: number;
  /** Work that took longer than this is aborted when other work waits for its slot. */
  giveWayMs?: number;
} = {}) {
  const queue = createFairQueue<Job>({ parallel, perNetwork, maxWaiting });
  /** Oldest first. */
  const turns = new Set<Turn>();
  let timer: NodeJS.Timeout | undefined;

  async function start({ key, run }: Job) {
    const turn = { since: performance.now(), controller: new AbortController() };
    turns.add(turn);
    queue.begin(key);
    await run(turn.controller.signal);
    turns.delete(turn);
    queue.end(key);
    next();
  }

  function next() {
    for (let job = queue.take(); job; job = queue.take()) void start(job);
    clearTimeout(timer);
    if (Number.isFinite(giveWayMs) && queue.needsPlace()) endOldest();
  }

  /** Aborts the work that has taken longest, once it has had its time. */
  function endOldest() {
    const oldest = [...turns].find(({ controller }) => !controller.signal.aborted);
    if (!oldest) return;
    const end = () => {
      oldest.controller.abort();
      next();
    };
    timer = setTimeout(end, Math.max(0, oldest.since + giveWayMs - performance.now()));
  }

  function inTurn<T>(key: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (queue.isFull(key)) return Promise.reject(new Busy());
    return new Promise<T>((resolve, reject) => {
      const run = async (signal: AbortSignal) => {
        try {
          resolve(await work(signal));
        } catch (error) {
          reject(error);
        }
      };
      queue.push(key, { key, run, refuse: () => reject(new Busy()) });
      if (queue.waiting() > maxInAll) queue.takeFromLongest()?.refuse();
      next();
    });
  }
  return Object.assign(inTurn, { isFull: queue.isFull });
}
