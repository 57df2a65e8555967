import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { advisoryLocks } from '../advisory-locks.ts';
import type { Db } from '../database.ts';
import { catchAllInbox } from './catch-all-store.ts';

/** Every partition covers this span of expiry times and is dropped as a whole. */
export const PARTITION_MS = 15 * 60 * 1000;
/** Partitions made in one transaction. Inboxes that need a partition at once wait for it to end. */
const BATCH = 8;
/** A long lifetime needs thousands of partitions. The nearest are made first, the rest by later runs. */
const CREATED_PER_RUN = 128;
const TABLES = ['messages', 'message_chunks'] as const;
/** A transaction that keeps a table locked for longer than this counts as a dump: its partitions stay for now. */
const READER_MS = 1_000;

type Table = (typeof TABLES)[number];
/** Small mails stay in their row: moving them to TOAST would double their writes. */
const IN_THE_ROW = 'toast_tuple_target = 8160';
/**
 * Nearly every message is changed once or more after it arrived. With room on its page, a change touches no index, and the
 * old row is reused: after three changes a message takes 2.7 KB instead of 4.
 */
const STORED: Record<Table, string> = {
  messages: `${IN_THE_ROW}, fillfactor = 50`,
  message_chunks: IN_THE_ROW,
};
/** `pending`: a detach was interrupted. `detached`: a table that was detached, but not dropped yet. */
type Partition = { table: Table; start: number; state: 'attached' | 'pending' | 'detached' };

export const startOf = (time: number) => Math.floor(time / PARTITION_MS) * PARTITION_MS;
const nameOf = (table: string, start: number) => `${table}_p${start / 1000}`;
/** The partition of a table that holds mail which expires at this time. */
export const partitionAt = (table: Table, time: Date) => nameOf(table, startOf(time.getTime()));
const run = (handle: Db, statement: string) => sql.raw(statement).execute(handle);

/** Creates and attaches in one transaction, so a crash leaves either the whole partition or nothing. */
export async function createPartition(trx: Db, start: number) {
  const from = new Date(start).toISOString();
  const to = new Date(start + PARTITION_MS).toISOString();
  const present = await partitionsAt(trx, start);
  for (const table of TABLES) {
    if (present.some((partition) => partition.table === table)) continue;
    const name = nameOf(table, start);
    await run(trx, `CREATE TABLE ${name} (LIKE ${table} INCLUDING ALL) WITH (${STORED[table]})`);
    await run(trx, `ALTER TABLE ${table} ATTACH PARTITION ${name} FOR VALUES FROM ('${from}') TO ('${to}')`);
  }
}

/**
 * The partitions of the mail tables. Nothing here takes a lock on the parent tables that mail or a dump would wait
 * for: partitions are attached, and detached concurrently before they are dropped.
 */
export function createPartitionStore({ db }: { db: Db }) {
  /**
   * Detaches and drops, or continues where an earlier attempt stopped. Returns false when somebody still reads the
   * table, or another process was faster. The next run tries again.
   */
  async function remove({ table, start, state }: Partition): Promise<boolean> {
    const name = nameOf(table, start);
    try {
      // CONCURRENTLY does not work in a transaction. It holds no lock while it waits for readers.
      if (state === 'attached') {
        if (await hasLongReader(table)) return false;
        await run(db, `ALTER TABLE ${table} DETACH PARTITION ${name} CONCURRENTLY`);
      }
      await db.transaction().execute(async (trx) => {
        await sql`SET LOCAL lock_timeout = '2s'`.execute(trx);
        if (state === 'pending') await run(trx, `ALTER TABLE ${table} DETACH PARTITION ${name} FINALIZE`);
        await run(trx, `DROP TABLE ${name}`);
      });
      return true;
    } catch (error) {
      if (isBusy(error)) return false;
      throw error;
    }
  }

  /** Removes the given partitions, table by table. Stops at the first that has to wait: the others would too. */
  async function removeAll(partitions: Partition[]) {
    const removed: Partition[] = [];
    for (const table of TABLES)
      for (const partition of partitions.filter((one) => one.table === table)) {
        if (!(await remove(partition))) break;
        removed.push(partition);
      }
    return removed;
  }

  /** Whether a transaction keeps this table locked, as a dump does for hours. Mail holds its locks for milliseconds. */
  async function hasLongReader(table: Table): Promise<boolean> {
    const deadline = performance.now() + READER_MS;
    const holders = await lockHolders(db, table);
    while (holders.size && performance.now() < deadline) {
      await sleep(20);
      const current = await lockHolders(db, table);
      for (const holder of holders) if (!current.has(holder)) holders.delete(holder);
    }
    return holders.size > 0;
  }

  /** Removes passed partitions and what is left of interrupted removals. Returns how many partitions are gone. */
  async function removePassed(now: Date): Promise<number> {
    const isDue = ({ state, start }: Partition) =>
      state !== 'attached' || start + PARTITION_MS <= now.getTime();
    const count = await locked(db, advisoryLocks.removePartitions, 'skip', async () => {
      const due = (await listPartitions(db)).filter(isDue);
      const removed = new Set(await removeAll(due));
      const left = new Set(due.filter((partition) => !removed.has(partition)).map(({ start }) => start));
      return new Set(due.map(({ start }) => start).filter((start) => !left.has(start))).size;
    });
    return count ?? 0;
  }

  return {
    /** Makes sure that mail of this time can be stored, even if the job has not run for a long time. */
    async ensureFor(time: Date) {
      const start = startOf(time.getTime());
      const present = await partitionsAt(db, start);
      if (isComplete(present)) return;
      for (const partition of present) if (partition.state !== 'attached') await remove(partition);
      await locked(db, advisoryLocks.createPartitions, 'wait', async (trx) => {
        await createPartition(trx, start);
        if (!isComplete(await partitionsAt(trx, start))) throw stillRead();
      });
    },

    /**
     * Makes the partitions for mail that expires before `until`, the nearest first, and removes those that have
     * passed. Returns null when another process is making partitions.
     */
    async roll({ now, until }: { now: Date; until: Date }) {
      let created = 0;
      let missing: number[] | null;
      do {
        missing = await locked(db, advisoryLocks.createPartitions, 'skip', async (trx) => {
          const starts = await missingStarts(trx, now, until);
          for (const start of starts.slice(0, BATCH)) {
            await createPartition(trx, start);
            created++;
          }
          return starts;
        });
        if (!missing) return null;
      } while (missing.length > BATCH && created < CREATED_PER_RUN);
      return { created, dropped: await removePassed(now) };
    },

    /** Removes the partition this time lies in, with all of its mail. */
    async drop(time: Date) {
      const present = await partitionsAt(db, startOf(time.getTime()));
      if ((await removeAll(present)).length < present.length) throw stillRead();
    },

    /** The start of every partition, in order, but for that of the inbox of all mail, which never ends. */
    async list() {
      const starts = (await listPartitions(db))
        .filter(({ table, state }) => table === 'messages' && state !== 'detached')
        .map(({ start }) => start)
        .filter((start) => start < catchAllInbox.latestEnd.getTime());
      return starts.sort((a, b) => a - b);
    },
  };
}

export type PartitionStore = ReturnType<typeof createPartitionStore>;

const isComplete = (partitions: Partition[]) =>
  partitions.filter(({ state }) => state === 'attached').length === TABLES.length;

/** Left-over tables still have the name of their partition, so these starts are not made again here. */
async function missingStarts(handle: Db, now: Date, until: Date): Promise<number[]> {
  const tablesAt = new Map<number, number>();
  for (const { start } of await listPartitions(handle)) tablesAt.set(start, (tablesAt.get(start) ?? 0) + 1);
  const missing: number[] = [];
  for (let start = startOf(now.getTime()); start <= until.getTime(); start += PARTITION_MS)
    if ((tablesAt.get(start) ?? 0) < TABLES.length) missing.push(start);
  return missing;
}

/** Every partition and every table that was one. Interrupted removals come first: they block others. */
async function listPartitions(handle: Db): Promise<Partition[]> {
  return readPartitions(handle, sql`c.relname ~ ${`^(${TABLES.join('|')})_p[0-9]+$`}`);
}

const partitionsAt = (handle: Db, start: number) =>
  readPartitions(handle, sql`c.relname = ANY(${TABLES.map((table) => nameOf(table, start))})`);

async function readPartitions(handle: Db, which: ReturnType<typeof sql>): Promise<Partition[]> {
  const { rows } = await sql<Partition>`
    SELECT substring(c.relname FROM '^(.*)_p') AS "table", substring(c.relname FROM '[0-9]+$')::bigint * 1000 AS start,
      CASE WHEN i.inhrelid IS NULL THEN 'detached' WHEN i.inhdetachpending THEN 'pending' ELSE 'attached' END AS state
    FROM pg_class c LEFT JOIN pg_inherits i ON i.inhrelid = c.oid
    WHERE c.relkind = 'r' AND ${which}
      AND c.relnamespace = (SELECT relnamespace FROM pg_class WHERE oid = 'messages'::regclass)
    ORDER BY coalesce(i.inhdetachpending, true) DESC, start`.execute(handle);
  return rows;
}

async function lockHolders(db: Db, table: Table): Promise<Set<string>> {
  const { rows } = await sql<{ holder: string }>`
    SELECT virtualtransaction AS holder FROM pg_locks
    WHERE relation = ${table}::regclass AND granted AND pid <> pg_backend_pid()
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(db);
  return new Set(rows.map(({ holder }) => holder));
}

/**
 * The lock belongs to a transaction, so it works through a pooler in transaction mode too. It also protects work that
 * uses other connections. The queries have no parameters: with parameters, the idle transaction would keep a
 * snapshot, and FINALIZE would wait for it.
 */
async function locked<T>(
  db: Db,
  lock: number,
  mode: 'wait' | 'skip',
  work: (trx: Db) => Promise<T>,
): Promise<T | null> {
  return db.transaction().execute(async (trx) => {
    await run(trx, "SET LOCAL lock_timeout = '5s'");
    if (mode === 'wait') await run(trx, `SELECT pg_advisory_xact_lock(${lock})`);
    else {
      const taken = sql.raw<{ got: boolean }>(`SELECT pg_try_advisory_xact_lock(${lock}) AS got`);
      if (!(await taken.execute(trx)).rows[0]?.got) return null;
    }
    return work(trx);
  });
}

/** Has the code of a lock timeout, so that callers treat it as temporary. */
const stillRead = () => Object.assign(new Error('the old partition is still being read'), { code: '55P03' });

/** A timeout, a deadlock, another detach that is pending, or a table that another process has just removed. */
const isBusy = (error: unknown) =>
  ['55P03', '57014', '40P01', '55000', '42P01'].includes(String((error as { code?: unknown })?.code));
