import type { Readable } from 'node:stream';
import type { SmtpLimits } from './limits.ts';

const LOOK_MS = 5_000;

/** Watches how fast a mail comes in; a sender below the minimum rate, or past the deadline, is told once. */
export function watchPace({
  stream,
  limits,
  tooSlow,
}: {
  stream: Readable & { byteLength: number; writableEnded?: boolean };
  limits: Pick<SmtpLimits, 'messageMs' | 'minRate' | 'minRateGraceMs'>;
  tooSlow: () => void;
}): () => void {
  const start = performance.now();
  const timer = setInterval(
    () => {
      // All of it is in: from here on the sender waits for us.
      if (stream.writableEnded) return clearInterval(timer);
      const elapsed = performance.now() - start;
      const slow = elapsed > limits.minRateGraceMs && (stream.byteLength * 1000) / elapsed < limits.minRate;
      if (!slow && elapsed < limits.messageMs) return;
      clearInterval(timer);
      tooSlow();
    },
    Math.min(LOOK_MS, limits.minRateGraceMs, limits.messageMs),
  );
  timer.unref();
  return () => clearInterval(timer);
}
