import { texts } from '#contract/texts.ts';
import { Refusal } from './errors.ts';

/** Enough for a busy page; more than this from one reader is refused. */
const MAX_WAITING = 200;

/**
 * Runs expensive reads a few at a time, in turns by reader, so that a reader who asks for a lot delays only their own
 * reads.
 */
export function createTurns({
  parallel = 4,
  maxWaiting = MAX_WAITING,
}: {
  parallel?: number;
  maxWaiting?: number;
} = {}) {
  /** Waiting work by reader. The first reader is next; after a turn a reader goes to the end. */
  const queues = new Map<string, Array<() => Promise<void>>>();
  let running = 0;

  function next() {
    if (running >= parallel) return;
    const [first] = queues;
    if (!first) return;
    const [reader, jobs] = first;
    const job = jobs.shift()!;
    queues.delete(reader);
    if (jobs.length) queues.set(reader, jobs);
    running++;
    void job().finally(() => {
      running--;
      next();
    });
  }

  return function inTurn<T>(reader: string, read: () => Promise<T>): Promise<T> {
    const jobs = queues.get(reader) ?? [];
    if (jobs.length >= maxWaiting)
      return Promise.reject(new Refusal('rate-limited', texts.tooManyRequests, { retryAfter: 1 }));
    return new Promise<T>((resolve, reject) => {
      jobs.push(() => read().then(resolve, reject));
      queues.set(reader, jobs);
      next();
    });
  };
}

export type InTurn = ReturnType<typeof createTurns>;
