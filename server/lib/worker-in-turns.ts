import { Busy, createFairQueue } from './fair-queue.ts';
import { superviseWorker } from './supervise-worker.ts';

const MEMORY_MB = 256;

/** `task`: it took too long or crashed the worker. `worker`: there is no worker, so nothing is known about the task. */
export type Outcome<Answer> = { answer: Answer } | { failed: 'task' | 'worker' };

type Job<Task, Answer> = {
  owner: string;
  task: Task;
  resolve: (outcome: Outcome<Answer>) => void;
  reject: (error: Error) => void;
  signal: AbortSignal | undefined;
};

/**
 * Runs tasks on a worker thread, so that they do not block the event loop. Networks and their readers take turns, so
 * somebody with many tasks delays only themselves. The worker answers in order. A task that takes too long or crashes
 * the worker fails alone: a new worker starts and takes over the others.
 */
export function createWorkerInTurns<Task, Answer>({
  file,
  timeLimitMs,
  ahead = 1,
  maxWaiting = Number.POSITIVE_INFINITY,
}: {
  file: URL;
  timeLimitMs: number;
  /** Tasks handed to the worker at once, so that it does not wait for a busy event loop after each of them. */
  ahead?: number;
  /** Waiting tasks of one network. More are refused, because each of them holds its body in memory. */
  maxWaiting?: number;
}) {
  const queue = createFairQueue<Job<Task, Answer>>({ maxWaiting });
  /** The tasks handed to the worker, which is working on the first. */
  let current: Job<Task, Answer>[] = [];
  let closed = false;
  const worker = superviseWorker<Answer>({
    file,
    memoryMb: MEMORY_MB,
    silentMs: timeLimitMs,
    isBusy: () => current.length > 0,
    onMessage(answer) {
      current.shift()?.resolve({ answer });
      next();
    },
    onLost(wasReady) {
      // A worker that cannot start also fails one task each time, so that nobody waits forever.
      const [first, ...others] = current;
      for (const job of others.reverse()) queue.pushFirst(job.owner, job);
      current = [];
      first?.resolve({ failed: wasReady ? 'task' : 'worker' });
      next();
    },
  });

  function next(): void {
    while (!closed && current.length < ahead) {
      const job = queue.take();
      if (!job) return;
      if (job.signal?.aborted) {
        job.reject(new Busy());
        continue;
      }
      current.push(job);
      worker.post(job.task);
    }
  }

  return {
    /** A task whose `signal` is aborted before its turn is dropped. */
    run(owner: string, task: Task, signal?: AbortSignal): Promise<Outcome<Answer>> {
      if (closed) return Promise.resolve({ failed: 'worker' });
      if (queue.isFull(owner)) return Promise.reject(new Busy());
      return new Promise((resolve, reject) => {
        queue.push(owner, { owner, task, resolve, reject, signal });
        next();
      });
    },

    /** Starts the worker before there is work. Resolves when it is ready for its first task, or could not start. */
    prepare: async (): Promise<void> => (closed ? undefined : worker.start()),

    async close(): Promise<void> {
      closed = true;
      for (const job of [...current, ...queue.clear()]) job.resolve({ failed: 'worker' });
      current = [];
      await worker.drop();
    },
  };
}
