/**
 * Group commit: what arrives while a transaction runs goes into the next one together. Premium mail goes first,
 * but each batch keeps a place in four for the others, so that nobody waits for ever.
 */
export function createCommitQueue<T, R>({
  commit,
  maxBatch = 128,
  parallel = 2,
}: {
  commit: (items: T[]) => Promise<R[]>;
  maxBatch?: number;
  parallel?: number;
}) {
  type Entry = { item: T; resolve: (result: R) => void; reject: (error: unknown) => void };
  const first: Entry[] = [];
  const second: Entry[] = [];
  let running = 0;
  let scheduled = false;
  let drained: (() => void) | null = null;

  function take() {
    const fair = Math.min(second.length, Math.ceil(maxBatch / 4));
    const batch = first.splice(0, maxBatch - fair);
    return batch.concat(second.splice(0, maxBatch - batch.length));
  }

  async function run() {
    running++;
    while (first.length + second.length) {
      const batch = take();
      try {
        const results = await commit(batch.map((entry) => entry.item));
        for (const [index, entry] of batch.entries()) entry.resolve(results[index]!);
      } catch (error) {
        for (const entry of batch) entry.reject(error);
      }
    }
    running--;
    if (!running) drained?.();
  }

  return {
    push: (item: T, priority: boolean) =>
      new Promise<R>((resolve, reject) => {
        (priority ? first : second).push({ item, resolve, reject });
        if (scheduled || running >= parallel) return;
        scheduled = true;
        // Whatever else arrived in this turn of the event loop comes along.
        setImmediate(() => {
          scheduled = false;
          void run();
        });
      }),

    get depth() {
      return first.length + second.length;
    },

    /** Resolves when everything pushed so far is decided. */
    drain: () =>
      new Promise<void>((resolve) => {
        if (!running && !scheduled) resolve();
        else drained = resolve;
      }),
  };
}
