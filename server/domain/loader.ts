/** Collects what is asked for in one turn of the event loop and asks once. */
export function createLoader<K, V>(loadMany: (keys: K[]) => Promise<V[]>, maxBatch = 500) {
  let waiting: Array<{ key: K; resolve: (value: V) => void; reject: (error: unknown) => void }> = [];

  function flush() {
    const all = waiting;
    waiting = [];
    for (let at = 0; at < all.length; at += maxBatch) {
      const batch = all.slice(at, at + maxBatch);
      loadMany(batch.map((one) => one.key)).then(
        (values) => {
          for (const [index, one] of batch.entries()) one.resolve(values[index]!);
        },
        (error) => {
          for (const one of batch) one.reject(error);
        },
      );
    }
  }

  return (key: K) =>
    new Promise<V>((resolve, reject) => {
      if (!waiting.length) setImmediate(flush);
      waiting.push({ key, resolve, reject });
    });
}
