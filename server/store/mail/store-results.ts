import { CHANNEL, LEARNED } from '../channel.ts';
import { againAfterDeadlock } from '../deadlock.ts';
import type { Pool } from '../pool.ts';
import { inEachPartition } from './in-each-partition.ts';
import { NEXT_FROM } from './position.ts';

/** What was worked out about one message after it arrived. */
export type LaterResult = {
  latestEnd: Date;
  inboxId: string;
  /** The position at which the message arrived. */
  seq: number;
  sealed: Buffer;
  /** True when readers have to be told: then the inbox gets a new position and its followers are woken. */
  isNews: boolean;
};

type Column = 'found' | 'verdict';

/**
 * The condition under which a result is still missing. A result with an event is final. It replaces a result without one:
 * a sender that could not be checked, or a search that found nothing.
 */
const MISSING = {
  quiet: { found: 'm.found IS NULL', verdict: 'm.verdict_seq IS NULL' },
  news: { found: 'm.found_seq IS NULL', verdict: 'm.verdict_seq IS NULL' },
};

/** Rows are locked in this order everywhere, to prevent deadlocks. */
const RESULT = `
  SELECT * FROM unnest($1::timestamptz[], $2::uuid[], $3::bigint[], $4::bytea[]) AS r(expires_at, inbox_id, seq, sealed)
  ORDER BY inbox_id, seq`;

/** A message that already has a result, or that was deleted, keeps what it has. */
const isOpen = (kind: keyof typeof MISSING, column: Column) =>
  `${MISSING[kind][column]} AND m.deleted_seq IS NULL`;

/** Nobody has to wait for the disk: a result that is lost in a crash is worked out again. */
const quietly = (column: Column, partition: string) => `
UPDATE ${partition} m SET ${column} = r.sealed
FROM (${RESULT}) r, (SELECT set_config('synchronous_commit', 'off', true)) relaxed
WHERE m.expires_at = r.expires_at AND m.inbox_id = r.inbox_id AND m.seq = r.seq AND ${isOpen('quiet', column)}`;

/** Each message takes a position of its own, but each inbox is changed once and its followers are woken once. */
const asNews = (column: Column, partition: string) => `
WITH inbox AS MATERIALIZED (
  SELECT id, ${NEXT_FROM} AS seq FROM inboxes WHERE id = ANY($2::uuid[]) ORDER BY id FOR UPDATE
), stored AS (
  UPDATE ${partition} m SET ${column} = r.sealed, ${column}_seq = i.seq + r.nth
  FROM (SELECT *, row_number() OVER (PARTITION BY inbox_id ORDER BY seq) AS nth FROM (${RESULT}) ordered) r
  JOIN inbox i ON i.id = r.inbox_id
  WHERE m.expires_at = r.expires_at AND m.inbox_id = r.inbox_id AND m.seq = r.seq AND ${isOpen('news', column)}
  RETURNING m.inbox_id AS id, m.${column}_seq AS new_seq
), changed AS MATERIALIZED (
  SELECT id, max(new_seq) AS new_seq FROM stored GROUP BY id
), advanced AS (
  UPDATE inboxes i SET seq = c.new_seq FROM changed c WHERE i.id = c.id
)
SELECT pg_notify('${CHANNEL}', '${LEARNED},' || string_agg(id::text, ',')) FROM (
  SELECT id, row_number() OVER () / 200 AS part FROM changed
) parts GROUP BY part`;

/** Stores the results of many messages, in at most two statements for each partition. */
export async function storeResults(pool: Pool, column: Column, results: LaterResult[]): Promise<void> {
  const { quiet = [], news = [] } = Object.groupBy(results, ({ isNews }) => (isNews ? 'news' : 'quiet'));
  await inEachPartition(news, (partition, own) =>
    againAfterDeadlock(() => pool.query(asNews(column, partition), valuesOf(own))),
  );
  await inEachPartition(quiet, (partition, own) =>
    againAfterDeadlock(() => pool.query(quietly(column, partition), valuesOf(own))),
  );
}

const valuesOf = (results: LaterResult[]) => [
  results.map(({ latestEnd }) => latestEnd),
  results.map(({ inboxId }) => inboxId),
  results.map(({ seq }) => seq),
  results.map(({ sealed }) => sealed),
];
