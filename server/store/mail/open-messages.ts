import type { Pool } from '../pool.ts';
import { inEachPartition } from './in-each-partition.ts';
import { COLUMNS_OF_M, type MessageRow } from './message-row.ts';

/** A message that was claimed this often without a result is given up: it may be what ends each process. */
export const MAX_CLAIMS = 10;

/** The process that received a mail has this long to analyse it. */
const GRACE = `interval '2 seconds'`;
/** A check that has not ended by then was interrupted. If DNS did not answer, it is asked once more a minute after the mail came. */
const CHECK_DUE = `CASE WHEN m.verdict IS NULL THEN interval '10 seconds' ELSE interval '60 seconds' END`;
/** An older mail is not checked any more. */
const FORGOTTEN = `interval '1 hour'`;
/** A mail is visible this long after its time at most. */
const SLACK = `interval '20 seconds'`;

/** SQL: whether a message still needs a search, a new summary or, if `$1`, the check of its sender. */
const NEEDED = `m.deleted_seq IS NULL AND m.found_tries <= ${MAX_CLAIMS} AND (m.found IS NULL OR m.outdated OR $1::bool
  AND m.verdict_seq IS NULL AND m.stored_at > clock_timestamp() - ${FORGOTTEN})`;
const DUE = `(m.found IS NULL OR m.outdated OR m.stored_at < clock_timestamp() - ${CHECK_DUE})`;
const UNCLAIMED = '(m.claimed_until IS NULL OR m.claimed_until < $2)';

type Which = { checksSenders: boolean; now: Date; since: Date };
export type OpenPlace = Pick<MessageRow, 'latestEnd' | 'inboxId' | 'seq'>;

/** Messages whose analysis is missing, those of `watched` inboxes first, and of these the newest. */
export async function findOpen(
  pool: Pool,
  { checksSenders, now, since, watched, max }: Which & { watched: string[]; max: number },
): Promise<OpenPlace[]> {
  const { rows } = await pool.query<OpenPlace>(
    `SELECT expires_at AS "latestEnd", inbox_id AS "inboxId", seq FROM messages m
     WHERE m.expires_at > $2 AND m.stored_at >= $3 AND m.stored_at < clock_timestamp() - ${GRACE}
       AND ${NEEDED} AND ${DUE} AND ${UNCLAIMED}
     ORDER BY m.inbox_id = ANY($4::uuid[]) DESC, m.stored_at DESC LIMIT $5`,
    [checksSenders, now, since, watched, max],
  );
  return rows;
}

/** Takes those of the messages that no other process has taken. It counts as a try. */
export async function claimOpen(
  pool: Pool,
  { places, now, leaseUntil }: { places: OpenPlace[]; now: Date; leaseUntil: Date },
): Promise<MessageRow[]> {
  const claimed: MessageRow[] = [];
  await inEachPartition(places, async (partition, own) => {
    const taken = await pool.query<MessageRow>(
      `UPDATE ${partition} m SET claimed_until = $1, found_tries = m.found_tries + 1
       FROM (SELECT * FROM unnest($3::timestamptz[], $4::uuid[], $5::bigint[]) w(expires_at, inbox_id, seq)
             ORDER BY inbox_id, seq) w
       WHERE m.expires_at = w.expires_at AND m.inbox_id = w.inbox_id AND m.seq = w.seq
         AND m.deleted_seq IS NULL AND ${UNCLAIMED}
       RETURNING ${COLUMNS_OF_M}`,
      [
        leaseUntil,
        now,
        own.map(({ latestEnd }) => latestEnd),
        own.map(({ inboxId }) => inboxId),
        own.map(({ seq }) => seq),
      ],
    );
    claimed.push(...taken.rows);
    return { rowCount: own.length };
  });
  return claimed;
}

/** Takes back that a claim was a try. The lease stays. */
export const notTried = (pool: Pool, places: OpenPlace[]): Promise<void> =>
  inEachPartition(places, (partition, own) =>
    pool.query(
      `UPDATE ${partition} m SET found_tries = m.found_tries - 1
       FROM unnest($1::timestamptz[], $2::uuid[], $3::bigint[]) w(expires_at, inbox_id, seq)
       WHERE m.expires_at = w.expires_at AND m.inbox_id = w.inbox_id AND m.seq = w.seq`,
      [own.map(({ latestEnd }) => latestEnd), own.map(({ inboxId }) => inboxId), own.map(({ seq }) => seq)],
    ),
  );

/** Nothing that was stored before this time is open. */
export async function oldestOpen(pool: Pool, { checksSenders, now, since }: Which): Promise<Date> {
  const { rows } = await pool.query<{ at: Date }>(
    `SELECT least(min(m.stored_at), clock_timestamp() - ${SLACK}) AS at FROM messages m
     WHERE m.expires_at > $2 AND m.stored_at >= $3 AND ${NEEDED}`,
    [checksSenders, now, since],
  );
  return rows[0]!.at;
}
