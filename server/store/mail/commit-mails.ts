import { CHANNEL } from '../channel.ts';
import { againAfterDeadlock } from '../deadlock.ts';
import type { Pool } from '../pool.ts';
import { kinds, QUEUED } from '../subscribers/kinds.ts';
import { LATEST_END } from './inbox-place.ts';
import { NEXT_FROM } from './position.ts';

/** One recipient's record of a mail. */
export type Copy = {
  messageId: string;
  inboxId: string;
  maxMessages: number;
  /** Sealed for this inbox. It holds the key to a body that is shared. */
  summary: Buffer;
};
/**
 * The last piece of a body, which is stored once for all recipients. Earlier pieces are stored already. A body with a
 * single recipient has the id of its message.
 */
export type Body = { id: string; latestEnd: Date; position: number; sealed: Buffer };
export type Mail = { receivedAt: Date; size: number; body: Body; copies: Copy[] };
/** `spent`: an inbox has taken all the messages that it was made for. */
const NOT_STORED = ['gone', 'spent', 'full'] as const;
type Problem = (typeof NOT_STORED)[number];
/** `positions`: those of the copies, in their order. */
export type Outcome = { positions: number[] } | Problem;

/** SQL: the subscribers that get a copy. Most owners have none. */
const SUBSCRIBERS = Object.entries(kinds)
  .map(([kind, { table, gets }]) => `SELECT '${kind}' AS kind, w.id FROM ${table} w WHERE ${gets}`)
  .join(' UNION ALL ');

/**
 * Stores a batch of mails in one statement, so in one transaction and one round trip: lock the inboxes in order, check
 * which mails fit into all of their inboxes, write those with their position in each inbox, queue them for the
 * subscribers, and notify at commit. Values of a copy or of a mail are read from the arrays by its number only where they
 * are written, because a row that carried them through all steps would be copied in each. All sealed bytes are sent as one
 * parameter, and each row takes its part of it. The answer is one row with the mails that were not stored.
 */
const STATEMENT = `
WITH inbox AS MATERIALIZED (
  SELECT id, owner_id, ${LATEST_END} AS latest_end, ${NEXT_FROM} AS seq, message_count, max_messages - stored_count AS room
  FROM inboxes WHERE id = ANY($2::uuid[]) AND expires_at > $5 ORDER BY id FOR UPDATE
), checked AS MATERIALIZED (
  SELECT c.nth::int AS copy, c.mail, c.inbox_id, i.latest_end, i.seq, i.id IS NULL AS gone,
         i.message_count + row_number() OVER (PARTITION BY c.inbox_id ORDER BY c.nth) > c.capacity AS is_full,
         row_number() OVER (PARTITION BY c.inbox_id ORDER BY c.nth) > i.room AS is_spent
  FROM unnest($1::int[], $2::uuid[], $3::int[]) WITH ORDINALITY AS c(mail, inbox_id, capacity, nth)
  LEFT JOIN inbox i ON i.id = c.inbox_id
), outcome AS MATERIALIZED (
  SELECT mail, CASE WHEN bool_or(gone) THEN 'gone' WHEN bool_or(is_spent) THEN 'spent' WHEN bool_or(is_full) THEN 'full' END AS problem
  FROM checked GROUP BY mail
), stored AS MATERIALIZED (
  SELECT j.copy, j.mail, j.inbox_id, j.latest_end, j.seq + row_number() OVER (PARTITION BY j.inbox_id ORDER BY j.copy) AS new_seq
  FROM checked j JOIN outcome o ON o.mail = j.mail AND o.problem IS NULL
), message AS (
  INSERT INTO messages (id, inbox_id, seq, expires_at, summary, received_at, size, body_id, body_expires_at)
  SELECT ($4::uuid[])[copy], inbox_id, new_seq, latest_end,
         substring($15::bytea FROM ($6::int[])[copy] FOR ($7::int[])[copy]),
         ($8::timestamptz[])[mail], ($9::int[])[mail],
         nullif(($10::uuid[])[mail], ($4::uuid[])[copy]),
         CASE WHEN ($10::uuid[])[mail] <> ($4::uuid[])[copy] THEN ($11::timestamptz[])[mail] END
  FROM stored
), piece AS (
  INSERT INTO message_chunks (message_id, expires_at, position, sealed)
  SELECT ($10::uuid[])[mail], ($11::timestamptz[])[mail], ($12::int[])[mail],
         substring($15::bytea FROM ($13::int[])[mail] FOR ($14::int[])[mail])
  FROM outcome WHERE problem IS NULL
), advanced AS (
  UPDATE inboxes i SET seq = s.new_seq, message_count = i.message_count + s.added,
    stored_count = i.stored_count + s.added
  FROM (SELECT inbox_id, max(new_seq) AS new_seq, count(*)::int AS added FROM stored GROUP BY inbox_id) s
  WHERE i.id = s.inbox_id
), queued AS (
  INSERT INTO subscriber_queue (kind, subscriber, inbox_id, message_id)
  SELECT w.kind, w.id, i.id, ($4::uuid[])[s.copy]
  FROM stored s JOIN inbox i ON i.id = s.inbox_id CROSS JOIN LATERAL (${SUBSCRIBERS}) w ORDER BY s.new_seq
  RETURNING pg_notify('${CHANNEL}', concat_ws(',', '${QUEUED}', kind, subscriber))
), woken AS (
  SELECT pg_notify('${CHANNEL}', string_agg(id::text, ',')) AS sent
  FROM (SELECT id, row_number() OVER () / 200 AS part
        FROM (SELECT DISTINCT inbox_id AS id FROM stored) changed) parts GROUP BY part
)
SELECT ${NOT_STORED.map((problem) => `array_agg(mail) FILTER (WHERE problem = '${problem}') AS "${problem}"`).join(', ')},
       (SELECT array_agg(new_seq::float8 ORDER BY copy) FROM stored) AS positions,
       (SELECT count(sent) FROM woken) AS woken FROM outcome`;

export async function commitMails(pool: Pool, mails: Mail[], now: Date): Promise<Outcome[]> {
  const query = { name: 'commit-mails', text: STATEMENT, values: valuesOf(mails, now) };
  const { rows } = await againAfterDeadlock(() =>
    pool.query<Record<Problem | 'positions', number[] | null>>(query),
  );
  const problems = new Map(
    NOT_STORED.flatMap((problem) => (rows[0]?.[problem] ?? []).map((mail) => [mail - 1, problem] as const)),
  );
  const positions = rows[0]?.positions ?? [];
  const outcomes = mails.map(
    ({ copies }, nth): Outcome => problems.get(nth) ?? { positions: positions.splice(0, copies.length) },
  );
  const again = await findWithRoom(pool, mails, outcomes);
  if (again.length === 0) return outcomes;
  const later = await commitMails(
    pool,
    again.map((nth) => mails[nth]!),
    now,
  );
  for (const [at, nth] of again.entries()) outcomes[nth] = later[at]!;
  return outcomes;
}

/**
 * The statement also counts the copies of mails that it refuses because of another recipient. So a later mail can be
 * refused although there is room for it, and is tried again.
 */
async function findWithRoom(pool: Pool, mails: Mail[], outcomes: Outcome[]): Promise<number[]> {
  const first = outcomes.findIndex(
    (outcome, nth) => typeof outcome === 'string' && mails[nth]!.copies.length > 1,
  );
  if (first < 0) return [];
  const doubtful = [...outcomes.keys()].filter((nth) => nth > first && isAboutRoom(outcomes[nth]!));
  if (doubtful.length === 0) return [];
  const ids = new Set(doubtful.flatMap((nth) => mails[nth]!.copies.map(({ inboxId }) => inboxId)));
  const { rows } = await pool.query<{ id: string; count: number; isSpent: boolean | null }>(
    `SELECT id, message_count AS count, stored_count >= max_messages AS "isSpent" FROM inboxes WHERE id = ANY($1::uuid[])`,
    [[...ids]],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const hasRoom = ({ copies }: Mail) =>
    copies.every(({ inboxId, maxMessages }) => {
      const inbox = byId.get(inboxId);
      return inbox && inbox.count < maxMessages && !inbox.isSpent;
    });
  return doubtful.filter((nth) => hasRoom(mails[nth]!));
}

const isAboutRoom = (outcome: Outcome) => outcome === 'full' || outcome === 'spent';

function valuesOf(mails: Mail[], now: Date) {
  const copies = mails.flatMap((mail, nth) => mail.copies.map((copy) => ({ ...copy, mail: nth + 1 })));
  const bytes: Buffer[] = [];
  let length = 0;
  /** Adds bytes to the one parameter and returns where they begin. SQL counts from 1. */
  const append = (piece: Buffer) => {
    bytes.push(piece);
    length += piece.length;
    return length - piece.length + 1;
  };
  return [
    copies.map(({ mail }) => mail),
    copies.map(({ inboxId }) => inboxId),
    copies.map(({ maxMessages }) => maxMessages),
    copies.map(({ messageId }) => messageId),
    now,
    copies.map(({ summary }) => append(summary)),
    copies.map(({ summary }) => summary.length),
    mails.map(({ receivedAt }) => receivedAt),
    mails.map(({ size }) => size),
    mails.map(({ body }) => body.id),
    mails.map(({ body }) => body.latestEnd),
    mails.map(({ body }) => body.position),
    mails.map(({ body }) => append(body.sealed)),
    mails.map(({ body }) => body.sealed.length),
    Buffer.concat(bytes, length),
  ];
}
