import { Worker } from 'node:worker_threads';
import { Busy, createFairQueue } from './fair-queue.ts';

/** The first message of every worker. Loading its modules does not count against the time limit of a task. */
export const READY = 'ready';
const START_LIMIT_MS = 15_000;
const WORKER_MEMORY_MB = 256;
const YOUNG_MB = 6;

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
 * somebody with many tasks delays only their own. The worker answers in order. A task that takes too long or crashes the worker fails alone: a
 * new worker starts and takes the others.
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
  const queue = createFairQueue<Job<Task, Answer>>();
  let worker: Worker | null = null;
  let ready = false;
  const waitingForStart: Array<() => void> = [];
  /** The tasks at the worker. It works on the first one. */
  let current: Job<Task, Answer>[] = [];
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function startWorker(): Worker {
    const started = new Worker(file, {
      resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    ready = false;
    timer = setTimeout(replaceWorker, START_LIMIT_MS).unref();
    started.on('message', (message: Answer | typeof READY) => {
      if (worker !== started) return;
      if (ready) current.shift()?.resolve({ answer: message as Answer });
      else {
        ready = true;
        endStart();
      }
      clearTimeout(timer);
      timer = undefined;
      next();
    });
    const onLost = () => {
      if (worker === started) replaceWorker();
    };
    started.on('error', onLost);
    started.on('exit', onLost);
    return started;
  }

  function endStart(): void {
    for (const resolve of waitingForStart.splice(0)) resolve();
  }

  function replaceWorker(): void {
    const old = worker;
    worker = null;
    void old?.terminate();
    endStart();
    clearTimeout(timer);
    timer = undefined;
    // A worker that could not start fails one task each time, so that nobody waits for ever.
    const [first, ...others] = ready ? current : [queue.take()];
    for (const job of others.reverse()) if (job) queue.pushFirst(job.owner, job);
    current = [];
    first?.resolve({ failed: ready ? 'task' : 'worker' });
    next();
  }

  function next(): void {
    if (closed) return;
    if (!worker && !queue.isEmpty()) worker = startWorker();
    if (!worker || !ready) return;
    while (current.length < ahead) {
      const job = queue.take();
      if (!job) break;
      if (job.signal?.aborted) {
        job.reject(new Busy());
        continue;
      }
      current.push(job);
      worker.postMessage(job.task);
    }
    if (current.length) {
      worker.ref();
      timer ??= setTimeout(replaceWorker, timeLimitMs);
    } else worker.unref();
  }

  return {
    /** A task whose `signal` is aborted before its turn is dropped. */
    run(owner: string, task: Task, signal?: AbortSignal): Promise<Outcome<Answer>> {
      if (closed) return Promise.resolve({ failed: 'worker' });
      if (queue.waiting(owner) >= maxWaiting) return Promise.reject(new Busy());
      return new Promise((resolve, reject) => {
        queue.push(owner, { owner, task, resolve, reject, signal });
        next();
      });
    },

    /** Starts the worker before there is work. Resolves when it is ready for its first task, or could not start. */
    async prepare(): Promise<void> {
      if (closed) return;
      worker ??= startWorker();
      if (!ready) await new Promise<void>((resolve) => waitingForStart.push(resolve));
    },

    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      for (const job of [...current, ...queue.clear()]) job.resolve({ failed: 'worker' });
      current = [];
      endStart();
      const old = worker;
      worker = null;
      await old?.terminate();
    },
  };
}
