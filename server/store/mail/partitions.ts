import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Mail leaves the disk in steps of this width: a passed partition is dropped whole. */
export const PARTITION_MS = 15 * 60 * 1000;
/** A new partition locks its table: mail may have to wait for a few of them, never for a hundred. */
const MADE_AT_ONCE = 8;
/** Long lifetimes need thousands: the nearest day comes first, and until the rest is there inboxes make their own. */
const MADE_IN_A_RUN = 128;
const TABLES = ['messages', 'message_chunks'] as const;
/** Any number will do, as long as every process uses the same. */
const JOB_LOCK = 7_203_118;

const startOf = (time: number) => Math.floor(time / PARTITION_MS) * PARTITION_MS;
const nameOf = (table: string, start: number) => `${table}_p${start / 1000}`;

export function createPartitionStore({ db }: { db: Db }) {
  async function ensure(handle: Db, start: number) {
    for (const table of TABLES) {
      const from = new Date(start).toISOString();
      const to = new Date(start + PARTITION_MS).toISOString();
      // Small mails stay in their row: a detour through TOAST would double their writes.
      await sql
        .raw(
          `CREATE TABLE IF NOT EXISTS ${nameOf(table, start)} PARTITION OF ${table}
           FOR VALUES FROM ('${from}') TO ('${to}') WITH (toast_tuple_target = 8160)`,
        )
        .execute(handle);
    }
  }

  /** A short transaction of its own: a drop waits for readers, and must not hold anything else up meanwhile. */
  async function drop(start: number) {
    await db.transaction().execute(async (trx) => {
      await sql`SET LOCAL lock_timeout = '2s'`.execute(trx);
      for (const table of TABLES) await sql.raw(`DROP TABLE IF EXISTS ${nameOf(table, start)}`).execute(trx);
    });
  }

  /** Asked each time: another node drops partitions too, and its clock may be wrong. */
  async function exists(start: number) {
    const names = TABLES.map((table) => nameOf(table, start));
    const { rows } = await sql<{ there: boolean }>`
      SELECT bool_and(to_regclass(name) IS NOT NULL) AS there FROM unnest(${names}::text[]) name`.execute(db);
    return rows[0]!.there;
  }

  async function list(handle: Db) {
    const { rows } = await sql<{ name: string }>`
      SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent = 'messages'::regclass`.execute(handle);
    return rows.map((row) => Number(row.name.slice('messages_p'.length)) * 1000).sort((a, b) => a - b);
  }

  return {
    /** Makes sure that mail expiring at this time has a place, also when the job has not run for long. */
    async ensureFor(expiresAt: Date) {
      const start = startOf(expiresAt.getTime());
      if (await exists(start)) return;
      await locked(db, 'wait', (trx) => ensure(trx, start));
    },

    /**
     * Makes partitions for what can be stored until `until`, the nearest first, and drops those that have passed.
     * Returns null when another process is at it.
     */
    async roll({ now, until }: { now: Date; until: Date }) {
      let created = 0;
      let present: number[] | null;
      let missing: number[];
      do {
        missing = [];
        present = await locked(db, 'skip', async (trx) => {
          const there = new Set(await list(trx));
          for (let start = startOf(now.getTime()); start <= until.getTime(); start += PARTITION_MS)
            if (!there.has(start)) missing.push(start);
          for (const start of missing.slice(0, MADE_AT_ONCE)) {
            await ensure(trx, start);
            there.add(start);
            created++;
          }
          return [...there];
        });
        if (!present) return null;
      } while (missing.length > MADE_AT_ONCE && created < MADE_IN_A_RUN);
      const passed = present.filter((start) => start + PARTITION_MS <= now.getTime());
      for (const start of passed) await drop(start);
      return { created, dropped: passed.length };
    },

    /** Ends the partition this time lies in, whatever it holds. */
    drop: (time: Date) => drop(startOf(time.getTime())),

    list: () => list(db),
  };
}

export type PartitionStore = ReturnType<typeof createPartitionStore>;

async function locked<T>(db: Db, mode: 'wait' | 'skip', work: (trx: Db) => Promise<T>): Promise<T | null> {
  return db.transaction().execute(async (trx) => {
    await sql`SET LOCAL lock_timeout = '5s'`.execute(trx);
    if (mode === 'wait') await sql`SELECT pg_advisory_xact_lock(${JOB_LOCK})`.execute(trx);
    else {
      const { rows } = await sql<{
        got: boolean;
      }>`SELECT pg_try_advisory_xact_lock(${JOB_LOCK}) AS got`.execute(trx);
      if (!rows[0]?.got) return null;
    }
    return work(trx);
  });
}
