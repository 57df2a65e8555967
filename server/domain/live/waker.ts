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
  let resolveOver: () => void = () => {};
  const over = new Promise<void>((resolve) => {
    resolveOver = resolve;
  });

  const wake = (key: string) => {
    woken.add(key);
    resolveNext?.();
  };
  const end = () => {
    isOver = true;
    resolveOver();
    resolveNext?.();
  };
  let timer = setTimeout(end, ms);
  signal.addEventListener('abort', end);
  for (const key of keys) hub.watch(key, wake);
  if (isOver) end();

  return {
    isOver: () => isOver,

    /** The keys that changed since the last call, as soon as there is one. Empty when the watch has ended. */
    async next(): Promise<Set<string>> {
      if (!woken.size && !isOver)
        await new Promise<void>((resolve) => {
          resolveNext = resolve;
        });
      const keys = woken;
      woken = new Set();
      return keys;
    },

    /** Moves the end of the watch. */
    endIn(ms: number) {
      clearTimeout(timer);
      timer = setTimeout(end, ms);
    },

    /** The result of some work, or undefined when the watch ends first. */
    unlessOver: <T>(work: Promise<T>): Promise<T | undefined> =>
      isOver ? Promise.resolve(undefined) : Promise.race([work, over.then(() => undefined)]),

    stop() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      for (const key of keys) hub.unwatch(key, wake);
      end();
    },
  };
}

export type Waker = ReturnType<typeof createWaker>;
