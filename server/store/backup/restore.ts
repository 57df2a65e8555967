import type pg from 'pg';
import { lockForRestore } from '../in-use.ts';
import { catchAllInbox } from '../mail/catch-all-store.ts';
import { appliedMigrations } from '../migrate.ts';
import { KEY_CHANGE } from '../operations/key-change-store.ts';
import { LAST_BACKUP, MAIL_KEY_CHECK, OWN_SETTINGS, RESTORED_AT } from '../operations/settings-store.ts';
import type { Pool } from '../pool.ts';
import { type Differences, keepEnded, remember } from './ended.ts';
import type { Rows } from './read-snapshot.ts';
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
  /** The fingerprint of its mail key. */
  keyCheck: Buffer | null;
};

type Backup = {
  schema: string;
  at: string;
  pieces: () => AsyncIterable<Rows>;
  /** The fingerprint of the key that the database has from now on. */
  keyCheck: Buffer;
  /** Whether it was made with an older key, so that a change of the key has to go on. */
  hasOldKey: boolean;
};

/** The last answer is missing, so nobody knows whether everything was restored or nothing. */
export class UnsureError extends Error {}

/**
 * Fills an empty database with a backup that the caller has checked to the end, or empties one first. All of it is one
 * transaction: whenever it is interrupted, nothing has happened. `agree` throws unless the database may be emptied. The
 * statements may take hours, so `pool` must have no timeout.
 */
export async function restoreBackup(
  pool: Pool,
  backup: Backup,
  { check, agree }: { check: (applied: string[]) => void; agree: (found: Found) => Promise<unknown> },
) {
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
    const found = { applied, ...(applied.length ? await lookAt(client) : { content: null, keyCheck: null }) };
    await agree(found);
    if (found.content) await remember(client);
    if (applied.length) await dropTables(client);
    await unpack(client, backup.schema, backup.pieces());
    const differences: Differences | null = found.content && (await keepEnded(client));
    const needsRotation = backup.hasOldKey || !(found.keyCheck?.equals(backup.keyCheck) ?? true);
    await describe(client, backup, needsRotation);
    const { content } = await lookAt(client);
    await client.query('COMMIT').catch((cause) => {
      throw new UnsureError(
        'the database did not answer to the end: look at it, and restore again if it is as it was',
        { cause },
      );
    });
    return { differences, needsRotation, restored: content };
  } catch (error) {
    // At once, so that the next restore finds the locks free. A connection that broke undoes everything by itself.
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release(true);
  }
}

/** What a database of this version has. One that was only started counts as empty. */
async function lookAt(client: pg.PoolClient): Promise<Omit<Found, 'applied'>> {
  const { rows } = await client.query<Content & { keyCheck: Buffer | null }>(
    `SELECT (SELECT count(*)::int FROM accounts) AS accounts,
       (SELECT count(*)::int FROM inboxes WHERE id <> '${catchAllInbox.id}') AS addresses,
       (SELECT count(*)::int FROM messages WHERE deleted_seq IS NULL AND expires_at > now()) AS messages,
       (SELECT count(*)::int FROM blocks) + (SELECT count(*)::int FROM domains WHERE state = 'blocked') AS blocks,
       (SELECT count(*)::int FROM contact_messages) AS contacts,
       (SELECT value FROM settings WHERE key = '${MAIL_KEY_CHECK}') AS "keyCheck"`,
  );
  const { keyCheck, ...content } = rows[0]!;
  return { content: Object.values(content).some(Boolean) ? content : null, keyCheck };
}

/** What describes this database, and not its content. */
async function describe(client: pg.PoolClient, { at, keyCheck }: Backup, needsRotation: boolean) {
  await client.query('DELETE FROM settings WHERE key = ANY($1)', [
    [...OWN_SETTINGS, ...(needsRotation ? [KEY_CHANGE] : [])],
  ]);
  for (const [key, value] of [
    [MAIL_KEY_CHECK, keyCheck],
    [LAST_BACKUP, at],
    // UIDs of IMAP begin anew.
    [RESTORED_AT, String(Date.now())],
  ] as const)
    await client.query('INSERT INTO settings VALUES ($1, $2)', [key, Buffer.from(value)]);
  // The payment provider may know more by now.
  await client.query('UPDATE billing SET check_at = now()');
}
