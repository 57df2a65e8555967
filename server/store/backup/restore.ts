import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { advisoryLocks } from '../advisory-locks.ts';
import { ALL, CHANNEL } from '../channel.ts';
import { createDb } from '../database.ts';
import { createPartitionStore, PARTITION_MS } from '../mail/partitions.ts';
import { createIdentityStore, IDENTITY } from '../operations/identity-store.ts';
import { KEY_CHANGE } from '../operations/key-change-store.ts';
import { LAST_BACKUP, LAST_RESTORE, MAIL_KEY_CHECK, RESTORED_AT } from '../operations/settings-store.ts';
import type { Pool } from '../pool.ts';
import { type Counts, dropDeleted, keepPasswords, noteGone } from './differences.ts';
import { HISTORY, type History, historyOf, knownUntil, withBackup } from './history.ts';
import type { Rows } from './read-snapshot.ts';
import { alignEnds, restoreMail } from './restore-mail.ts';
import { dropStage, fillStage, onClient } from './stage.ts';
import { STAGE, type Table, tables, tablesThat } from './tables.ts';

/** Shorter than PostgreSQL waits before it looks for a deadlock, so that nobody else has to give up. */
const LOCK_MS = 500;
const LOCK_TRIES = 120;
/** Settings that describe this database, not its content. */
const OWN_SETTINGS = [MAIL_KEY_CHECK, IDENTITY, HISTORY, LAST_RESTORE, LAST_BACKUP, RESTORED_AT];

export type Backup = {
  schema: string;
  version: string;
  at: string;
  history: History;
  pieces: () => AsyncIterable<Rows>;
  /** The fingerprint of the key that this database has from now on, unless it has one already. */
  keyCheck: Buffer;
  /** Whether it was made before a change of the key, which then has to go on. */
  hasOldKey: boolean;
};
export type RestoreCounts = {
  /** What came since the backup, and is gone. */
  gone: Counts;
  /** What was deleted since the backup, and stays deleted; and the addresses among it that the operator closed. */
  deleted: Counts;
  closed: Array<{ inboxId: string; sealed: Buffer }>;
  /** The accounts that were deleted since the backup, and are back. */
  accountsBack: string[];
  accounts: number;
  addresses: number;
  messages: number;
};

/**
 * Replaces the content of a migrated database by a backup, which the caller has checked to the end. It is unpacked beside
 * what is served. Then one transaction takes the differences over; writers wait for it, and readers don't. `pool` must
 * have no timeout for queries.
 */
export async function restoreBackup(pool: Pool, backup: Backup): Promise<RestoreCounts> {
  const client = await pool.connect();
  let isFirst = false;
  try {
    await client.query('SET statement_timeout = 0');
    const { rows } = await client.query(
      `SELECT pg_try_advisory_lock(${advisoryLocks.restoreBackup}) AS is_first`,
    );
    isFirst = rows[0].is_first;
    if (!isFirst) throw new Error('another restore is running on this database');
    await fillStage(client, backup.schema, backup.pieces());
    await makePartitions(pool);
    const own = await historyOf(createDb(pool));
    return await inLockedTables(client, () => takeOver(client, own, backup));
  } finally {
    // Also after a failure. Whatever a lost connection leaves is dropped by the next restore.
    if (isFirst) await dropStage(client).catch(() => {});
    // It has settings and a lock of its own, so nobody else gets it.
    client.release(true);
  }
}

/** Mail can only be written where a partition exists. The running service makes and removes partitions meanwhile. */
async function makePartitions(pool: Pool) {
  const db = createDb(pool);
  const store = createPartitionStore({ db });
  const { rows } = await sql<{ at: number }>`
    SELECT DISTINCT (floor(extract(epoch FROM expires_at) * 1000 / ${PARTITION_MS}) * ${PARTITION_MS})::bigint AS at
    FROM (SELECT expires_at FROM ${sql.raw(STAGE)}.messages UNION SELECT expires_at FROM ${sql.raw(STAGE)}.message_chunks) all_mail
    WHERE expires_at > now()`.execute(db);
  for (const { at } of rows) await store.ensureFor(new Date(at));
}

async function inLockedTables<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  // Partitions are not locked: mail is written through its table, or while its inbox is locked.
  const all = (Object.keys(tables) as Table[]).map((table) => `ONLY ${table}`).join();
  for (let tries = 1; ; tries++) {
    await client.query('BEGIN');
    try {
      await client.query(`SET LOCAL lock_timeout = ${LOCK_MS}`);
      await client.query(`LOCK TABLE ${all} IN EXCLUSIVE MODE`);
      await client.query('SET LOCAL lock_timeout = 0');
      const result = await work();
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK');
      const { code } = error as { code?: string };
      // A lock that was not free in time, or a deadlock.
      if ((code !== '55P03' && code !== '40P01') || tries === LOCK_TRIES) throw error;
      await sleep(50);
    }
  }
}

async function takeOver(client: pg.PoolClient, own: History, backup: Backup): Promise<RestoreCounts> {
  const known = knownUntil(own, backup.history);
  await alignEnds(client);
  for (const table of ['inboxes', `${STAGE}.inboxes`, `${STAGE}.messages`])
    await client.query(`DELETE FROM ${table} WHERE expires_at <= now()`);
  // In the inbox of all mail, a body ends before its message.
  await client.query(`DELETE FROM ${STAGE}.messages WHERE body_expires_at <= now()`);
  const differences = { ...(await dropDeleted(client, known)), gone: await noteGone(client) };
  await keepPasswords(client);
  await keepWebhookPositions(client);
  await restoreMail(client);
  const replaced = tablesThat('as it was', 'unless removed');
  for (const table of [...replaced, ...tablesThat('left out')].reverse())
    await client.query(`DELETE FROM ${table}`);
  for (const table of replaced) {
    await client.query(`INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM ${STAGE}.${table}`);
    await continueNumbers(client, table);
  }
  // The backup knows which older keys its mail needs. One from before a change of the key makes that change go on.
  if (backup.hasOldKey) await client.query('DELETE FROM settings WHERE key = $1', [KEY_CHANGE]);
  for (const table of tablesThat('both'))
    await client.query(
      `INSERT INTO ${table} SELECT * FROM ${STAGE}.${table} s
       WHERE to_jsonb(s)->>'key' IS NULL OR NOT to_jsonb(s)->>'key' = ANY($1) ON CONFLICT DO NOTHING`,
      [OWN_SETTINGS],
    );
  // The payment provider may know more by now.
  await client.query('UPDATE billing SET check_at = now()');
  await client.query('UPDATE webhooks SET lease_id = NULL, lease_until = NULL');
  await createIdentityStore({ db: onClient(client) }).adopt();
  for (const [key, value] of Object.entries({
    [HISTORY]: withBackup(own, backup.history, backup.at),
    [LAST_RESTORE]: { backup: backup.at, version: backup.version },
    // UIDs of IMAP begin anew.
    [RESTORED_AT]: Date.now(),
  }))
    await client.query(
      'INSERT INTO settings VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      [key, Buffer.from(JSON.stringify(value))],
    );
  await client.query('INSERT INTO settings VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    MAIL_KEY_CHECK,
    backup.keyCheck,
  ]);
  await client.query(`SELECT pg_notify('${CHANNEL}', '${ALL}')`);
  return {
    ...differences,
    accounts: await countOf(client, 'accounts'),
    addresses: await countOf(client, 'inboxes'),
    messages: await countOf(client, 'messages', 'WHERE deleted_seq IS NULL AND expires_at > now()'),
  };
}

/** What a webhook has sent since the backup is not sent again. */
const keepWebhookPositions = (client: pg.PoolClient) =>
  client.query(`
    INSERT INTO ${STAGE}.webhook_positions SELECT p.* FROM webhook_positions p
    WHERE p.webhook_id IN (SELECT id FROM ${STAGE}.webhooks)
    ON CONFLICT (webhook_id, inbox_id) DO UPDATE SET seq = greatest(webhook_positions.seq, excluded.seq)`);

/** Columns that number their rows go on after the highest number. */
async function continueNumbers(client: pg.PoolClient, table: Table) {
  const { rows } = await client.query(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attidentity <> ''`,
    [table],
  );
  for (const { name } of rows)
    await client.query(
      `SELECT setval(pg_get_serial_sequence('${table}', '${name}'), coalesce(max(${name}), 1)) FROM ${table}`,
    );
}

async function countOf(client: pg.PoolClient, table: Table, which = ''): Promise<number> {
  const { rows } = await client.query(`SELECT count(*) AS count FROM ${table} ${which}`);
  return Number(rows[0].count);
}
