import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import type { Db } from './database.ts';

/**
 * Run by every process of the service on its connection for live events, which is never behind a pooler. A process that
 * lost that connection waits here while a backup is restored.
 */
export const HOLD_SERVICE = `SELECT pg_advisory_lock_shared(${advisoryLocks.service})`;

const KNOWN_MS = 10_000;
const PAUSE_MS = 50;

const KNOWS = { keys: advisoryLocks.knowsKeys, domains: advisoryLocks.knowsDomains };
/** What all processes of the service read again when it changes. */
export type Topic = keyof typeof KNOWS;

/** The arguments of the shared lock that a process holds, on the same connection, while it knows the topic in this form. */
export const knowing = (topic: Topic, mark: string) =>
  `${KNOWS[topic]}, ${createHash('sha256').update(mark).digest().readUInt32BE() >>> 1}`;

/** Where the running processes are that do not know the topic in this form. */
export async function processesWithout(db: Db, topic: Topic, mark: string): Promise<string[]> {
  const { rows } = await sql
    .raw<{ place: string }>(
      `${holders(advisoryLocks.service)} AND NOT EXISTS (SELECT FROM pg_locks k
        WHERE k.pid = l.pid AND k.granted AND (k.classid, k.objid, k.objsubid) = (${knowing(topic, mark)}, 2))`,
    )
    .execute(db);
  return rows.map(({ place }) => place);
}

/**
 * Waits until every running process knows the topic as it is now. Returns how many did not get there in time, which will
 * as soon as they reach the database again.
 */
export async function untilKnown(
  db: Db,
  topic: Topic,
  findMark: () => Promise<string>,
  maxMs = KNOWN_MS,
): Promise<number> {
  const deadline = performance.now() + maxMs;
  for (;;) {
    const { length: behind } = await processesWithout(db, topic, await findMark());
    if (!behind || performance.now() > deadline) return behind;
    await sleep(PAUSE_MS);
  }
}

/** SQL: where the holders of one of our locks are. */
const holders = (lock: number) => `
  SELECT coalesce(host(client_addr), 'this machine') AS place FROM pg_locks l LEFT JOIN pg_stat_activity USING (pid)
  WHERE locktype = 'advisory' AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND classid = 0 AND objid = ${lock} AND objsubid = 1 AND granted`;

/** Throws, in words, unless the transaction of this client has the database for itself until it ends. */
export async function lockForRestore(client: pg.PoolClient): Promise<void> {
  await take(client, 'restoreBackup', 'another restore is running on this database');
  await take(client, 'rotateKey', CHANGING_KEY);
  await take(client, 'service', 'a process of the service is running');
}

const CHANGING_KEY = 'a change of the mail key is running: wait until it has ended';

async function take(client: pg.PoolClient, name: keyof typeof advisoryLocks, problem: string) {
  const lock = advisoryLocks[name];
  const { rows } = await client.query(`SELECT pg_try_advisory_xact_lock(${lock}) AS got`);
  if (rows[0].got) return;
  if (name !== 'service') throw new Error(problem);
  const places = new Set((await client.query(holders(lock))).rows.map(({ place }) => place));
  throw new Error(`${problem} (on ${[...places].join(' and ')}): stop all of them first`);
}

/** Throws, in words, while a backup is being restored. */
export async function refuseDuringRestore(db: Db): Promise<void> {
  const { rows } = await sql.raw(holders(advisoryLocks.restoreBackup)).execute(db);
  if (rows.length)
    throw new Error('a backup is being restored into this database: wait until that has ended');
}

/** Changes the mail key while nobody else does, and while no backup is restored. Poolers keep a transaction together. */
export const rotateAlone = <T>(db: Db, work: () => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(trx);
    const { rows } = await sql<{
      got: boolean;
    }>`SELECT pg_try_advisory_xact_lock(${sql.lit(advisoryLocks.rotateKey)}) AS got`.execute(trx);
    if (!rows[0]!.got) throw new Error(CHANGING_KEY);
    await refuseDuringRestore(trx);
    return work();
  });
