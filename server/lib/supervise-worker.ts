import { Worker } from 'node:worker_threads';

/** The first message of every worker. Loading its modules does not count against the time for an answer. */
export const READY = 'ready';
const START_MS = 15_000;
const YOUNG_MB = 6;

/**
 * A worker thread that starts when it is needed. It is given up when it ends, or when it is busy and sends nothing for
 * `silentMs`. The next message then starts another one. It keeps the process alive only while it is busy.
 */
export function superviseWorker<Message>({
  file,
  workerData,
  memoryMb,
  silentMs,
  isBusy,
  onMessage,
  onLost,
}: {
  file: URL;
  workerData?: unknown;
  memoryMb: number;
  silentMs: number;
  isBusy: () => boolean;
  onMessage: (message: Message) => void;
  /** `wasReady` is false when it could not even start. */
  onLost: (wasReady: boolean) => void;
}) {
  let worker: Worker | null = null;
  let isReady = false;
  let timer: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(file, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
    });
    isReady = false;
    worker = started;
    watch();
    started.on('message', (message: Message) => {
      if (worker !== started) return;
      clearTimeout(timer);
      timer = undefined;
      if (isReady) onMessage(message);
      else isReady = true;
      watch();
    });
    const onEnd = () => {
      if (worker === started) void drop();
    };
    started.on('error', onEnd);
    started.on('exit', onEnd);
    return started;
  }

  function watch() {
    if (isReady && !isBusy()) return worker?.unref();
    worker?.ref();
    timer ??= setTimeout(drop, isReady ? silentMs : START_MS);
  }

  function drop() {
    clearTimeout(timer);
    timer = undefined;
    const old = worker;
    worker = null;
    onLost(isReady);
    return old?.terminate();
  }

  return {
    /** A message posted before the worker is ready waits for it. */
    post(message: unknown) {
      (worker ?? start()).postMessage(message);
      watch();
    },
    drop,
  };
}
