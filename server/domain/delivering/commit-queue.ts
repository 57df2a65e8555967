import { createBatches, type Pace } from '#server/lib/batches.ts';

/**
 * Group commit: mails that arrive during a transaction are committed together in the next one. One at a time is enough,
 * because NOTIFY lets only one transaction commit at once. Premium mail goes first, but a quarter of each batch is kept
 * for other mail, so it never starves.
 */
export function createCommitQueue<T, R>({
  commit,
  weigh,
  isUnavailable,
  maxBatch = 128,
  maxWeight = 4 * 2 ** 20,
  pace = {},
}: {
  commit: (items: T[]) => Promise<R[]>;
  /** Bytes an item adds to the transaction. */
  weigh: (item: T) => number;
  isUnavailable: (error: unknown) => boolean;
  maxBatch?: number;
  maxWeight?: number;
  pace?: Pace;
}) {
  type Entry = { item: T; resolve: (result: R) => void; reject: (error: unknown) => void };
  const premium: Entry[] = [];
  const others: Entry[] = [];

  /** Stops once the batch reaches `maxWeight`. The first item is always taken, however large it is. */
  function take() {
    const batch: Entry[] = [];
    let weight = 0;
    const takeFrom = (queue: Entry[], max: number) => {
      let count = 0;
      while (count < queue.length && count < max && weight < maxWeight) {
        weight += weigh(queue[count++]!.item);
      }
      batch.push(...queue.splice(0, count));
    };
    takeFrom(premium, maxBatch - Math.min(others.length, Math.ceil(maxBatch / 4)));
    takeFrom(others, maxBatch - batch.length);
    return batch;
  }

  async function settle(batch: Entry[]) {
    try {
      const results = await commit(batch.map((entry) => entry.item));
      for (const [index, entry] of batch.entries()) entry.resolve(results[index]!);
    } catch (error) {
      // One bad mail must not fail the whole batch, so each is tried alone. An unavailable database would fail them all.
      if (batch.length > 1 && !isUnavailable(error)) for (const entry of batch) await settle([entry]);
      else for (const entry of batch) entry.reject(error);
    }
  }

  const waiting = () => premium.length + others.length;
  const schedule = createBatches({ waiting, begin: () => settle(take()), ...pace });

  return {
    /** The number of waiting items. */
    depth: waiting,

    push: (item: T, priority: boolean) =>
      new Promise<R>((resolve, reject) => {
        (priority ? premium : others).push({ item, resolve, reject });
        schedule();
      }),
  };
}
