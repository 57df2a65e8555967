import type pg from 'pg';
import { catchAllInbox } from '../mail/catch-all-store.ts';
import { removable, removeRows } from '../mail/remove-inboxes.ts';
import { LIVING_MAIL, type Table } from './tables.ts';
import { onClient } from './unpack.ts';

/** What is compared, and by which column. */
const compared = {
  accounts: 'id',
  inboxes: 'id',
  messages: 'id',
  webhooks: 'id',
  domains: 'id',
  contact_messages: 'id',
  api_keys: 'id',
  sessions: 'token_hash',
  guests: 'token_hash',
  outbox: 'id',
} as const satisfies Partial<Record<Table, string>>;
/** What does not come back if it had ended: somebody signed out, a key was revoked, a mail was sent. */
const ended = ['api_keys', 'sessions', 'guests', 'outbox'] as const;

export type Counts = Partial<Record<Table, number>>;
export type Differences = {
  /** What only the emptied database had. */
  gone: Counts;
  /** What only the backup had, and was kept away. */
  keptAway: Counts;
  /** Blocks, blocked domains, closed addresses and changed passwords of the emptied database that the backup did not know. */
  kept: { blocks: number; blocked: number; closed: number; passwords: number };
  /** Accounts that only the backup had. They are back. */
  accountsBack: number;
};

const isLiving: Partial<Record<Table, string>> = {
  messages: `WHERE ${LIVING_MAIL}`,
  inboxes: 'WHERE expires_at > now()',
};

/** Remembers, until the end of the transaction, what the database has that is emptied next. */
export async function remember(client: pg.PoolClient): Promise<void> {
  const all = Object.entries(compared).map(([table, column]) => [
    table,
    `SELECT ${column} AS id FROM ${table} ${isLiving[table as Table] ?? ''}`,
  ]);
  for (const [name, query] of [
    ...all,
    ['passwords', 'SELECT id, password_hash FROM accounts WHERE password_hash IS NOT NULL'],
    ['blocks', 'SELECT * FROM blocks'],
    ['blocked', `SELECT * FROM domains WHERE state = 'blocked'`],
    // Nobody else gets an address that was given away, before its planned end.
    ['used', 'SELECT * FROM used_addresses WHERE until > now()'],
    [
      'given',
      `SELECT id, address_hash, owner_id, expires_at FROM inboxes
       WHERE expires_at > now() AND id <> '${catchAllInbox.id}'`,
    ],
  ])
    await client.query(`CREATE TEMP TABLE had_${name} ON COMMIT DROP AS ${query}`);
}

/** Ends in the restored database what had ended in the emptied one. */
export async function keepEnded(client: pg.PoolClient): Promise<Differences> {
  const change = async (statement: string) => (await client.query(statement)).rowCount ?? 0;
  const missing = async (here: string, there: string) =>
    (await client.query(`SELECT count(*)::int AS count FROM (${here} EXCEPT ${there}) missing`)).rows[0]
      .count;
  const rowsOf = (table: keyof typeof compared) => [
    `SELECT id FROM had_${table}`,
    `SELECT ${compared[table]} FROM ${table} ${isLiving[table] ?? ''}`,
  ];
  const keptAway: Counts = {};
  for (const table of ended)
    keptAway[table] = await change(
      `DELETE FROM ${table} t WHERE NOT EXISTS (SELECT FROM had_${table} h WHERE h.id = t.${compared[table]})`,
    );
  const passwords = await change(
    `UPDATE accounts a SET password_hash = h.password_hash FROM had_passwords h
     WHERE a.id = h.id AND a.password_hash IS DISTINCT FROM h.password_hash`,
  );
  const kept = {
    blocks: await keepBlocks(change, missing),
    blocked: await keepBlockedDomains(change),
    closed: await keepClosed(client),
    passwords,
  };
  const gone: Counts = {};
  for (const table of Object.keys(compared) as Array<keyof typeof compared>) {
    const [had, has] = rowsOf(table) as [string, string];
    gone[table] = await missing(had, has);
  }
  const [had, has] = rowsOf('accounts') as [string, string];
  return { gone, keptAway, kept, accountsBack: await missing(has, had) };
}

type Change = (statement: string) => Promise<number>;

async function keepBlocks(change: Change, missing: (here: string, there: string) => Promise<number>) {
  const count = await missing('SELECT target FROM had_blocks', 'SELECT target FROM blocks');
  await change('DELETE FROM blocks b USING had_blocks h WHERE b.target = h.target OR b.id = h.id');
  await change('INSERT INTO blocks SELECT * FROM had_blocks');
  return count;
}

/** By its name too: a new installation has another id for a domain of MAIL_DOMAINS. */
async function keepBlockedDomains(change: Change) {
  const same = `(d.id = h.id OR d.name_hash = h.name_hash AND d.state NOT IN ('pending', 'suspended'))`;
  await change('UPDATE had_blocked SET account_id = NULL WHERE account_id NOT IN (SELECT id FROM accounts)');
  // What is known about a domain is sealed for its id.
  const changed = await change(
    `UPDATE domains d SET state = h.state, state_since = h.state_since, ends_at = h.ends_at, check_at = h.check_at,
       sealed = CASE WHEN d.id = h.id THEN h.sealed ELSE d.sealed END
     FROM had_blocked h WHERE ${same} AND d.state <> 'blocked'`,
  );
  const added = await change(
    `INSERT INTO domains OVERRIDING SYSTEM VALUE
     SELECT * FROM had_blocked h WHERE NOT EXISTS (SELECT FROM domains d WHERE ${same})`,
  );
  return changed + added;
}

/** Addresses that the operator has closed stay closed. Returns how many the backup had open. */
async function keepClosed(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ id: string; sealed: Buffer }>(
    'SELECT closed_inbox AS id, closed_sealed AS sealed FROM had_used WHERE closed_inbox IS NOT NULL',
  );
  const notes = new Map(rows.map(({ id, sealed }) => [id, sealed]));
  const [db, now] = [onClient(client), new Date()];
  const open = notes.size
    ? await removable(db, now)
        .where('id', 'in', [...notes.keys()])
        .execute()
    : [];
  if (open.length) await removeRows(db, open, now, (id) => notes.get(id) ?? null);
  await client.query(
    'INSERT INTO used_addresses SELECT * FROM had_used ON CONFLICT (address_hash) DO NOTHING',
  );
  await client.query(
    `INSERT INTO used_addresses (address_hash, owner_id, until)
     SELECT address_hash, owner_id, expires_at FROM had_given h WHERE NOT EXISTS (SELECT FROM inboxes i WHERE i.id = h.id)
     ON CONFLICT (address_hash) DO NOTHING`,
  );
  return open.length;
}
