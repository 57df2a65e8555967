import type pg from 'pg';
import type { Db } from '../database.ts';
import { lockForRestore } from '../in-use.ts';
import { catchAllInbox } from '../mail/catch-all-store.ts';
import { appliedMigrations } from '../migrate.ts';
import {
  FORMER_KEY_CHECK,
  HASH_KEY,
  LAST_BACKUP,
  OWN_SETTINGS,
  RESTORED_AT,
} from '../operations/settings-store.ts';
import type { Pool } from '../pool.ts';
import { type Differences, keepEnded, remember } from './ended.ts';
import type { Rows } from './read-snapshot.ts';
import { LIVING_MAIL } from './tables.ts';
import { dropTables, migrateIn, onClient, unpack } from './unpack.ts';

/** What a database has. */
export type Content = {
  accounts: number;
  addresses: number;
  messages: number;
  blocks: number;
  contacts: number;
};
export type Found = {
  /** The migrations that were applied to the database. */
  applied: string[];
  /** Null if it is empty. */
  content: Content | null;
  /** Its hash key, sealed with its mail key. */
  hashKey: Buffer | null;
  /** What shows the mail key of a database of the version before. */
  keyCheck: Buffer | null;
};

type Backup = {
  schema: string;
  at: string;
  pieces: () => AsyncIterable<Rows>;
};

type Steps = {
  check: (applied: string[]) => void;
  agree: (found: Found) => Promise<unknown>;
  /** Brings what was restored under the keys of this installation. */
  settleKeys: (db: Db, found: Found) => Promise<unknown>;
};

/** The last answer is missing, so nobody knows whether everything was restored or nothing. */
export class UnsureError extends Error {}

/**
 * Fills an empty database with a backup that the caller has checked to the end, or empties one first. All of it is one
 * transaction: whenever it is interrupted, nothing has happened. `agree` throws unless the database may be emptied. The
 * statements may take hours, so `pool` must have no timeout.
 */
export async function restoreBackup(pool: Pool, backup: Backup, { check, agree, settleKeys }: Steps) {
  const client = await pool.connect();
  try {
    await client.query(
      `BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
       SET LOCAL lock_timeout = '10s'`,
    );
    await lockForRestore(client);
    const applied = await appliedMigrations(onClient(client));
    check(applied);
    // An older database is compared in the form of this version.
    if (applied.length) await migrateIn(client);
    const found = { applied, ...(applied.length ? await lookAt(client) : nothing) };
    await agree(found);
    if (found.content) await remember(client);
    if (applied.length) await dropTables(client);
    await unpack(client, backup.schema, backup.pieces());
    await describe(client, backup);
    await settleKeys(onClient(client), found);
    const differences: Differences | null = found.content && (await keepEnded(client));
    const { content } = await lookAt(client);
    await client.query('COMMIT').catch((cause) => {
      throw new UnsureError(
        'the database did not answer to the end: look at it, and restore again if it is as it was',
        { cause },
      );
    });
    return { differences, restored: content };
  } catch (error) {
    // At once, so that the next restore finds the locks free. A connection that broke undoes everything by itself.
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release(true);
  }
}

const nothing = { content: null, hashKey: null, keyCheck: null };

/** What a database of this version has. One that was only started counts as empty. */
async function lookAt(client: pg.PoolClient): Promise<Omit<Found, 'applied'>> {
  const { rows } = await client.query<Content & Omit<Found, 'content' | 'applied'>>(
    `SELECT (SELECT count(*)::int FROM accounts) AS accounts,
       (SELECT count(*)::int FROM inboxes WHERE id <> '${catchAllInbox.id}') AS addresses,
       (SELECT count(*)::int FROM messages WHERE ${LIVING_MAIL}) AS messages,
       (SELECT count(*)::int FROM blocks) + (SELECT count(*)::int FROM domains WHERE state = 'blocked') AS blocks,
       (SELECT count(*)::int FROM contact_messages) AS contacts,
       (SELECT value FROM settings WHERE key = '${HASH_KEY}') AS "hashKey",
       (SELECT value FROM settings WHERE key = '${FORMER_KEY_CHECK}') AS "keyCheck"`,
  );
  const { hashKey, keyCheck, ...content } = rows[0]!;
  return { content: Object.values(content).some(Boolean) ? content : null, hashKey, keyCheck };
}

/** What describes this database, and not its content. */
async function describe(client: pg.PoolClient, { at }: Backup) {
  await client.query('DELETE FROM settings WHERE key = ANY($1)', [OWN_SETTINGS]);
  for (const [key, value] of [
    [LAST_BACKUP, at],
    // UIDs of IMAP begin anew.
    [RESTORED_AT, String(Date.now())],
  ] as const)
    await client.query('INSERT INTO settings VALUES ($1, $2)', [key, Buffer.from(value)]);
  // The payment provider may know more by now.
  await client.query('UPDATE billing SET check_at = now()');
}
