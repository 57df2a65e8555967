import { inTime } from '#server/lib/in-time.ts';

/**
 * Stops using a dependency that fails or does not answer within `limitMs`. After `pauseMs` one call tries it again,
 * while all others still fail at once; when that call succeeds, every call goes through.
 */
export function createBreaker({
  limitMs,
  pauseMs,
  onChange = () => {},
  now = () => performance.now(),
}: {
  limitMs: number;
  pauseMs: number;
  /** Called with the error when the dependency is given up, and with null when it answers again. */
  onChange?: (error: unknown) => void;
  now?: () => number;
}) {
  /** While set, calls fail until this time. */
  let retryAt: number | null = null;

  function failed(error: unknown) {
    if (retryAt === null) onChange(error);
    retryAt = now() + pauseMs;
  }

  function succeeded() {
    if (retryAt !== null) onChange(null);
    retryAt = null;
  }

  return {
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (retryAt !== null) {
        if (now() < retryAt) throw new BreakerOpenError();
        // This call is the probe. Others have to wait until it has failed or succeeded.
        retryAt = now() + limitMs + pauseMs;
      }
      try {
        const value = await inTime(work(), limitMs);
        succeeded();
        return value;
      } catch (error) {
        failed(error);
        throw error;
      }
    },
  };
}

export class BreakerOpenError extends Error {
  constructor() {
    super('not tried, because it failed a moment ago');
    this.name = 'BreakerOpenError';
  }
}
