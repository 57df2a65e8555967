import { createDatabase } from '#server/store/database.ts';
import { createPartitionStore, PARTITION_MS } from '#server/store/partitions.ts';
import { startMayfly } from './support/mayfly.ts';
import { type Row, times } from './support/table.ts';

const SIZES = [1_000, 10_000, 100_000, 1_000_000];

/** What it costs to drop a passed partition, by the mail in it. */
export async function benchPurge(): Promise<Row[]> {
  const mayfly = await startMayfly();
  const { db, close } = createDatabase({ url: mayfly.databaseUrl, max: 2, onError: () => {} });
  const partitions = createPartitionStore({ db });
  try {
    const taken: number[] = [];
    for (const [index, size] of SIZES.entries()) {
      // Each in a partition of its own, days ahead, so that the server's own job leaves it alone.
      const at = new Date(
        Math.ceil(Date.now() / PARTITION_MS) * PARTITION_MS + (index + 40) * 24 * 3_600_000,
      );
      await partitions.ensureFor(at);
      await mayfly.fill(size, at);
      await mayfly.pool.query('CHECKPOINT');
      const start = performance.now();
      await partitions.drop(at);
      taken.push(performance.now() - start);
    }
    return SIZES.slice(1).map((size, index) => {
      const ratio = taken[index + 1]! / taken[0]!;
      return {
        what: `purge a partition of ${size.toLocaleString('en')} messages`,
        measured: `${taken[index + 1]!.toFixed(1)} ms`,
        against: `of ${SIZES[0]} ${taken[0]!.toFixed(1)} ms`,
        ratio: times(ratio),
        budget: '<= 2 x',
        met: ratio <= 2,
      };
    });
  } finally {
    await close();
    await mayfly.stop();
  }
}
