import { CHANNEL } from '../channel.ts';
import { againAfterDeadlock } from '../deadlock.ts';
import type { Pool } from '../pool.ts';
import { NEXT_FROM } from './position.ts';

/** One recipient's record of a mail. */
export type Copy = {
  messageId: string;
  inboxId: string;
  expiresAt: Date;
  maxMessages: number;
  /** Sealed for this inbox. It holds the key to a body that is shared. */
  summary: Buffer;
};
/** The last piece of a body, which is stored once for all recipients. Earlier pieces are stored already. */
export type Body = { id: string; expiresAt: Date; shared: boolean; position: number; sealed: Buffer };
export type Mail = { receivedAt: Date; size: number; body: Body; copies: Copy[] };
export type Outcome = 'stored' | 'full' | 'gone';

/**
 * Stores a batch of mails in one statement, so in one transaction and one round trip: lock the inboxes in order, check
 * which mails fit into all of their inboxes, write those with their position in each inbox, and wake the followers at
 * commit. All sealed bytes travel as one binary parameter that the rows are cut from. The answer is one row with the
 * mails that were not stored.
 */
const STATEMENT = `
WITH copy AS MATERIALIZED (
  SELECT * FROM unnest($1::int[], $2::uuid[], $3::uuid[], $4::timestamptz[], $5::int[], $6::timestamptz[], $7::int[],
                       $8::int[], $9::int[], $10::uuid[], $11::timestamptz[], $12::int[], $13::int[], $14::int[])
    WITH ORDINALITY AS c(mail, inbox_id, message_id, expires_at, capacity, received_at, size, summary_at,
                         summary_length, body_id, body_expires_at, position, piece_at, piece_length, nth)
), inbox AS MATERIALIZED (
  SELECT id, ${NEXT_FROM} AS seq, message_count FROM inboxes WHERE id = ANY($2::uuid[]) AND expires_at > $15 ORDER BY id FOR UPDATE
), judged AS (
  SELECT c.*, i.seq, i.id IS NULL AS gone,
         i.message_count + row_number() OVER (PARTITION BY c.inbox_id ORDER BY c.nth) > c.capacity AS is_full
  FROM copy c LEFT JOIN inbox i ON i.id = c.inbox_id
), verdict AS MATERIALIZED (
  SELECT mail, bool_or(gone) AS gone, coalesce(bool_or(is_full), false) AS is_full FROM judged GROUP BY mail
), stored AS MATERIALIZED (
  SELECT j.*, j.seq + row_number() OVER (PARTITION BY j.inbox_id ORDER BY j.nth) AS place
  FROM judged j JOIN verdict v ON v.mail = j.mail AND NOT v.gone AND NOT v.is_full
), message AS (
  INSERT INTO messages (expires_at, inbox_id, seq, id, received_at, size, summary, body_id, body_expires_at)
  SELECT expires_at, inbox_id, place, message_id, received_at, size,
         substring($16::bytea FROM summary_at FOR summary_length), body_id, body_expires_at
  FROM stored
), piece AS (
  INSERT INTO message_chunks (expires_at, message_id, position, sealed)
  SELECT coalesce(body_expires_at, expires_at), coalesce(body_id, message_id), position,
         substring($16::bytea FROM piece_at FOR piece_length)
  FROM stored WHERE position >= 0
), advanced AS (
  UPDATE inboxes i SET seq = s.place, message_count = i.message_count + s.added
  FROM (SELECT inbox_id, max(place) AS place, count(*)::int AS added FROM stored GROUP BY inbox_id) s
  WHERE i.id = s.inbox_id
), woken AS (
  SELECT pg_notify('${CHANNEL}', string_agg(id::text, ',')) AS sent
  FROM (SELECT id, row_number() OVER () / 200 AS part
        FROM (SELECT DISTINCT inbox_id AS id FROM stored) changed) parts GROUP BY part
)
SELECT array_agg(mail) FILTER (WHERE gone) AS gone, array_agg(mail) FILTER (WHERE is_full AND NOT gone) AS "full",
       (SELECT count(sent) FROM woken) AS woken FROM verdict`;

/** How SQL writes a missing value in an array. */
const NULL = 'NULL';

export async function commitMails(pool: Pool, mails: Mail[], now: Date): Promise<Outcome[]> {
  const columns: Array<Array<string | number>> = Array.from({ length: 14 }, () => []);
  const bytes: Buffer[] = [];
  let length = 0;
  /** Adds bytes to the one parameter and returns where they begin. SQL counts from 1. */
  const place = (buffer: Buffer) => {
    bytes.push(buffer);
    length += buffer.length;
    return length - buffer.length + 1;
  };
  for (const [nth, { receivedAt, size, body, copies }] of mails.entries()) {
    const received = receivedAt.toISOString();
    const bodyColumns = body.shared ? [body.id, body.expiresAt.toISOString()] : [NULL, NULL];
    for (const [copy, { inboxId, messageId, expiresAt, maxMessages, summary }] of copies.entries()) {
      const row = [nth, inboxId, messageId, expiresAt.toISOString(), maxMessages, received, size];
      row.push(place(summary), summary.length, ...bodyColumns);
      // The body goes in once, with the first copy.
      if (copy === 0) row.push(body.position, place(body.sealed), body.sealed.length);
      else row.push(-1, 0, 0);
      for (let index = 0; index < row.length; index++) columns[index]!.push(row[index]!);
    }
  }
  const query = {
    name: 'commit-mails',
    text: STATEMENT,
    // Numbers, ids and times need no escaping, so the arrays are written here rather than by the driver.
    values: [...columns.map((column) => `{${column.join()}}`), now, Buffer.concat(bytes, length)],
  };
  const { rows } = await againAfterDeadlock(() =>
    pool.query<Record<'gone' | 'full', number[] | null>>(query),
  );
  const outcomes = new Array<Outcome>(mails.length).fill('stored');
  for (const outcome of ['gone', 'full'] as const)
    for (const mail of rows[0]?.[outcome] ?? []) outcomes[mail] = outcome;
  return outcomes;
}
