import { Worker } from 'node:worker_threads';
import { htmlAsText, MAX_HTML, sanitizeMailHtml } from './sanitize-html.ts';

const INLINE_THRESHOLD = 8 * 1024;
const TIME_LIMIT_MS = 5000;
const WORKER_MEMORY_MB = 256;

type Job = { html: string; resolve: (safe: string) => void };

/**
 * Small bodies are sanitized at once, larger ones in turn on one worker thread, so that none holds up the event loop.
 * A body that takes too long or brings the worker down is shown as text, and the next one gets a new worker.
 */
export function createSanitizer({
  threshold = INLINE_THRESHOLD,
  timeLimitMs = TIME_LIMIT_MS,
}: {
  threshold?: number;
  timeLimitMs?: number;
} = {}) {
  const queue: Job[] = [];
  let worker: Worker | null = null;
  let current: Job | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function startWorker(): Worker {
    const started = new Worker(new URL('./sanitizer-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY_MB },
    });
    started.on('message', (safe: string) => {
      if (worker === started) settle(safe);
    });
    const lost = () => {
      if (worker === started) replaceWorker();
    };
    started.on('error', lost);
    started.on('exit', lost);
    return started;
  }

  function settle(safe: string | null): void {
    clearTimeout(timer);
    const job = current;
    current = null;
    job?.resolve(safe ?? htmlAsText(job.html));
    next();
  }

  function replaceWorker(): void {
    const old = worker;
    worker = null;
    void old?.terminate();
    settle(null);
  }

  function next(): void {
    if (current) return;
    current = queue.shift() ?? null;
    if (!current) {
      worker?.unref();
      return;
    }
    worker ??= startWorker();
    worker.ref();
    timer = setTimeout(replaceWorker, timeLimitMs);
    worker.postMessage(current.html);
  }

  return {
    sanitize(html: string): Promise<string> {
      if (html.length < threshold) return Promise.resolve(sanitizeMailHtml(html));
      if (closed) return Promise.resolve(htmlAsText(html));
      return new Promise((resolve) => {
        queue.push({ html: html.slice(0, MAX_HTML), resolve });
        next();
      });
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      for (const job of [current, ...queue.splice(0)]) job?.resolve(htmlAsText(job.html));
      current = null;
      const old = worker;
      worker = null;
      await old?.terminate();
    },
  };
}
