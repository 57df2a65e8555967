import { Busy, createFairQueue, networkOfKey } from './fair-queue.ts';

/** Enough for many busy pages; more than this from one network is refused. */
const MAX_WAITING = 200;

/**
 * Runs expensive work a few at a time, in turns by network and reader, so that a network that asks for a lot delays only
 * itself. Places are always left for other networks.
 */
export function createTurns({
  parallel = 4,
  perNetwork = Math.max(1, parallel - 1),
  maxWaiting = MAX_WAITING,
}: {
  parallel?: number;
  perNetwork?: number;
  maxWaiting?: number;
} = {}) {
  const queue = createFairQueue<() => Promise<void>>();
  const runningOf = new Map<string, number>();
  let running = 0;

  function count(network: string, by: 1 | -1) {
    running += by;
    const now = (runningOf.get(network) ?? 0) + by;
    if (now) runningOf.set(network, now);
    else runningOf.delete(network);
  }

  function next() {
    while (running < parallel) {
      const job = queue.take((network) => (runningOf.get(network) ?? 0) < perNetwork);
      if (!job) return;
      void job();
    }
  }

  /** Whether the network of this key has no place to wait. */
  const isFull = (key: string) => queue.waiting(key) >= maxWaiting;

  function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (isFull(key)) return Promise.reject(new Busy());
    const network = networkOfKey(key);
    return new Promise<T>((resolve, reject) => {
      queue.push(key, async () => {
        count(network, 1);
        try {
          resolve(await work());
        } catch (error) {
          reject(error);
        }
        count(network, -1);
        next();
      });
      next();
    });
  }
  return Object.assign(inTurn, { isFull });
}
