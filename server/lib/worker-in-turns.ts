import { Busy, createFairQueue } from './fair-queue.ts';
import { superviseWorker } from './supervise-worker.ts';

const MEMORY_MB = 256;

/** `task`: it took too long or crashed the worker. `worker`: there is no worker, so nothing is known about the task. */
export type Outcome<Answer> = { answer: Answer } | { failed: 'task' | 'worker' };

type Job<Task, Answer> = {
  task: Task;
  resolve: (outcome: Outcome<Answer>) => void;
  reject: (error: Error) => void;
  signal: AbortSignal | undefined;
};

/**
 * Runs tasks on a worker thread, so that they do not block the event loop. Networks and their readers take turns, so
 * somebody with many tasks delays only themselves. A task that takes too long or crashes the worker fails alone: a new worker
 * starts with the next one.
 */
export function createWorkerInTurns<Task, Answer>({
  file,
  timeLimitMs,
  maxWaiting = Number.POSITIVE_INFINITY,
}: {
  file: URL;
  timeLimitMs: number;
  /** Waiting tasks of one network. More are refused, because each of them holds its body in memory. */
  maxWaiting?: number;
}) {
  const queue = createFairQueue<Job<Task, Answer>>({ maxWaiting });
  let current: Job<Task, Answer> | null = null;
  let closed = false;
  const worker = superviseWorker<Answer>({
    file,
    memoryMb: MEMORY_MB,
    silentMs: timeLimitMs,
    isBusy: () => current !== null,
    onMessage: (answer) => finish({ answer }),
    // A worker that cannot start also fails one task each time, so that nobody waits forever.
    onLost: (wasReady) => finish({ failed: wasReady ? 'task' : 'worker' }),
  });

  function finish(outcome: Outcome<Answer>): void {
    current?.resolve(outcome);
    current = null;
    next();
  }

  function next(): void {
    while (!closed && !current) {
      const job = queue.take();
      if (!job) return;
      if (job.signal?.aborted) {
        job.reject(new Busy());
        continue;
      }
      current = job;
      worker.post(job.task);
    }
  }

  return {
    /** A task whose `signal` is aborted before its turn is dropped. */
    run(owner: string, task: Task, signal?: AbortSignal): Promise<Outcome<Answer>> {
      if (closed) return Promise.resolve({ failed: 'worker' });
      if (queue.isFull(owner)) return Promise.reject(new Busy());
      return new Promise((resolve, reject) => {
        queue.push(owner, { task, resolve, reject, signal });
        next();
      });
    },

    async close(): Promise<void> {
      closed = true;
      current?.resolve({ failed: 'worker' });
      current = null;
      for (const job of queue.clear()) job.resolve({ failed: 'worker' });
      await worker.drop();
    },
  };
}
