import pg from 'pg';

const INT8 = 20;
const STATEMENT_MS = 15_000;

const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: string) {
    // Positions and counts stay far below 2^53, so plain numbers are safe.
    if (oid === INT8) return Number;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

export type PoolSettings = {
  url: string;
  max?: number;
  /** How long to wait for a connection, and again for an answer; the defaults suit the primary. */
  timeoutMs?: number;
  onError: (e: Error) => void;
};

export function createPool({ url, max = 12, timeoutMs, onError }: PoolSettings) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: timeoutMs ?? 5_000,
    idleTimeoutMillis: 30_000,
    query_timeout: timeoutMs ?? 20_000,
    keepAlive: true,
    application_name: 'mayfly',
    // Set by a statement, because poolers such as pgbouncer refuse it as a connection parameter.
    onConnect: async (client) => void (await client.query(`SET statement_timeout = ${STATEMENT_MS}`)),
  });
  // Without a listener, a broken connection would end the process. The pool reports idle connections; on a
  // connection in use, the query fails by itself.
  pool.on('error', onError);
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

export type Pool = pg.Pool;
