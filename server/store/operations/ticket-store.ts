import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { TLS_TICKETS } from './settings-store.ts';

/** The current quarter of a day, by the clock of the database, which all processes share. */
const PERIOD = 'int4send(floor(extract(epoch FROM now()) / 21600)::int)';

/** The secret behind TLS session tickets. All threads and processes share it, and a new one replaces it every six hours. */
export function createTicketStore({ pool }: { pool: pg.Pool }) {
  return {
    async currentSecret(): Promise<Buffer> {
      await pool.query(
        `INSERT INTO settings AS s
         SELECT $1, ${PERIOD} || $2::bytea
         WHERE NOT EXISTS (SELECT FROM settings WHERE key = $1 AND substr(value, 1, 4) = ${PERIOD})
         ON CONFLICT (key) DO UPDATE SET value = excluded.value
         WHERE substr(s.value, 1, 4) <> substr(excluded.value, 1, 4)`,
        [TLS_TICKETS, randomBytes(32)],
      );
      const { rows } = await pool.query<{ value: Buffer }>('SELECT value FROM settings WHERE key = $1', [
        TLS_TICKETS,
      ]);
      return rows[0]!.value;
    },
  };
}

export type TicketStore = ReturnType<typeof createTicketStore>;
