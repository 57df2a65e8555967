import { Worker } from 'node:worker_threads';
import { decodeBody } from '../reading/decode.ts';
import type { Part } from '../reading/outline.ts';
import { htmlAsText, MAX_HTML, sanitizeMailHtml } from './sanitize-html.ts';

/** HTML below this size is sanitized on the main thread. */
const INLINE_THRESHOLD = 8 * 1024;
/** Decoding is cheaper than sanitizing, so the worker is worth its overhead only from this size on. */
const DECODE_THRESHOLD = 64 * 1024;
const TIME_LIMIT_MS = 5000;
const WORKER_MEMORY_MB = 256;

export type SanitizerTask = { html: string } | { bytes: Uint8Array; part: Part };
type Job = { task: SanitizerTask; fallback: () => string; resolve: (answer: string) => void };

/**
 * Small bodies are decoded and sanitized inline. Larger ones run one at a time on a worker thread, so that they do not
 * block the event loop. A body that takes too long or crashes the worker is shown as text, and a new worker starts.
 */
export function createSanitizer({
  threshold = INLINE_THRESHOLD,
  timeLimitMs = TIME_LIMIT_MS,
}: {
  threshold?: number;
  timeLimitMs?: number;
} = {}) {
  /** One queue per owner, served in turns, so that an owner with many requests delays only itself. */
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
    const onLost = () => {
      if (worker === started) replaceWorker();
    };
    started.on('error', onLost);
    started.on('exit', onLost);
    return started;
  }

  function settle(answer: string | null): void {
    clearTimeout(timer);
    const job = current;
    current = null;
    job?.resolve(answer ?? job.fallback());
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
    worker.postMessage(current.task);
  }

  function takeTurn(): Job | null {
    for (const [owner, jobs] of queues) {
      const job = jobs.shift()!;
      queues.delete(owner);
      if (jobs.length) queues.set(owner, jobs);
      return job;
    }
    return null;
  }

  function runOnWorker(owner: string, task: SanitizerTask, fallback: () => string): Promise<string> {
    if (closed) return Promise.resolve(fallback());
    return new Promise((resolve) => {
      const jobs = queues.get(owner) ?? [];
      jobs.push({ task, fallback, resolve });
      queues.set(owner, jobs);
      next();
    });
  }

  return {
    async sanitize(html: string, owner: string): Promise<string> {
      if (html.length < threshold) return sanitizeMailHtml(html);
      const cut = html.slice(0, MAX_HTML);
      return runOnWorker(owner, { html: cut }, () => htmlAsText(cut));
    },
    async decode(bytes: Uint8Array, part: Part, owner: string): Promise<string> {
      const decodeHere = () => decodeBody(bytes, part);
      return bytes.length < DECODE_THRESHOLD ? decodeHere() : runOnWorker(owner, { bytes, part }, decodeHere);
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      for (const job of [current, ...[...queues.values()].flat()]) job?.resolve(job.fallback());
      queues.clear();
      current = null;
      const old = worker;
      worker = null;
      await old?.terminate();
    },
  };
}
