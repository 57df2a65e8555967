import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { catchAllInbox } from '../mail/catch-all-store.ts';
import { PARTITION_MS } from '../mail/partitions.ts';
import { LAST_BACKUP } from './settings-store.ts';

/** The inbox of all mail has a partition of its own, which never ends. */
const ENDLESS = catchAllInbox.latestEnd.getTime() / 1000;

export type Gauges = {
  free: number;
  premium: number;
  messages: number;
  bytes: number;
  partitions: number;
  /** Seconds since the oldest partition ended; negative while it is in use. */
  oldestPastSeconds: number;
  /** Seconds from now to the end of the last partition before a gap. */
  aheadSeconds: number;
  outbox: number;
  outboxAgeSeconds: number;
  /** All webhooks, and those that are waiting to retry a message. Paused webhooks don't count as waiting. */
  webhooks: number;
  webhooksWaiting: number;
  stripeEventsWaiting: number;
  standbys: number;
  /** 1 if every commit waits for a standby. */
  synchronous: number;
  /** Of the standby that is furthest behind. Null if we have no permission to see it. */
  lagBytes: number | null;
  /** When the last backup was made, in seconds. Null if there was none. */
  lastBackup: number | null;
};

/** A partition of the mail: the mail that expires between two times, with its size including indexes and pieces. */
export type Section = { from: number; to: number; bytes: number };

/** The state of the whole service as its database knows it. */
export function createGaugeStore({ db }: { db: Db }) {
  return {
    async read(now: Date): Promise<Gauges> {
      const { rows } = await sql<Gauges>`
        WITH part AS (
          SELECT c.oid, substring(c.relname FROM 'messages_p(\\d+)')::bigint AS start
          FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'messages'::regclass
            AND substring(c.relname FROM 'messages_p(\\d+)')::bigint < ${ENDLESS}
        ), inbox AS (
          SELECT plan, count(*) AS n, coalesce(sum(message_count), 0)::bigint AS mails
          FROM inboxes WHERE expires_at > ${now} GROUP BY plan
        ), clock AS (SELECT extract(epoch FROM ${now}::timestamptz)::float8 AS now)
        SELECT
          coalesce((SELECT n FROM inbox WHERE plan = 'free'), 0)::int AS free,
          coalesce((SELECT n FROM inbox WHERE plan = 'premium'), 0)::int AS premium,
          coalesce((SELECT sum(mails) FROM inbox), 0)::bigint AS messages,
          pg_database_size(current_database()) AS bytes,
          (SELECT count(*) FROM part)::int AS partitions,
          coalesce(clock.now - (SELECT min(start) FROM part) - ${PARTITION_MS / 1000}, 0)::float8 AS "oldestPastSeconds",
          coalesce((SELECT min(start) + ${PARTITION_MS / 1000} FROM part
            WHERE start + ${PARTITION_MS / 1000} > clock.now
              AND NOT EXISTS (SELECT FROM part next WHERE next.start = part.start + ${PARTITION_MS / 1000})
          ) - clock.now, 0)::float8 AS "aheadSeconds",
          (SELECT count(*) FROM outbox)::int AS outbox,
          coalesce(clock.now - (SELECT extract(epoch FROM min(created_at)) FROM outbox), 0)::float8 AS "outboxAgeSeconds",
          (SELECT count(*) FROM webhooks)::int AS webhooks,
          (SELECT count(*) FROM subscriber_queue q
            JOIN webhooks w ON w.id = q.subscriber JOIN accounts a ON a.id = w.account_id
            WHERE q.kind = 'webhook' AND q.attempts > 0 AND a.premium_until > ${now})::int AS "webhooksWaiting",
          (SELECT count(*) FROM billing_events WHERE next_at IS NOT NULL)::int AS "stripeEventsWaiting",
          (SELECT count(*) FROM pg_stat_replication)::int AS standbys,
          (current_setting('synchronous_standby_names') <> ''
            AND current_setting('synchronous_commit') NOT IN ('off', 'local'))::int AS synchronous,
          (SELECT max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)) FROM pg_stat_replication)::float8 AS "lagBytes",
          (SELECT extract(epoch FROM convert_from(value, 'UTF8')::timestamptz) FROM settings
            WHERE key = ${LAST_BACKUP})::float8 AS "lastBackup"
        FROM clock`.execute(db);
      return rows[0]!;
    },

    /** The partitions, in order of time. */
    async sections(): Promise<Section[]> {
      const { rows } = await sql<Section>`
        SELECT start * 1000 AS "from", start * 1000 + ${PARTITION_MS} AS "to", sum(bytes)::bigint AS bytes
        FROM (
          SELECT substring(c.relname FROM '_p(\\d+)$')::bigint AS start, pg_total_relation_size(c.oid) AS bytes
          FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
          WHERE i.inhparent IN ('messages'::regclass, 'message_chunks'::regclass) AND NOT i.inhdetachpending
        ) part WHERE start < ${ENDLESS} GROUP BY start ORDER BY start`.execute(db);
      return rows;
    },
  };
}

export type GaugeStore = ReturnType<typeof createGaugeStore>;
