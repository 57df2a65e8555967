type Running<T> = { result: Promise<T>; waiting: number; stop: AbortController };

/** Work that is done once for all who need it at the same time. It is aborted when none of them waits any more. */
export function createSharedWork<T>() {
  const running = new Map<string, Running<T>>();

  function begin(key: string, work: (signal: AbortSignal) => Promise<T>): Running<T> {
    const stop = new AbortController();
    const one = { result: work(stop.signal), waiting: 0, stop };
    running.set(key, one);
    const end = () => void (running.get(key) === one && running.delete(key));
    one.result.then(end, end);
    stop.signal.addEventListener('abort', end);
    return one;
  }

  return {
    isRunning: (key: string) => running.has(key),

    /** Null for somebody whose signal is aborted before the end. */
    async join(
      key: string,
      signal: AbortSignal,
      work: (signal: AbortSignal) => Promise<T>,
    ): Promise<T | null> {
      if (signal.aborted) return null;
      const one = running.get(key) ?? begin(key, work);
      one.waiting++;
      const left = Promise.withResolvers<null>();
      const leave = () => {
        left.resolve(null);
        if (--one.waiting === 0) one.stop.abort();
      };
      signal.addEventListener('abort', leave, { once: true });
      try {
        return await Promise.race([one.result, left.promise]);
      } finally {
        signal.removeEventListener('abort', leave);
      }
    },
  };
}
