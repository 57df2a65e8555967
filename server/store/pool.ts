import pg from 'pg';
import { createClients } from './clients.ts';
import { keepSession } from './keep-session.ts';

const INT8 = 20;
const STATEMENT_MS = 15_000;
/**
 * Set by a statement, because poolers such as pgbouncer refuse it as a connection parameter. The pages that are needed
 * are nearly always in memory, so an index is the best way even into a small table. A prepared statement keeps that plan
 * while the table grows.
 */
const ON_CONNECT = `SET statement_timeout = ${STATEMENT_MS}; SET random_page_cost = 1.1`;
/** A connection keeps its prepared statements until it ends. */
const MAX_LIFETIME_SECONDS = 3600;

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
  /** Keeps asking the server whether it is there, and drops all connections within seconds if it is not. */
  isWatched?: boolean;
  /** Prepares statements that have a name. Not behind a pooler, where the next one may use another server connection. */
  prepares?: boolean;
  onError: (e: Error) => void;
};

export function createPool({
  url,
  max = 12,
  timeoutMs,
  isWatched = false,
  prepares = false,
  onError,
}: PoolSettings) {
  const clients = createClients(url);
  const pool = new pg.Pool({
    Client: clients.Client,
    max,
    types,
    connectionTimeoutMillis: timeoutMs ?? 5_000,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: MAX_LIFETIME_SECONDS,
    query_timeout: timeoutMs ?? 20_000,
    keepAlive: true,
    application_name: 'mayfly',
    onConnect: async (client) => void (await client.query(ON_CONNECT)),
  });
  // The pool reports idle connections that break; on a connection in use, the query fails by itself. A connection that is
  // being closed may break as well, because the embedded database stops right after us.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error);
  });
  if (isWatched) watch(pool, clients, onError);
  if (!prepares) dropNames(pool);
  return pool;
}

function dropNames(pool: Pool) {
  const query = pool.query.bind(pool) as (first: unknown, ...rest: unknown[]) => unknown;
  pool.query = ((first: unknown, ...rest: unknown[]) =>
    query(typeof first === 'object' ? { ...first, name: undefined } : first, ...rest)) as typeof pool.query;
}

function watch(pool: Pool, clients: ReturnType<typeof createClients>, onError: (error: Error) => void) {
  const session = keepSession({ clients, name: 'mayfly watch', onSilent: clients.cutAll, onError });
  const end = pool.end.bind(pool) as () => Promise<void>;
  pool.end = (async () => {
    await session.close();
    await end();
  }) as typeof pool.end;
}

export type Pool = pg.Pool;
