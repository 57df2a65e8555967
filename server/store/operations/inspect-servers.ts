import pg from 'pg';
import { serverUrls } from '../server-urls.ts';

const ANSWER_MS = 3_000;
const STATE = `
SELECT pg_is_in_recovery() AS "isStandby", clock_timestamp() AS now,
       (SELECT system_identifier::text FROM pg_control_system()) AS system,
       pg_wal_lsn_diff(CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END,
                       '0/0')::float8 AS written,
       (SELECT count(*) FROM pg_stat_replication)::int AS standbys,
       current_setting('synchronous_standby_names') <> ''
         AND current_setting('synchronous_commit') NOT IN ('off', 'local') AS "isSynchronous"`;

export type ServerState = {
  isStandby: boolean;
  now: Date;
  system: string;
  /** Bytes of the write-ahead log that this server has written, or replayed. */
  written: number;
  standbys: number;
  isSynchronous: boolean;
};
/** One server, with its state or with the error. */
export type InspectedServer = { place: string; askedAt: Date } & (
  | { state: ServerState }
  | { state: null; error: unknown }
);

/** Asks each server of a URL separately. Changes nothing. */
export const inspectServers = (url: string): Promise<InspectedServer[]> =>
  Promise.all((serverUrls(url)?.urls ?? []).map(inspect));

async function inspect(url: string): Promise<InspectedServer> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  client.on('error', () => {});
  const place = `${client.host}:${client.port}`;
  try {
    await client.connect();
    const askedAt = new Date();
    const { rows } = await client.query<ServerState>(STATE);
    return { place, askedAt, state: rows[0]! };
  } catch (error) {
    return { place, askedAt: new Date(), state: null, error };
  } finally {
    void client.end().catch(() => {});
  }
}
