import { Worker } from 'node:worker_threads';
import { decodeBody } from '../reading/decode.ts';
import type { Part } from '../reading/outline.ts';
import { htmlAsText, MAX_HTML, sanitizeMailHtml } from './sanitize-html.ts';

const INLINE_THRESHOLD = 8 * 1024;
/** Decoding is quicker, and worth the way from here on. */
const DECODE_THRESHOLD = 64 * 1024;
const TIME_LIMIT_MS = 5000;
const WORKER_MEMORY_MB = 256;

export type Asked = { html: string } | { bytes: Uint8Array; part: Part };
type Job = { asked: Asked; otherwise: () => string; resolve: (answer: string) => void };

/**
 * Small bodies are decoded and sanitized at once, larger ones in turn on one worker thread, so that none holds up the
 * event loop. A body that takes too long or brings the worker down is shown as text, and the next one gets a new worker.
 */
export function createSanitizer({
  threshold = INLINE_THRESHOLD,
  timeLimitMs = TIME_LIMIT_MS,
}: {
  threshold?: number;
  timeLimitMs?: number;
} = {}) {
  /** By whose mail it is, in the order of their turns: who asks for much waits for itself. */
  const queues = new Map<string, Job[]>();
  let worker: Worker | null = null;
  let current: Job | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function startWorker(): Worker {
    const started = new Worker(new URL('./sanitizer-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY_MB },
    });
    started.on('message', (answer: string) => {
      if (worker === started) settle(answer);
    });
    const lost = () => {
      if (worker === started) replaceWorker();
    };
    started.on('error', lost);
    started.on('exit', lost);
    return started;
  }

  function settle(answer: string | null): void {
    clearTimeout(timer);
    const job = current;
    current = null;
    job?.resolve(answer ?? job.otherwise());
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
    current = takeTurn();
    if (!current) {
      worker?.unref();
      return;
    }
    worker ??= startWorker();
    worker.ref();
    timer = setTimeout(replaceWorker, timeLimitMs);
    worker.postMessage(current.asked);
  }

  function takeTurn(): Job | null {
    for (const [whose, jobs] of queues) {
      const job = jobs.shift()!;
      queues.delete(whose);
      if (jobs.length) queues.set(whose, jobs);
      return job;
    }
    return null;
  }

  function ask(whose: string, asked: Asked, otherwise: () => string): Promise<string> {
    if (closed) return Promise.resolve(otherwise());
    return new Promise((resolve) => {
      const jobs = queues.get(whose) ?? [];
      jobs.push({ asked, otherwise, resolve });
      queues.set(whose, jobs);
      next();
    });
  }

  return {
    async sanitize(html: string, whose: string): Promise<string> {
      if (html.length < threshold) return sanitizeMailHtml(html);
      const cut = html.slice(0, MAX_HTML);
      return ask(whose, { html: cut }, () => htmlAsText(cut));
    },
    async decode(bytes: Uint8Array, part: Part, whose: string): Promise<string> {
      const here = () => decodeBody(bytes, part);
      return bytes.length < DECODE_THRESHOLD ? here() : ask(whose, { bytes, part }, here);
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      for (const job of [current, ...[...queues.values()].flat()]) job?.resolve(job.otherwise());
      queues.clear();
      current = null;
      const old = worker;
      worker = null;
      await old?.terminate();
    },
  };
}
