/**
 * Group commit: what arrives while a transaction runs goes into the next one together. Premium mail goes first,
 * but each batch keeps a place in four for the others, so that nobody waits for ever.
 */
export function createCommitQueue<T, R>({
  commit,
  weigh,
  isUnavailable,
  maxBatch = 128,
  maxWeight = 4 * 2 ** 20,
  parallel = 2,
}: {
  commit: (items: T[]) => Promise<R[]>;
  /** Bytes an item brings into its transaction. */
  weigh: (item: T) => number;
  isUnavailable: (error: unknown) => boolean;
  maxBatch?: number;
  maxWeight?: number;
  parallel?: number;
}) {
  type Entry = { item: T; resolve: (result: R) => void; reject: (error: unknown) => void };
  const first: Entry[] = [];
  const second: Entry[] = [];
  let running = 0;
  let scheduled = false;

  /** Stops at the item that fills the measure: a single one passes, however heavy. */
  function take() {
    const batch: Entry[] = [];
    let weight = 0;
    const takeFrom = (lane: Entry[], places: number) => {
      let count = 0;
      while (count < lane.length && count < places && weight < maxWeight) {
        weight += weigh(lane[count++]!.item);
      }
      batch.push(...lane.splice(0, count));
    };
    takeFrom(first, maxBatch - Math.min(second.length, Math.ceil(maxBatch / 4)));
    takeFrom(second, maxBatch - batch.length);
    return batch;
  }

  async function run() {
    running++;
    while (first.length + second.length) {
      await settle(take());
    }
    running--;
  }

  async function settle(batch: Entry[]) {
    try {
      const results = await commit(batch.map((entry) => entry.item));
      for (const [index, entry] of batch.entries()) entry.resolve(results[index]!);
    } catch (error) {
      // One bad mail must not put off its neighbours. A database that is away would fail each of them too.
      if (batch.length > 1 && !isUnavailable(error)) for (const entry of batch) await settle([entry]);
      else for (const entry of batch) entry.reject(error);
    }
  }

  return {
    /** How many wait for their transaction. */
    depth: () => first.length + second.length,

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
  };
}
