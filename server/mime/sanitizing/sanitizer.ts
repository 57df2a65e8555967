import { createWorkerInTurns } from '#server/lib/worker-in-turns.ts';
import { decodeBody } from '../reading/decode.ts';
import type { Part } from '../reading/outline.ts';
import { htmlAsText, MAX_HTML, type SafeHtml, sanitizeMailHtml } from './sanitize-html.ts';

/** HTML below this size is sanitized on the main thread. */
const INLINE_THRESHOLD = 8 * 1024;
/** Decoding is cheaper than sanitizing, so the worker is worth its overhead only from this size on. */
const DECODE_THRESHOLD = 64 * 1024;
const TIME_LIMIT_MS = 5000;
const MAX_WAITING = 30;

export type SanitizerTask = { html: string } | { bytes: Uint8Array; part: Part };

/**
 * Small bodies are decoded and sanitized inline. Larger ones run one at a time on a worker thread. A body that takes too
 * long or crashes the worker is shown as text. With too many bodies of one network waiting, or when `signal` is aborted
 * while a body waits, it throws `Busy`.
 */
export function createSanitizer({
  threshold = INLINE_THRESHOLD,
  timeLimitMs = TIME_LIMIT_MS,
}: {
  threshold?: number;
  timeLimitMs?: number;
} = {}) {
  const worker = createWorkerInTurns<SanitizerTask, unknown>({
    file: new URL('./sanitizer-worker.ts', import.meta.url),
    timeLimitMs,
    maxWaiting: MAX_WAITING,
  });

  async function runOnWorker<Answer>(
    owner: string,
    task: SanitizerTask,
    fallback: () => Answer,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const outcome = await worker.run(owner, task, signal);
    return 'answer' in outcome ? (outcome.answer as Answer) : fallback();
  }

  return {
    async sanitize(html: string, owner: string, signal?: AbortSignal): Promise<SafeHtml> {
      if (html.length < threshold) return sanitizeMailHtml(html);
      // One character more than is read, so that the worker sees that there is more.
      const sent = html.slice(0, MAX_HTML + 1);
      return runOnWorker(owner, { html: sent }, () => htmlAsText(sent), signal);
    },
    async decode(bytes: Uint8Array, part: Part, owner: string, signal?: AbortSignal): Promise<string> {
      const decodeHere = () => decodeBody(bytes, part);
      if (bytes.length < DECODE_THRESHOLD) return decodeHere();
      return runOnWorker(owner, { bytes, part }, decodeHere, signal);
    },
    close: worker.close,
  };
}
