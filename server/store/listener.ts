import type pg from 'pg';
import { createClients } from './clients.ts';
import { HOLD_SERVICE } from './in-use.ts';
import { keepSession } from './keep-session.ts';

/** Another server, or the same one after a standby took over and gave the role back, has another history. */
const HISTORY = `
SELECT system_identifier || left(pg_walfile_name(pg_current_wal_lsn()), 8) AS history FROM pg_control_system()`;

const LIVE = 'mayfly live';
/** The beginning of the name of the session of a process with these keys. The mark of the domains it knows follows. */
export const liveSession = (ringId: string) => `${LIVE} ${ringId}`;

/**
 * Listens on a PostgreSQL channel and reconnects until it is closed. `onGap` runs after every connect, because
 * notifications sent before it may have been lost.
 */
export function startListener({
  url,
  channel,
  onPayload,
  onGap,
  onFailover = () => {},
  onError,
}: {
  url: string;
  channel: string;
  onPayload: (payload: string) => void;
  onGap: () => void;
  /** Another server has taken over since the last connect. */
  onFailover?: () => void;
  onError: (error: Error) => void;
}) {
  const clients = createClients(url);
  let history = '';
  let downMs = 0;
  let lostAt: number | null = null;
  let client: pg.Client | null = null;
  let keys = '';
  let domains = '';
  const tellKnown = () =>
    client?.query(`SELECT set_config('application_name', $1, false)`, [`${liveSession(keys)} ${domains}`]);
  const sinceLost = () => (lostAt === null ? 0 : performance.now() - lostAt);

  const session = keepSession({
    clients,
    name: LIVE,
    async onOpen(opened) {
      await opened.query(HOLD_SERVICE);
      client = opened;
      if (keys) await tellKnown();
      client.on('notification', (message) => onPayload(message.payload ?? ''));
      await client.query(`LISTEN ${channel}`);
      onGap();
      downMs += sinceLost();
      lostAt = null;
      const before = history;
      history = (await client.query(HISTORY)).rows[0].history;
      if (before && before !== history) onFailover();
    },
    onLost: (since) => {
      client = null;
      lostAt ??= since;
    },
    onSilent: clients.cutAll,
    onError,
  });
  return {
    ...session,
    /** Shows in the name of the session which keys and domains this process knows, for commands that wait for it. */
    async show(known: { keys?: string; domains?: string }) {
      ({ keys = keys, domains = domains } = known);
      // If the connection breaks, the next one shows them.
      await Promise.resolve(tellKnown()).catch(() => {});
    },
    /** How long there was no connection since the start, in seconds. */
    downSeconds: () => (downMs + sinceLost()) / 1000,
  };
}
