import type { Hub } from '#server/live/hub.ts';

/** Watches some keys of the hub until the time is up, the caller is gone, or it is stopped. */
export function createWaker({
  hub,
  keys,
  ms,
  signal,
}: {
  hub: Hub;
  keys: string[];
  ms: number;
  signal: AbortSignal;
}) {
  let woken = new Set<string>();
  let isOver = signal.aborted;
  let resolveNext: (() => void) | null = null;

  const wake = (key: string) => {
    woken.add(key);
    resolveNext?.();
  };
  const end = () => {
    isOver = true;
    resolveNext?.();
  };
  let timer = setTimeout(end, ms);
  signal.addEventListener('abort', end);
  for (const key of keys) hub.watch(key, wake);
  if (isOver) end();

  return {
    isOver: () => isOver,

    /** The keys that changed since the last call, as soon as there is one. Empty after `most` ms, or when the watch has ended. */
    async next(most?: number): Promise<Set<string>> {
      if (!woken.size && !isOver) {
        const { promise, resolve } = Promise.withResolvers<void>();
        resolveNext = resolve;
        const timeout = most === undefined ? undefined : setTimeout(resolve, most);
        await promise;
        clearTimeout(timeout);
      }
      const keys = woken;
      woken = new Set();
      return keys;
    },

    /** Moves the end of the watch. */
    endIn(ms: number) {
      clearTimeout(timer);
      timer = setTimeout(end, ms);
    },

    stop() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      for (const key of keys) hub.unwatch(key, wake);
      end();
    },
  };
}

export type Waker = ReturnType<typeof createWaker>;
