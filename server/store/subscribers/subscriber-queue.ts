import { CompiledQuery, sql } from 'kysely';
import { SHARING } from '#server/lib/batches.ts';
import { createLoader } from '#server/lib/loader.ts';
import type { Db } from '../database.ts';
import { againAfterDeadlock } from '../deadlock.ts';
import type { Pool } from '../pool.ts';
import type { Kind } from './kind.ts';
import { createPending, type PendingMail, type Reached } from './pending.ts';

/** A subscriber that this process has leased. Another process may take over when the lease ends. */
export type Leased = {
  id: string;
  ownerId: string;
  leaseId: string;
  leaseUntil: Date;
  /** Set once the lease has been given back. */
  isReleased?: boolean;
  /** How often the delivery of `currentMessage` has failed so far. */
  attempts: number;
  currentMessage: string | null;
};
export type { PendingMail };
/** Which subscribers to look at: all; all that wait for a time or whose process died; or all of some owners or inboxes. */
export type Among = 'all' | 'due' | { of: string[] };
export type NextStep = {
  /** Where the subscriber now is in the inbox of the message; unset while it has to be sent again. */
  position?: Reached;
  retry?: { message: string; attempts: number; at: Date };
  /** Gives the lease back as well. */
  isLast?: boolean;
};

/** Nobody waits for the disk: a lease or a position that is lost in a crash only repeats a message. */
const RELAXED = `(SELECT set_config('synchronous_commit', 'off', true)) relaxed`;

/**
 * What subscribers still have to get. One process at a time works on a subscriber, for as long as its lease lasts. The
 * statements are prepared, and subscribers share them: planning one for each message took longer than anything else.
 */
export function createSubscriberQueue<More extends object>({ db, pool }: { db: Db; pool: Pool }, kind: Kind) {
  const { table, owner, positions, subscriber } = kind;
  const pending = createPending(pool, kind);

  const among = {
    all: 'true',
    due: '(w.next_at IS NOT NULL OR w.lease_until IS NOT NULL)',
    of: `w.${owner} = ANY(ARRAY(
      SELECT unnest($5::uuid[]) UNION SELECT owner_id FROM inboxes WHERE id = ANY($5::uuid[])))`,
  };
  /** The order is random, so that slow ones cannot take up every lease. */
  const claimText = (which: keyof typeof among) => `
    UPDATE ${table} SET lease_id = $2, lease_until = $3 FROM ${RELAXED} WHERE id IN (
      SELECT w.id FROM ${table} w
      WHERE ${among[which]} AND ${kind.isActive}
        AND (w.lease_until IS NULL OR w.lease_until <= $1)
        AND CASE WHEN w.next_at IS NOT NULL THEN w.next_at <= $1 ELSE EXISTS (
          SELECT FROM inboxes i
          LEFT JOIN ${positions} p ON p.${subscriber} = w.id AND p.inbox_id = i.id
          WHERE i.owner_id = w.${owner} AND ${kind.isAbout}
            AND i.expires_at > $1 AND i.seq > coalesce(p.seq, 0)) END
      ORDER BY random() LIMIT $4 FOR UPDATE OF w SKIP LOCKED)
    RETURNING id, ${owner} AS "ownerId", attempts, current_message AS "currentMessage", ${kind.columns}`;

  const SETTLE = `
    WITH step AS (
      SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::int[], $5::timestamptz[], $6::bool[], $7::uuid[],
        $8::bigint[], $9::timestamptz[]) s(id, lease, message, attempts, at, is_last, inbox_id, seq, expires_at), ${RELAXED}
    ), settled AS (
      UPDATE ${table} w SET current_message = s.message, attempts = s.attempts, next_at = s.at,
        lease_id = CASE WHEN NOT s.is_last THEN s.lease END,
        lease_until = CASE WHEN NOT s.is_last THEN w.lease_until END
      FROM step s WHERE w.id = s.id AND w.lease_id = s.lease RETURNING w.id
    ), moved AS (
      INSERT INTO ${positions} (${subscriber}, inbox_id, seq, expires_at)
      SELECT id, s.inbox_id, s.seq, s.expires_at FROM step s JOIN settled USING (id) WHERE s.inbox_id IS NOT NULL
      ON CONFLICT (${subscriber}, inbox_id) DO UPDATE SET seq = greatest(${positions}.seq, excluded.seq))
    SELECT id FROM settled`;

  type Settling = { subscriber: Leased; step: NextStep };
  const valuesOf = (all: Settling[]) => [
    all.map((one) => one.subscriber.id),
    all.map((one) => one.subscriber.leaseId),
    all.map(({ step }) => step.retry?.message ?? null),
    all.map(({ step }) => step.retry?.attempts ?? 0),
    all.map(({ step }) => step.retry?.at ?? null),
    all.map(({ step }) => step.isLast ?? false),
    all.map(({ step }) => step.position?.inboxId ?? null),
    all.map(({ step }) => step.position?.seq ?? null),
    all.map(({ step }) => step.position?.expiresAt ?? null),
  ];

  const settleSoon = createLoader<Settling, boolean>(async (all) => {
    const query = { name: `settle-${table}`, text: SETTLE, values: valuesOf(all) };
    const { rows } = await againAfterDeadlock(() => pool.query<{ id: string }>(query));
    const settled = new Set(rows.map(({ id }) => id));
    return all.map((one) => settled.has(one.subscriber.id));
  }, SHARING);

  return {
    async exists(): Promise<boolean> {
      return (await pool.query(`SELECT FROM ${table} LIMIT 1`)).rowCount === 1;
    },

    /** A new subscriber begins with the mail that arrives from now on. */
    begin: (handle: Db, { id, ownerId }: { id: string; ownerId: string }, now: Date) =>
      sql`
        INSERT INTO ${sql.table(positions)} (${sql.ref(subscriber)}, inbox_id, seq, expires_at)
        SELECT ${id}, id, seq, expires_at FROM inboxes WHERE owner_id = ${ownerId} AND expires_at > ${now}`.execute(
        handle,
      ),

    /** Leases subscribers that have something to do now. */
    async claim({
      which,
      leaseId,
      leaseUntil,
      max,
      now,
    }: {
      which: Among;
      leaseId: string;
      leaseUntil: Date;
      max: number;
      now: Date;
    }): Promise<Array<Leased & More>> {
      const [some, of] = typeof which === 'string' ? [which, []] : (['of', [which.of]] as const);
      const { rows } = await pool.query<Omit<Leased, 'leaseId' | 'leaseUntil'> & More>({
        name: `claim-${some}-${table}`,
        text: claimText(some),
        values: [now, leaseId, leaseUntil, max, ...of],
      });
      return rows.map((row) => ({ ...row, leaseId, leaseUntil }));
    },

    pending,

    /** False when another process has taken over. */
    async renew({ id, leaseId }: Leased, until: Date): Promise<boolean> {
      const { rowCount } = await pool.query({
        name: `renew-${table}`,
        text: `UPDATE ${table} SET lease_until = $1 WHERE id = $2 AND lease_id = $3`,
        values: [until, id, leaseId],
      });
      return rowCount === 1;
    },

    /**
     * Writes the result of an attempt, or of leaving a message out, together with what else belongs to it. False when another
     * process has taken over.
     */
    async settle(leased: Leased, step: NextStep, more?: (trx: Db) => Promise<unknown>): Promise<boolean> {
      const one = { subscriber: leased, step };
      const isOurs = await (more
        ? db.transaction().execute(async (trx) => {
            const { rows } = await trx.executeQuery(CompiledQuery.raw(SETTLE, valuesOf([one])));
            if (rows.length) await more(trx);
            return rows.length > 0;
          })
        : settleSoon(one));
      if (step.isLast) leased.isReleased = true;
      return isOurs;
    },

    async release({ id, leaseId, isReleased }: Leased) {
      if (isReleased) return;
      await pool.query({
        name: `release-${table}`,
        text: `UPDATE ${table} SET lease_id = NULL, lease_until = NULL FROM ${RELAXED} WHERE id = $1 AND lease_id = $2`,
        values: [id, leaseId],
      });
    },

    /** Forgets the positions in inboxes that have expired. */
    async purge(now: Date) {
      await pool.query(
        `DELETE FROM ${positions} p WHERE expires_at <= $1
           AND NOT EXISTS (SELECT FROM inboxes i WHERE i.id = p.inbox_id AND i.expires_at > $1)`,
        [now],
      );
    },
  };
}

export type SubscriberQueue<More extends object> = ReturnType<typeof createSubscriberQueue<More>>;
