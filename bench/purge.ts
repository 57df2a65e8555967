import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase } from '#server/store/database.ts';
import { createPartitionStore, PARTITION_MS } from '#server/store/mail/partitions.ts';
import type { Pool } from '#server/store/pool.ts';
import { startMayfly } from './support/mayfly.ts';
import { megabytes, percentile, type Row, times } from './support/table.ts';

const SMALL = 1_000;
const SIZES = [10_000, 100_000, 1_000_000];
/** The first drops in a new database are slow, so the median counts. */
const SMALL_ROUNDS = 7;
/** Every size is probed for the same time, because more probes find longer waits. */
const PROBE_MS = 1_500;

/**
 * The cost of dropping an expired partition by the number of messages in it: how long other queries wait for the
 * tables, and how long it takes until the space is freed, compared with a plain file of the same size.
 */
export async function benchPurge(): Promise<Row[]> {
  const mayfly = await startMayfly();
  const { db, pool, close } = createDatabase({ url: mayfly.databaseUrl, max: 4, onError: () => {} });
  const partitions = createPartitionStore({ db });
  // Each in a partition of its own, days ahead, so that the server's own job does not drop it.
  let days = 40;

  async function measure(size: number) {
    const at = new Date(Math.ceil(Date.now() / PARTITION_MS) * PARTITION_MS + days++ * 24 * 3_600_000);
    const before = await bytesOf(pool);
    await partitions.ensureFor(at);
    await mayfly.fill(size, at);
    await mayfly.pool.query('CHECKPOINT');
    // The first commit after that much writing waits for the disk, which is not part of the drop.
    const other = new Date(at.getTime() + 12 * 3_600_000);
    await partitions.ensureFor(other);
    await partitions.drop(other);
    const bytes = (await bytesOf(pool)) - before;
    return { bytes, ...(await timed(pool, () => partitions.drop(at))) };
  }

  try {
    const small: Array<Awaited<ReturnType<typeof measure>>> = [];
    for (let round = 0; round < SMALL_ROUNDS; round++) small.push(await measure(SMALL));
    const middle = (key: 'waited' | 'freed') =>
      percentile(
        small.map((one) => one[key]).sort((a, b) => a - b),
        0.5,
      );
    const rows: Row[] = [];
    for (const size of SIZES) {
      const { waited, freed, bytes } = await measure(size);
      const what = `purge ${size.toLocaleString('en')} messages`;
      rows.push(describe(`${what}, delay for others`, waited, middle('waited')));
      rows.push(describe(`${what}, until the space is free`, freed, middle('freed')));
      if (size === SIZES.at(-1)) {
        const plain = await removeFile(join(mayfly.dataDir, 'plain'), bytes, pool);
        const beside = (name: string, taken: number, ofFile: number): Row => ({
          what: `${what}, ${name}`,
          measured: `${taken.toFixed(1)} ms`,
          against: `deleting a file of ${megabytes(bytes)} ${ofFile.toFixed(1)} ms`,
          ratio: times(taken / ofFile),
          budget: '',
          met: null,
        });
        rows.push(
          beside('delay for others', waited, plain.waited),
          beside('until the space is free', freed, plain.freed),
        );
      }
    }
    return rows;
  } finally {
    await close();
    await mayfly.stop();
  }
}

function describe(what: string, taken: number, small: number): Row {
  const ratio = taken / small;
  return {
    what,
    measured: `${taken.toFixed(1)} ms`,
    against: `${SMALL.toLocaleString('en')} messages ${small.toFixed(1)} ms`,
    ratio: times(ratio),
    budget: '<= 2 x',
    met: ratio <= 2,
  };
}

async function bytesOf(pool: Pool): Promise<number> {
  const { rows } = await pool.query('SELECT pg_database_size(current_database()) AS bytes');
  return Number(rows[0].bytes);
}

/** Times the removal of a file of this size, and the wait of other queries meanwhile. */
async function removeFile(path: string, bytes: number, pool: Pool) {
  const file = await open(path, 'w');
  const block = Buffer.alloc(2 ** 20, 'x');
  for (let written = 0; written < bytes; written += block.length) await file.write(block);
  await file.sync();
  await file.close();
  return timed(pool, () => rm(path));
}

/** The duration of the work, and the longest query meanwhile. */
async function timed(pool: Pool, work: () => Promise<unknown>) {
  const start = performance.now();
  let freed = 0;
  const done = work().then(() => {
    freed = performance.now() - start;
  });
  return { waited: await longestWait(pool, done), freed };
}

/** The longest query on the tables while the work runs. */
async function longestWait(pool: Pool, work: Promise<unknown>) {
  const atLeast = performance.now() + PROBE_MS;
  let done = false;
  const finished = work.finally(() => {
    done = true;
  });
  let longest = 0;
  while (!done || performance.now() < atLeast) {
    const start = performance.now();
    await pool.query('SELECT FROM messages WHERE expires_at = now()');
    longest = Math.max(longest, performance.now() - start);
  }
  await finished;
  return longest;
}
