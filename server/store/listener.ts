import type pg from 'pg';
import { createClients } from './clients.ts';
import { HOLD_SERVICE, knowing, type Topic } from './in-use.ts';
import { keepSession } from './keep-session.ts';

/** Another server, or the same one after a standby took over and gave the role back, has another history. */
const HISTORY = `
SELECT system_identifier || left(pg_walfile_name(pg_current_wal_lsn()), 8) AS history FROM pg_control_system()`;

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
  const known = new Map<Topic, string>();
  const lock = (topic: Topic, mark: string) => `SELECT pg_advisory_lock_shared(${knowing(topic, mark)});`;
  const sinceLost = () => (lostAt === null ? 0 : performance.now() - lostAt);

  const session = keepSession({
    clients,
    name: 'mayfly live',
    async onOpen(opened) {
      await opened.query(HOLD_SERVICE);
      client = opened;
      await client.query([...known].map(([topic, mark]) => lock(topic, mark)).join(''));
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
    /** Shows in which form this process knows the keys or the domains, to commands that wait for that. */
    async show(topic: Topic, mark: string) {
      const before = known.get(topic);
      if (before === mark) return;
      known.set(topic, mark);
      const release =
        before === undefined ? '' : `SELECT pg_advisory_unlock_shared(${knowing(topic, before)})`;
      // If the connection breaks, the next one shows it.
      await Promise.resolve(client?.query(lock(topic, mark) + release)).catch(() => {});
    },
    /** How long there was no connection since the start, in seconds. */
    downSeconds: () => (downMs + sinceLost()) / 1000,
  };
}
