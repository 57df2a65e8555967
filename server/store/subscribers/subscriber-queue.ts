import { CompiledQuery } from 'kysely';
import { SHARING } from '#server/lib/batches.ts';
import { createLoader } from '#server/lib/loader.ts';
import type { Db } from '../database.ts';
import { againAfterDeadlock } from '../deadlock.ts';
import type { Pool } from '../pool.ts';
import { type Kind, kinds } from './kinds.ts';

/** A message that a subscriber has not got yet, taken by this process until `dueAt`. */
export type Taken = {
  nr: number;
  dueAt: Date;
  /** How often it has failed. */
  attempts: number;
  messageId: string;
  inboxId: string;
  /** The end of the inbox, and the latest one that it can have. */
  expiresAt: Date;
  latestEnd: Date;
  addressSealed: Buffer;
  ownerId: string;
  /** The subscriber. */
  id: string;
};
/** When a message is due again, and how often it has failed by then. */
export type Later = { at: Date; attempts: number };
type Step = { taken: Taken; later: Later | null };
/** `isOurs`: false if another process has taken over. `hasMore`: whether the next message of the subscriber can be taken. */
export type Settled = { isOurs: boolean; hasMore: boolean };

type Claim = { among: string[]; now: Date; leaseUntil: Date; max: number };

/** How many subscribers are found at once. */
export const MAX_IDS = 10_000;
/** Nobody waits for the disk: what a crash undoes here only repeats a message. */
const RELAXED = `(SELECT set_config('synchronous_commit', 'off', true)) relaxed`;

const SETTLE = `
  WITH step AS (
    SELECT * FROM unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[], $4::int[]) s(nr, taken_until, due_at, attempts), ${RELAXED}
  ), later AS (
    UPDATE subscriber_queue q SET due_at = s.due_at, attempts = s.attempts FROM step s
    WHERE q.nr = s.nr AND q.due_at = s.taken_until AND s.due_at IS NOT NULL RETURNING q.nr
  ), done AS (
    DELETE FROM subscriber_queue q USING step s
    WHERE q.nr = s.nr AND q.due_at = s.taken_until AND s.due_at IS NULL RETURNING q.nr, q.kind, q.subscriber
  )
  SELECT nr, false AS "hasMore" FROM later
  UNION ALL SELECT nr, EXISTS (
    SELECT FROM subscriber_queue q WHERE q.kind = done.kind AND q.subscriber = done.subscriber AND q.nr <> done.nr) FROM done`;

const valuesOf = (steps: Step[]) => [
  steps.map(({ taken }) => taken.nr),
  steps.map(({ taken }) => taken.dueAt),
  steps.map(({ later }) => later?.at ?? null),
  steps.map(({ later }) => later?.attempts ?? 0),
];

/**
 * What subscribers still have to get: one row for each message, written when the mail is committed. The first row of a
 * subscriber is the one with the latest `due_at`, because untouched ones have none ('-infinity'). So what was taken, or has
 * failed, stays first until it is settled, and nothing overtakes it.
 */
export function createSubscriberQueue<More extends object>({ db, pool }: { db: Db; pool: Pool }, kind: Kind) {
  const { table, gets, isActive, columns } = kinds[kind];

  const CLAIM = `
    WITH taken AS MATERIALIZED (
      SELECT q.nr FROM unnest($4::uuid[]) WITH ORDINALITY asked(id, nth) JOIN ${table} w ON w.id = asked.id AND ${isActive}
      CROSS JOIN LATERAL (
        SELECT q.nr, q.due_at FROM subscriber_queue q JOIN inboxes i ON i.id = q.inbox_id AND i.expires_at > $1 AND ${gets}
        WHERE q.kind = '${kind}' AND q.subscriber = w.id ORDER BY q.due_at DESC, q.nr LIMIT 1) head
      JOIN subscriber_queue q ON q.nr = head.nr
      WHERE head.due_at <= $1 AND q.due_at <= $1
      ORDER BY asked.nth LIMIT $3 FOR UPDATE OF q SKIP LOCKED
    )
    UPDATE subscriber_queue q SET due_at = $2 FROM inboxes i, ${table} w, ${RELAXED}
    WHERE q.nr IN (SELECT nr FROM taken) AND i.id = q.inbox_id AND w.id = q.subscriber
    RETURNING q.nr, $2::timestamptz AS "dueAt", q.attempts, q.message_id AS "messageId", q.inbox_id AS "inboxId",
      i.expires_at AS "expiresAt", coalesce(i.latest_end, i.expires_at) AS "latestEnd",
      i.address_sealed AS "addressSealed", i.owner_id AS "ownerId", w.id, ${columns}`;

  const settleSoon = createLoader<Step, Settled>(async (steps) => {
    const query = { name: 'settle-subscribers', text: SETTLE, values: valuesOf(steps) };
    const { rows } = await againAfterDeadlock(() => pool.query<{ nr: number; hasMore: boolean }>(query));
    const settled = new Map(rows.map(({ nr, hasMore }) => [nr, hasMore]));
    return steps.map(({ taken: { nr } }) => ({
      isOurs: settled.has(nr),
      hasMore: settled.get(nr) ?? false,
    }));
  }, SHARING);

  const DUE = `
    SELECT subscriber AS id FROM subscriber_queue
    WHERE kind = '${kind}' AND due_at > '-infinity' AND due_at <= $1 ORDER BY due_at LIMIT $2`;

  /** Finds each by one index access, however much waits for it. */
  const WAITING = `
    WITH RECURSIVE waiting AS (
      SELECT $1::uuid AS id
      UNION ALL SELECT (
        SELECT subscriber FROM subscriber_queue WHERE kind = '${kind}' AND subscriber > waiting.id
        ORDER BY subscriber LIMIT 1) FROM waiting WHERE waiting.id IS NOT NULL
    )
    SELECT id FROM waiting WHERE id IS NOT NULL OFFSET 1 LIMIT $2`;

  async function ids(name: string, text: string, values: unknown[]) {
    const { rows } = await pool.query<{ id: string }>({ name: `${name}-${kind}`, text, values });
    return rows.map(({ id }) => id);
  }

  return {
    /** Takes the first message of each of these subscribers that is due, of `max` at most. */
    async claim({ among, now, leaseUntil, max }: Claim) {
      const query = { name: `claim-${kind}`, text: CLAIM, values: [now, leaseUntil, max, among] };
      return (await pool.query<Taken & More>(query)).rows;
    },

    /** Subscribers with a message that was taken or put back and is due again. */
    due: (now: Date): Promise<string[]> => ids('due', DUE, [now, MAX_IDS]),

    /** Subscribers with any message, after this one. */
    waiting: (after: string): Promise<string[]> => ids('waiting', WAITING, [after, MAX_IDS]),

    /** Ends a message, or puts it back for later. With `more`, what else belongs to that is written together with it. */
    async settle(taken: Taken, later: Later | null, more?: (trx: Db) => Promise<unknown>): Promise<Settled> {
      const step = { taken, later };
      if (!more) return settleSoon(step);
      return db.transaction().execute(async (trx) => {
        const { rows } = await trx.executeQuery(CompiledQuery.raw(SETTLE, valuesOf([step])));
        if (rows.length) await more(trx);
        return { isOurs: rows.length > 0, hasMore: (rows[0] as Partial<Settled>)?.hasMore ?? false };
      });
    },

    /** Forgets what nobody can get any more. */
    async purge(now: Date) {
      await pool.query(
        `DELETE FROM subscriber_queue q WHERE kind = '${kind}' AND NOT EXISTS (
           SELECT FROM ${table} w JOIN inboxes i ON ${gets}
           WHERE w.id = q.subscriber AND i.id = q.inbox_id AND i.expires_at > $1)`,
        [now],
      );
    },
  };
}

export type SubscriberQueue<More extends object> = ReturnType<typeof createSubscriberQueue<More>>;
