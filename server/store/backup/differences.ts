import type pg from 'pg';
import { STAGE, type Table, tablesThat } from './tables.ts';

export type Counts = Partial<Record<Table | 'premium', number>>;

/** The inbox of all mail has no end, and what is noted about it must have one. */
const END = "least(expires_at, now() + interval '31 days')";

/** What can be in the database or in the backup alone. `here` is a row of the database. */
const kinds: Partial<Record<Table, { id?: string; came?: string; until?: string; lives?: string }>> = {
  accounts: {},
  sessions: { id: 'token_hash', until: 'expires_at' },
  api_keys: {},
  webhooks: {},
  domains: {},
  outbox: {},
  contact_messages: {},
  blocks: {},
  inboxes: { until: END, lives: 'here.expires_at > now()' },
  messages: {
    came: 'received_at',
    until: END,
    lives: 'here.deleted_seq IS NULL AND here.expires_at > now()',
  },
};

/** SQL: whether a row `s` of the stage was deleted here since. $1 is the time up to which this database knows that. */
function wasDeleted(table: Table): string {
  const { id = 'id', came = 'created_at', lives = 'true' } = kinds[table]!;
  return `s.${came} <= $1 AND NOT EXISTS (SELECT FROM ${table} here WHERE here.${id} = s.${id} AND ${lives})
    AND NOT EXISTS (SELECT FROM removed_by_restore r WHERE r.id = s.${id}::text)`;
}

/**
 * What was deleted or ended since the backup does not begin again, so it leaves the stage. Accounts do come back, with their
 * keys: their names are returned, and addresses that the operator closed since, sealed.
 */
export async function dropDeleted(client: pg.PoolClient, known: string) {
  const { rows: back } = await client.query<{ email: string }>(
    `SELECT email FROM ${STAGE}.accounts s WHERE ${wasDeleted('accounts')}
     OR id IN (SELECT id FROM deleted_ids) AND NOT EXISTS (SELECT FROM accounts a WHERE a.id = s.id) ORDER BY email`,
    [known],
  );
  const { rows: closed } = await client.query<{ inboxId: string; sealed: Buffer }>(
    `SELECT closed_inbox AS "inboxId", closed_sealed AS sealed FROM used_addresses u
     JOIN ${STAGE}.inboxes s ON s.id = u.closed_inbox WHERE ${wasDeleted('inboxes')}`,
    [known],
  );
  const deleted: Counts = {};
  for (const table of [...tablesThat('unless removed'), 'messages', 'inboxes'] as const) {
    // The keys, webhooks and domains of a deleted account come back with it, unless they were deleted themselves.
    const orNot =
      table === 'api_keys' || table === 'webhooks' || table === 'domains'
        ? 'AND EXISTS (SELECT FROM accounts a WHERE a.id = s.account_id) OR id IN (SELECT id FROM deleted_ids)'
        : '';
    const { rowCount } = await client.query(
      `DELETE FROM ${STAGE}.${table} s WHERE ${wasDeleted(table)} ${orNot}`,
      [known],
    );
    deleted[table] = rowCount ?? 0;
  }
  // This database knows better what a restore removed from it.
  await client.query(`DELETE FROM ${STAGE}.removed_by_restore WHERE at <= $1`, [known]);
  return { deleted, closed, accountsBack: back.map(({ email }) => email) };
}

/** A password that was changed since stays changed. */
export const keepPasswords = (client: pg.PoolClient) =>
  client.query(
    `UPDATE ${STAGE}.accounts s SET password_hash = a.password_hash FROM accounts a
     WHERE a.id = s.id AND a.password_hash IS DISTINCT FROM s.password_hash`,
  );

/** Counts what is here and not in the stage, and notes that it is a restore that removes it. */
export async function noteGone(client: pg.PoolClient): Promise<Counts> {
  const gone: Counts = {};
  for (const [table, { id = 'id', until = 'NULL::timestamptz', lives = 'true' }] of Object.entries(kinds)) {
    // A sign-in stays ended, because its owner may have changed the password since.
    if (table === 'sessions') continue;
    await client.query(
      `DELETE FROM removed_by_restore r USING ${STAGE}.${table} s WHERE r.id = s.${id}::text`,
    );
    const { rowCount } = await client.query(
      `INSERT INTO removed_by_restore SELECT ${id}::text, now(), ${until} FROM ${table} here
       WHERE ${lives} AND NOT EXISTS (SELECT FROM ${STAGE}.${table} s WHERE s.${id} = here.${id})
       ON CONFLICT (id) DO UPDATE SET at = excluded.at, until = excluded.until`,
    );
    gone[table as Table] = rowCount ?? 0;
  }
  const { rows } = await client.query(
    `SELECT count(*)::int AS count FROM accounts a JOIN ${STAGE}.accounts s USING (id)
     WHERE a.premium_until > now() AND a.premium_until > coalesce(s.premium_until, '-infinity')`,
  );
  return { ...gone, premium: rows[0].count };
}

/** What came since a time. A database of an older version may lack a table. */
export async function countSince(client: pg.Pool | pg.PoolClient, since: string): Promise<Counts> {
  const counts: Counts = {};
  for (const [table, { came = 'created_at', lives = 'true' }] of Object.entries(kinds)) {
    const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS exists', [table]);
    if (!rows[0].exists) continue;
    const counted = `SELECT count(*)::int AS count FROM ${table} here WHERE ${came} > $1 AND ${lives}`;
    counts[table as Table] = (await client.query(counted, [since])).rows[0].count;
  }
  return counts;
}
