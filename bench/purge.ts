import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDatabase } from '#server/store/database.ts';
import { createPartitionStore, PARTITION_MS } from '#server/store/mail/partitions.ts';
import type { Pool } from '#server/store/pool.ts';
import { startMayfly } from './support/mayfly.ts';
import { megabytes, percentile, type Row, times } from './support/table.ts';

const SMALL = 1_000;
const SIZES = [10_000, 100_000, 1_000_000];
/** The first drops of a fresh database are slow; of the rest the middle counts. */
const SMALL_ROUNDS = 7;
/** All are watched for as long as the largest takes: the more looks, the longer the longest. */
const PROBE_MS = 1_500;

/**
 * What dropping a passed partition costs by the mail in it: how long anybody else has to wait for the tables, which
 * is what a purge may cost a busy server, and how long until the file system has the space back, beside a plain
 * file of the same size.
 */
export async function benchPurge(): Promise<Row[]> {
  const mayfly = await startMayfly();
  const { db, pool, close } = createDatabase({ url: mayfly.databaseUrl, max: 4, onError: () => {} });
  const partitions = createPartitionStore({ db });
  // Each in a partition of its own, days ahead, so that the server's own job leaves it alone.
  let days = 40;

  async function measure(size: number) {
    const at = new Date(Math.ceil(Date.now() / PARTITION_MS) * PARTITION_MS + days++ * 24 * 3_600_000);
    const before = await bytesOf(pool);
    await partitions.ensureFor(at);
    await mayfly.fill(size, at);
    await mayfly.pool.query('CHECKPOINT');
    // The first commit after so much writing waits for the disk: it is not the drop that is measured.
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
      rows.push(describe(`${what}, others wait`, waited, middle('waited')));
      rows.push(describe(`${what}, space is back`, freed, middle('freed')));
      if (size === SIZES.at(-1)) {
        const plain = await removeFile(join(mayfly.dataDir, 'plain'), bytes, pool);
        const beside = (name: string, taken: number, ofFile: number): Row => ({
          what: `${what}, ${name}`,
          measured: `${taken.toFixed(1)} ms`,
          against: `a file of ${megabytes(bytes)} removed ${ofFile.toFixed(1)} ms`,
          ratio: times(taken / ofFile),
          budget: '',
          met: null,
        });
        rows.push(beside('others wait', waited, plain.waited), beside('space is back', freed, plain.freed));
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
    against: `of ${SMALL} ${small.toFixed(1)} ms`,
    ratio: times(ratio),
    budget: '<= 2 x',
    met: ratio <= 2,
  };
}

async function bytesOf(pool: Pool): Promise<number> {
  const { rows } = await pool.query('SELECT pg_database_size(current_database()) AS bytes');
  return Number(rows[0].bytes);
}

/** How long the file system takes to free as much, written and settled the same way, and how long others wait. */
async function removeFile(path: string, bytes: number, pool: Pool) {
  const file = await open(path, 'w');
  const block = Buffer.alloc(2 ** 20, 'x');
  for (let written = 0; written < bytes; written += block.length) await file.write(block);
  await file.sync();
  await file.close();
  return timed(pool, () => rm(path));
}

/** How long it takes, and the longest that a look into the tables takes meanwhile. */
async function timed(pool: Pool, work: () => Promise<unknown>) {
  const start = performance.now();
  let freed = 0;
  const done = work().then(() => {
    freed = performance.now() - start;
  });
  return { waited: await longestWait(pool, done), freed };
}

/** The longest that a look into the tables took while the work went on. */
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
