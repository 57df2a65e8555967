import type pg from 'pg';
import { OWN_SETTINGS } from '../operations/settings-store.ts';
import type { Pool } from '../pool.ts';
import { LIVING_MAIL, savedTables, type Table } from './tables.ts';

/** Rows are collected until they have about this many characters. */
const PIECE = 1_000_000;
const MAX_ROWS = 64;

/** Rows of one table, each as PostgreSQL writes a row as text. */
export type Rows = { table: Table; rows: string[] };

/** What describes the database, or is not living any more, is not worth keeping. */
const WHICH: Partial<Record<Table, string>> = {
  settings: `WHERE key NOT IN (${OWN_SETTINGS.map((key) => `'${key}'`).join()})`,
  inboxes: 'WHERE expires_at > now()',
  messages: `WHERE ${LIVING_MAIL}`,
  message_chunks: 'WHERE expires_at > now()',
};

/**
 * Reads all tables as they were at one moment, in pieces. It locks nothing that mail would wait for: expired partitions
 * are removed when it has ended.
 */
export async function readSnapshot(
  pool: Pool,
  work: (snapshot: { at: string; schema: string; pieces: () => AsyncGenerator<Rows> }) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(
      "SET LOCAL statement_timeout = 0; SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'",
    );
    // Before the first query, which takes the snapshot: no partition in it can be dropped any more.
    await client.query(`LOCK TABLE ${savedTables.join()} IN ACCESS SHARE MODE`);
    const { rows } = await client.query(
      'SELECT now()::text AS at, max(name) AS schema FROM kysely_migration',
    );
    await work({ ...rows[0], pieces: () => readPieces(client) });
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // A connection in the middle of a transaction is not given back.
    client.release(true);
    throw error;
  }
}

async function* readPieces(client: pg.PoolClient): AsyncGenerator<Rows> {
  for (const table of savedTables) {
    await client.query(
      `DECLARE saved NO SCROLL CURSOR FOR SELECT t::text AS row FROM ${table} t ${WHICH[table] ?? ''}`,
    );
    let rows: string[] = [];
    let size = 0;
    // As text, a piece of a mail has half a megabyte, and other rows have a few hundred bytes.
    let atOnce = 1;
    for (;;) {
      const { rows: next } = await client.query<{ row: string }>(`FETCH ${atOnce} FROM saved`);
      for (const { row } of next) {
        rows.push(row);
        size += row.length;
        if (size < PIECE) continue;
        yield { table, rows };
        rows = [];
        size = 0;
      }
      if (!next.length) break;
      const longest = Math.max(...next.map(({ row }) => row.length));
      atOnce = Math.max(1, Math.min(MAX_ROWS, 2 * atOnce, Math.floor(PIECE / longest)));
    }
    if (rows.length) yield { table, rows };
    await client.query('CLOSE saved');
  }
}
