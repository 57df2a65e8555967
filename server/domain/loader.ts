type LoaderOptions = {
  maxBatch?: number;
  parallel?: number;
  /** The least time between the beginnings of two queries. */
  gapMs?: number;
};

/**
 * The least time between two queries, or two commits, for what every mail and every call needs. A query for one row costs
 * four times as much as a row of a query for five. The first request after a quiet moment does not wait.
 */
export const SHARING_MS = 12;

/**
 * Answers many requests with few queries. Requests made in one turn of the event loop share a query. While the maximum
 * number of queries is running, new requests collect for the next one, so batches grow with the load.
 */
export function createLoader<K, V>(
  loadMany: (keys: K[]) => Promise<V[]>,
  { maxBatch = 500, parallel = 2, gapMs = 0 }: LoaderOptions = {},
) {
  const waiting: Array<{ key: K; resolve: (value: V) => void; reject: (error: unknown) => void }> = [];
  let running = 0;
  let scheduled = false;
  let notBefore = 0;

  async function run() {
    scheduled = false;
    if (!waiting.length || running >= parallel) return;
    running++;
    notBefore = performance.now() + gapMs;
    const batch = waiting.splice(0, maxBatch);
    // Requests that did not fit into this batch can start at once.
    schedule();
    try {
      const values = await loadMany(batch.map((one) => one.key));
      for (const [index, one] of batch.entries()) one.resolve(values[index]!);
    } catch (error) {
      for (const one of batch) one.reject(error);
    }
    running--;
    schedule();
  }

  function schedule() {
    if (scheduled || !waiting.length || running >= parallel) return;
    scheduled = true;
    const early = notBefore - performance.now();
    if (early > 0) setTimeout(run, early);
    else setImmediate(run);
  }

  return (key: K) =>
    new Promise<V>((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      schedule();
    });
}

/** The same for rows that are found by a hash, from a query that answers by the hash in hex. */
export const createLoaderByHash = <V>(
  find: (hashes: Buffer[]) => Promise<Map<string, V>>,
  options?: LoaderOptions,
) =>
  createLoader<Buffer, V | undefined>(async (hashes) => {
    const found = await find(hashes);
    return hashes.map((hash) => found.get(hash.toString('hex')));
  }, options);
