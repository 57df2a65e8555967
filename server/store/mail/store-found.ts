import { CHANNEL } from '../channel.ts';
import type { Pool } from '../pool.ts';
import { NEXT_FROM } from './position.ts';

/** What was found in one message. */
export type FoundResult = {
  expiresAt: Date;
  inboxId: string;
  /** The position at which the message arrived. */
  seq: number;
  sealed: Buffer;
  /** True when there is a code or a link: then the inbox gets a new position and its followers are woken. */
  isNews: boolean;
};

/** Rows are locked in this order everywhere, to prevent deadlocks. */
const RESULT = `
  SELECT * FROM unnest($1::timestamptz[], $2::uuid[], $3::bigint[], $4::bytea[]) AS r(expires_at, inbox_id, seq, found)
  ORDER BY inbox_id, seq`;

/** A message that already has a result, or that was deleted, keeps what it has. */
const OPEN = 'm.found IS NULL AND m.deleted_seq IS NULL';

/** Nobody has to wait for the disk: a result that is lost in a crash is worked out again. */
const QUIET = `
UPDATE messages m SET found = r.found
FROM (${RESULT}) r, (SELECT set_config('synchronous_commit', 'off', true)) relaxed
WHERE m.expires_at = r.expires_at AND m.inbox_id = r.inbox_id AND m.seq = r.seq
  AND m.expires_at = ANY($1::timestamptz[]) AND ${OPEN}`;

/** Each message takes a position of its own, but each inbox is changed once and its followers are woken once. */
const NEWS = `
WITH inbox AS MATERIALIZED (
  SELECT id, ${NEXT_FROM} AS seq FROM inboxes WHERE id = ANY($2::uuid[]) ORDER BY id FOR UPDATE
), target AS MATERIALIZED (
  SELECT m.expires_at, m.inbox_id, m.seq, r.found,
         i.seq + row_number() OVER (PARTITION BY m.inbox_id ORDER BY m.seq) AS place
  FROM (${RESULT}) r JOIN inbox i ON i.id = r.inbox_id
  JOIN messages m ON m.expires_at = r.expires_at AND m.inbox_id = r.inbox_id AND m.seq = r.seq
    AND m.expires_at = ANY($1::timestamptz[]) AND ${OPEN}
), stored AS (
  UPDATE messages m SET found = t.found, found_seq = t.place FROM target t
  WHERE m.expires_at = t.expires_at AND m.inbox_id = t.inbox_id AND m.seq = t.seq
    AND m.expires_at = ANY($1::timestamptz[]) AND ${OPEN}
), advanced AS (
  UPDATE inboxes i SET seq = t.place
  FROM (SELECT inbox_id, max(place) AS place FROM target GROUP BY inbox_id) t WHERE i.id = t.inbox_id
)
SELECT pg_notify('${CHANNEL}', string_agg(id::text, ',')) FROM (
  SELECT id, row_number() OVER () / 200 AS part FROM (SELECT DISTINCT inbox_id AS id FROM target) changed
) parts GROUP BY part`;

const DEADLOCK = '40P01';

/** Stores what was found in many messages, in at most two statements. */
export async function storeFound(pool: Pool, results: FoundResult[]): Promise<void> {
  const { quiet = [], news = [] } = Object.groupBy(results, ({ isNews }) => (isNews ? 'news' : 'quiet'));
  const run = (statement: string, rows: FoundResult[]) => pool.query(statement, valuesOf(rows));
  for (const [statement, rows] of [
    [NEWS, news],
    [QUIET, quiet],
  ] as const)
    if (rows.length)
      await run(statement, rows).catch((error) => {
        if (error.code !== DEADLOCK) throw error;
        return run(statement, rows);
      });
}

const valuesOf = (results: FoundResult[]) => [
  results.map(({ expiresAt }) => expiresAt),
  results.map(({ inboxId }) => inboxId),
  results.map(({ seq }) => seq),
  results.map(({ sealed }) => sealed),
];
