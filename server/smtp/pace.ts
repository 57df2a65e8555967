import type { Readable } from 'node:stream';
import type { SmtpLimits } from './limits.ts';

const CHECK_MS = 5_000;

/** Calls `tooSlow` once when a mail arrives below the minimum rate or takes too long. Returns how to stop watching. */
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
      // The whole mail has arrived: from here on the sender waits for us.
      if (stream.writableEnded) return clearInterval(timer);
      const elapsed = performance.now() - start;
      const slow = elapsed > limits.minRateGraceMs && (stream.byteLength * 1000) / elapsed < limits.minRate;
      if (!slow && elapsed < limits.messageMs) return;
      clearInterval(timer);
      tooSlow();
    },
    Math.min(CHECK_MS, limits.minRateGraceMs, limits.messageMs),
  );
  timer.unref();
  return () => clearInterval(timer);
}
