import { CHANNEL } from '../channel.ts';
import { againAfterDeadlock } from '../deadlock.ts';
import type { Pool } from '../pool.ts';
import { inEachPartition } from './in-each-partition.ts';
import { NEXT_FROM } from './position.ts';

/** What the analysis of one message has found out, sealed. Null is not known yet. */
export type Learned = {
  latestEnd: Date;
  inboxId: string;
  /** The position at which the message arrived. */
  seq: number;
  found: Buffer | null;
  verdict: Buffer | null;
  /** Whether the check of the sender is not made again. Readers are told of that result alone. */
  isFinal: boolean;
  /** One that replaces that of an older version. */
  summary: Buffer | null;
};

/** What is still missing. */
const NEW_FOUND = 'm.found IS NULL AND r.found IS NOT NULL';
const NEW_VERDICT = 'm.verdict_seq IS NULL AND r.verdict IS NOT NULL';
const NEW_SUMMARY = 'm.outdated AND r.summary IS NOT NULL';

/**
 * Each message takes a position of its own, but each inbox is changed once and its followers are woken once. Rows are locked in
 * the same order everywhere, to prevent deadlocks.
 */
const statement = (partition: string) => `
WITH inbox AS MATERIALIZED (
  SELECT id, ${NEXT_FROM} AS seq FROM inboxes WHERE id = ANY($2::uuid[]) ORDER BY id FOR UPDATE
), learned AS (
  SELECT r.*, i.seq + row_number() OVER (PARTITION BY r.inbox_id ORDER BY r.seq) AS new_seq
  FROM unnest($1::timestamptz[], $2::uuid[], $3::bigint[], $4::bytea[], $5::bytea[], $6::bool[], $7::bytea[])
    AS r(expires_at, inbox_id, seq, found, verdict, is_final, summary)
  JOIN inbox i ON i.id = r.inbox_id
  ORDER BY r.inbox_id, r.seq
), stored AS (
  UPDATE ${partition} m SET
    found = CASE WHEN ${NEW_FOUND} THEN r.found ELSE m.found END,
    found_seq = CASE WHEN ${NEW_FOUND} THEN r.new_seq ELSE m.found_seq END,
    verdict = CASE WHEN ${NEW_VERDICT} THEN r.verdict ELSE m.verdict END,
    verdict_seq = CASE WHEN ${NEW_VERDICT} AND r.is_final THEN r.new_seq ELSE m.verdict_seq END,
    summary = CASE WHEN ${NEW_SUMMARY} THEN r.summary ELSE m.summary END,
    outdated = m.outdated AND r.summary IS NULL,
    claimed_until = NULL
  FROM learned r
  WHERE m.expires_at = r.expires_at AND m.inbox_id = r.inbox_id AND m.seq = r.seq AND m.deleted_seq IS NULL
    AND (${NEW_FOUND} OR ${NEW_VERDICT} OR ${NEW_SUMMARY})
  RETURNING m.inbox_id AS id, r.new_seq
), changed AS MATERIALIZED (
  SELECT id, max(new_seq) AS new_seq FROM stored GROUP BY id
), advanced AS (
  UPDATE inboxes i SET seq = c.new_seq FROM changed c WHERE i.id = c.id
)
SELECT pg_notify('${CHANNEL}', string_agg(id::text, ',')), (SELECT count(*)::int FROM stored) AS stored FROM (
  SELECT id, row_number() OVER () / 200 AS part FROM changed
) parts GROUP BY part`;

/** Stores what was learned about many messages, in one statement for each partition. */
export const storeLearned = (pool: Pool, learned: Learned[]): Promise<void> =>
  inEachPartition(merge(learned), async (partition, own) => {
    const { rows } = await againAfterDeadlock(() =>
      pool.query<{ stored: number }>(statement(partition), [
        own.map(({ latestEnd }) => latestEnd),
        own.map(({ inboxId }) => inboxId),
        own.map(({ seq }) => seq),
        own.map(({ found }) => found),
        own.map(({ verdict }) => verdict),
        own.map(({ isFinal }) => isFinal),
        own.map(({ summary }) => summary),
      ]),
    );
    return { rowCount: rows[0]?.stored ?? 0 };
  });

/** A verdict that came at once is stored and told together with the code. */
function merge(learned: Learned[]): Learned[] {
  const byMessage = new Map<string, Learned>();
  for (const one of learned) {
    const key = `${one.inboxId}/${one.seq}`;
    const before = byMessage.get(key);
    // The later result of a check is the better one.
    const { verdict, isFinal } = one.verdict || !before ? one : before;
    const [found, summary] = [before?.found ?? one.found, before?.summary ?? one.summary];
    byMessage.set(key, { ...one, found, summary, verdict, isFinal });
  }
  return [...byMessage.values()];
}
