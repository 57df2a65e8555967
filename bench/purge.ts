import { createDatabase } from '#server/store/database.ts';
import { createPartitionStore, PARTITION_MS } from '#server/store/partitions.ts';
import type { Pool } from '#server/store/pool.ts';
import { startMayfly } from './support/mayfly.ts';
import { type Row, times } from './support/table.ts';

const SIZES = [1_000, 10_000, 100_000, 1_000_000];

/**
 * What dropping a passed partition costs by the mail in it: how long anybody else has to wait for the tables, which
 * is what a purge may cost a busy server, and how long until the file system has the space back.
 */
export async function benchPurge(): Promise<Row[]> {
  const mayfly = await startMayfly();
  const { db, pool, close } = createDatabase({ url: mayfly.databaseUrl, max: 4, onError: () => {} });
  const partitions = createPartitionStore({ db });
  try {
    const waited: number[] = [];
    const freed: number[] = [];
    for (const [index, size] of SIZES.entries()) {
      // Each in a partition of its own, days ahead, so that the server's own job leaves it alone.
      const at = new Date(
        Math.ceil(Date.now() / PARTITION_MS) * PARTITION_MS + (index + 40) * 24 * 3_600_000,
      );
      await partitions.ensureFor(at);
      await mayfly.fill(size, at);
      await mayfly.pool.query('CHECKPOINT');
      const start = performance.now();
      waited.push(await longestWait(pool, partitions.drop(at)));
      freed.push(performance.now() - start);
    }
    return SIZES.slice(1).flatMap((size, index) => [
      describe(`purge ${size.toLocaleString('en')} messages, others wait`, waited[index + 1]!, waited[0]!),
      describe(`purge ${size.toLocaleString('en')} messages, space is back`, freed[index + 1]!, freed[0]!),
    ]);
  } finally {
    await close();
    await mayfly.stop();
  }
}

function describe(what: string, taken: number, smallest: number): Row {
  const ratio = taken / smallest;
  return {
    what,
    measured: `${taken.toFixed(1)} ms`,
    against: `of ${SIZES[0]} ${smallest.toFixed(1)} ms`,
    ratio: times(ratio),
    budget: '<= 2 x',
    met: ratio <= 2,
  };
}

/** The longest that a look into the tables took while the work was going on. */
async function longestWait(pool: Pool, work: Promise<unknown>) {
  let done = false;
  const finished = work.finally(() => {
    done = true;
  });
  let longest = 0;
  while (!done) {
    const start = performance.now();
    await pool.query('SELECT FROM messages WHERE expires_at = now()');
    longest = Math.max(longest, performance.now() - start);
  }
  await finished;
  return longest;
}
