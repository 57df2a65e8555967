import { sql } from 'kysely';
import { advisoryLocks } from '../advisory-locks.ts';
import type { Db } from '../database.ts';
import { LATEST_END } from '../mail/inbox-place.ts';
import { inPartitionsOf } from '../mail/partition-spans.ts';
import { createSettingsStore } from '../operations/settings-store.ts';

/** What happened to a domain on a day (YYYY-MM-DD, UTC). */
export type DayCounts = {
  domainId: string;
  day: string;
  addresses: number;
  mails: number;
  /** In milliseconds. */
  lastMailAt?: number;
  /** How much mail was refused, by reason. */
  refused: Record<string, number>;
};
/** Of `heardOf` addresses that became 15 minutes old, `heard` had got a mail by then. */
export type DayFigures = DayCounts & { heardOf: number; heard: number };

const HEARD_MS = 15 * 60_000;
/** After a stop, the missed hours of the last day are counted one by one, so that no statement takes long. */
const STEP_MS = 60 * 60_000;
const MISSED_MS = 24 * STEP_MS;
const MONTH_DAYS = 30;
const KEPT_DAYS = 60;
/** Addresses that were created before this time have been looked at. */
const HEARD_UNTIL = 'domains-heard-until';

/** The figures of domains, day by day. */
export function createDayStore({ db }: { db: Db }) {
  return {
    /** Adds counts. Counts of a domain that is gone are dropped. The order of the rows keeps two processes from a deadlock. */
    async add(days: DayCounts[]): Promise<void> {
      await sql`
        INSERT INTO domain_days AS d (domain_id, day, addresses, mails, refused)
        SELECT "domainId", day, addresses, mails, refused
        FROM jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
          AS n("domainId" uuid, day date, addresses int, mails int, refused jsonb)
        WHERE "domainId" IN (SELECT id FROM domains)
        ORDER BY 1, 2
        ON CONFLICT (domain_id, day) DO UPDATE SET
          addresses = d.addresses + excluded.addresses, mails = d.mails + excluded.mails,
          refused = (SELECT coalesce(jsonb_object_agg(reason, times), '{}') FROM (
            SELECT key AS reason, sum(value::int) AS times
            FROM (SELECT * FROM jsonb_each_text(d.refused) UNION ALL SELECT * FROM jsonb_each_text(excluded.refused)) AS two
            GROUP BY key) AS summed)`.execute(db);
      await noteLastMail(db, days);
    },

    /**
     * Looks at the addresses that became 15 minutes old since the last call and still live, and counts those that got a
     * mail in that time. One process does it at a time, and each address is counted once. The first call counts nothing.
     */
    async countHeard(now: Date): Promise<void> {
      while (await countNext(db, now));
    },

    /** The figures of the last 30 days by domain, the oldest first. Days without any are left out. */
    async month({ domainIds, today }: { domainIds: string[]; today: string }) {
      const { rows } = await sql<DayFigures>`
        SELECT domain_id AS "domainId", day::text, addresses, mails, heard_of AS "heardOf", heard, refused
        FROM domain_days WHERE domain_id = ANY(${domainIds})
          AND day > ${today}::date - ${MONTH_DAYS}::int AND day <= ${today}::date
        ORDER BY domain_id, day`.execute(db);
      return Map.groupBy(rows, ({ domainId }) => domainId);
    },

    async purge(today: string): Promise<void> {
      await sql`DELETE FROM domain_days WHERE day <= ${today}::date - ${KEPT_DAYS}::int`.execute(db);
    },
  };
}

export type DayStore = ReturnType<typeof createDayStore>;

/** Only the minute is shown to anybody, so a row is written at most once a minute. */
async function noteLastMail(db: Db, days: DayCounts[]) {
  const heard = days.filter(({ lastMailAt }) => lastMailAt);
  if (!heard.length) return;
  await sql`
    WITH n AS (SELECT id, date_trunc('minute', to_timestamp(max(at) / 1000)) AS at
      FROM unnest(${heard.map(({ domainId }) => domainId)}::uuid[], ${heard.map(({ lastMailAt }) => lastMailAt)}::float8[]) AS n(id, at)
      GROUP BY id),
    late AS (SELECT d.id, n.at FROM domains d JOIN n USING (id)
      WHERE d.last_mail_at IS NULL OR d.last_mail_at < n.at ORDER BY d.id FOR NO KEY UPDATE OF d)
    UPDATE domains d SET last_mail_at = late.at FROM late WHERE d.id = late.id`.execute(db);
}

/** One step of `countHeard`. Returns whether there is more to count. */
const countNext = (db: Db, now: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const lock = sql<{ got: boolean }>`SELECT pg_try_advisory_xact_lock(${advisoryLocks.countHeard}) AS got`;
    if (!(await lock.execute(trx)).rows[0]?.got) return false;
    const settings = createSettingsStore({ db: trx });
    const position = await settings.find(HEARD_UNTIL);
    const end = now.getTime() - HEARD_MS;
    const from = position ? Math.max(Date.parse(position.toString()), end - MISSED_MS) : end;
    if (from > end) return false;
    const to = Math.min(end, from + STEP_MS);
    await addHeard(trx, { from: new Date(from), to: new Date(to), now });
    await settings.replace(HEARD_UNTIL, Buffer.from(new Date(to).toISOString()));
    return to < end;
  });

async function addHeard(trx: Db, { from, to, now }: { from: Date; to: Date; now: Date }) {
  const young = sql`created_at >= ${from} AND created_at < ${to} AND expires_at > ${now}`;
  const { rows } = await sql<{ at: Date }>`
    SELECT DISTINCT date_bin('15 minutes', ${sql.raw(LATEST_END)}, 'epoch') AS at FROM inboxes WHERE ${young}`.execute(
    trx,
  );
  if (!rows.length) return;
  await sql`
    INSERT INTO domain_days AS d (domain_id, day, heard_of, heard)
    SELECT domain_id, (created_at AT TIME ZONE 'UTC')::date, count(*), count(*) FILTER (WHERE EXISTS (
      SELECT FROM messages m WHERE m.inbox_id = inboxes.id AND m.expires_at = coalesce(inboxes.latest_end, inboxes.expires_at)
        AND m.received_at < inboxes.created_at + ${HEARD_MS} * interval '1 millisecond'
        AND ${sql.raw(inPartitionsOf(rows.map(({ at }) => at)))}))
    FROM inboxes WHERE ${young} AND domain_id IN (SELECT id FROM domains)
    GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (domain_id, day) DO UPDATE SET
      heard_of = d.heard_of + excluded.heard_of, heard = d.heard + excluded.heard`.execute(trx);
}
