import { createBatches, type Pace } from './batches.ts';

type LoaderOptions = Pace & { maxBatch?: number };

/** Answers many requests with few queries. */
export function createLoader<K, V>(
  loadMany: (keys: K[]) => Promise<V[]>,
  { maxBatch = 500, parallel = 2, ...pace }: LoaderOptions = {},
) {
  const waiting: Array<{ key: K; resolve: (value: V) => void; reject: (error: unknown) => void }> = [];

  async function begin() {
    const batch = waiting.splice(0, maxBatch);
    try {
      const values = await loadMany(batch.map((one) => one.key));
      for (const [index, one] of batch.entries()) one.resolve(values[index]!);
    } catch (error) {
      for (const one of batch) one.reject(error);
    }
  }

  const schedule = createBatches({ waiting: () => waiting.length, begin, parallel, ...pace });

  return (key: K) =>
    new Promise<V>((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      schedule();
    });
}

/** The same for rows that are looked up by a hash. The query returns them by the hash in hex. */
export const createLoaderByHash = <V>(
  find: (hashes: Buffer[]) => Promise<Map<string, V>>,
  options?: LoaderOptions,
) =>
  createLoader<Buffer, V | undefined>(async (hashes) => {
    const found = await find(hashes);
    return hashes.map((hash) => found.get(hash.toString('hex')));
  }, options);
