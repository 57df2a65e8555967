import pg from 'pg';
import { type ServerUrls, serverUrls, type Target } from './server-urls.ts';

/** A healthy server answers in milliseconds; a frozen one never does. */
const ANSWER_MS = 2_000;
/** How often, at most, all servers are asked. */
const PAUSE_MS = 250;

const ROLE = `
SELECT pg_is_in_recovery() AS "isStandby", current_setting('transaction_read_only') = 'on' AS "isReadOnly",
       (SELECT system_identifier::text FROM pg_control_system()) AS system,
       CASE WHEN NOT pg_is_in_recovery() THEN left(pg_walfile_name(pg_current_wal_lsn()), 8) END AS timeline`;

type Role = { isStandby: boolean; isReadOnly: boolean; system: string; timeline: string | null };
type Address = { host: string; port: number };

const FITS: Record<Target, (role: Role) => boolean> = {
  'read-write': ({ isReadOnly }) => !isReadOnly,
  primary: ({ isStandby }) => !isStandby,
  any: () => true,
};

/** No server in the list fits at the moment. Counts as the database being unavailable. */
class NoServerError extends Error {
  readonly code = '57P03';
}

/**
 * Picks one of several servers, as PostgreSQL's own client library does with `target_session_attrs`, which the driver
 * doesn't support. It asks all of them at once, takes the first that fits, and remembers it until it is forgotten.
 */
export function createServerChoice(url: string) {
  const { urls, target }: ServerUrls = serverUrls(url) ?? { urls: [url], target: 'any' };
  const isPlain = urls.length === 1 && target === 'any';
  /** The newest history that was used. An old primary that comes back has an older one, and must not be used again. */
  let newest: { system: string; timeline: string } | null = null;
  let chosen: string | null = null;
  let choosing: Promise<string> | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;

  function isOutdated({ system, timeline }: Role): boolean {
    return newest?.system === system && timeline !== null && timeline < newest.timeline;
  }

  /** Throws if the server of this connection is not the one to use. */
  async function check(client: pg.ClientBase): Promise<void> {
    const { rows } = await client.query<Role>(ROLE);
    const role = rows[0]!;
    if (isOutdated(role)) throw new NoServerError('an old primary');
    if (!FITS[target](role)) throw new NoServerError(role.isStandby ? 'a standby' : 'not what was asked for');
    if (role.timeline !== null) newest = { system: role.system, timeline: role.timeline };
  }

  async function ask(server: string): Promise<string> {
    const client = new pg.Client({
      connectionString: server,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      application_name: 'mayfly choice',
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await check(client);
      return server;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const why = code === 'ECONNREFUSED' ? 'connection refused' : message || code;
      throw new Error(`${client.host}:${client.port}: ${why}`);
    } finally {
      void client.end().catch(() => {});
    }
  }

  async function askAll(): Promise<string> {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, askedAt + PAUSE_MS - performance.now())));
    askedAt = performance.now();
    try {
      return await Promise.any(urls.map(ask));
    } catch (error) {
      const reasons = (error as AggregateError).errors.map(({ message }) => message);
      throw new NoServerError(`no server can be used (${target}): ${reasons.join('; ')}`);
    }
  }

  return {
    /** A URL for the driver, with one host. */
    anyUrl: urls[0]!,
    isPlain,

    /** The host and port to connect to. */
    async choose(): Promise<Address> {
      if (chosen === null) {
        choosing ??= askAll().finally(() => {
          choosing = null;
        });
        chosen = await choosing;
      }
      const { host, port } = new pg.Client({ connectionString: chosen });
      return { host, port };
    },

    /** Checks a new connection again, because a primary can have become a standby since it was chosen. */
    check,

    forget() {
      chosen = null;
    },
  };
}
