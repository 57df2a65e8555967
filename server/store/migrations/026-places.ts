import { type Kysely, sql } from 'kysely';
import type { Db } from '../database.ts';
import { createPartition, startOf } from '../mail/partitions.ts';

/** How long the address of an account lives at most unless the operator changes it. The setting is not in the database. */
const LONGEST_S = 7 * 24 * 3600;
/** Many small statements, because each has a time limit. */
const INBOXES_AT_ONCE = 100;
const BYTES_AT_ONCE = 32 * 2 ** 20;

/**
 * Mail of an address that can be extended is placed where its latest possible end is, and stays there. What an earlier
 * version stored is moved to that place once, bodies too.
 */
export async function up(unknown: Kysely<unknown>) {
  const db = unknown as Db;
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('ALTER TABLE inboxes ADD COLUMN latest_end timestamptz CHECK (latest_end >= expires_at)');
  await run(`
    UPDATE inboxes SET latest_end = to_timestamp(
      ceil(greatest(extract(epoch FROM created_at) + ${LONGEST_S}, extract(epoch FROM expires_at)) / ${LONGEST_S}) * ${LONGEST_S})
    WHERE expires_at > now() AND expires_at < '9999-01-01'
      AND (plan = 'premium' OR owner_id IN (SELECT id FROM accounts))`);
  const { rows: inboxes } = await sql<{ id: string; end: Date }>`
    SELECT id, latest_end AS "end" FROM inboxes WHERE latest_end IS NOT NULL ORDER BY id`.execute(db);
  for (const start of new Set(inboxes.map(({ end }) => startOf(end.getTime()))))
    await createPartition(db, start);

  // Rows of mail are found by their index, one by one.
  const setPlans = async (to: 'on' | 'off') => {
    for (const plan of ['hashjoin', 'mergejoin', 'seqscan']) await run(`SET LOCAL enable_${plan} = ${to}`);
  };
  await setPlans('off');
  for (let at = 0; at < inboxes.length; at += INBOXES_AT_ONCE)
    await sql`
      UPDATE messages m SET expires_at = i.latest_end,
        body_expires_at = CASE WHEN m.deleted_seq IS NULL THEN coalesce(m.body_expires_at, m.expires_at) END
      FROM inboxes i
      WHERE i.id = ANY(${inboxes.slice(at, at + INBOXES_AT_ONCE).map(({ id }) => id)}::uuid[])
        AND m.expires_at = i.expires_at AND m.inbox_id = i.id`.execute(db);
  await moveBodies(db);
  await setPlans('on');
  for (const table of ['message_images', 'failed_deliveries'])
    await run(`UPDATE ${table} t SET expires_at = i.latest_end FROM inboxes i
               WHERE i.id = t.inbox_id AND i.latest_end IS NOT NULL`);
  await run('DROP INDEX messages_left_behind');
}

/** Bodies whose partition ends before that of a message that needs them. The inbox of all mail never ends. */
async function moveBodies(db: Db) {
  await sql`
    CREATE TEMP TABLE left_behind ON COMMIT DROP AS
    SELECT *, (sum(size) OVER (ORDER BY body, "from") / ${sql.lit(BYTES_AT_ONCE)})::int AS part FROM (
      SELECT expires_at, inbox_id, seq, size, coalesce(body_id, id) AS body, body_id IS NOT NULL AS shared, body_expires_at AS "from",
        max(expires_at) OVER (PARTITION BY coalesce(body_id, id), body_expires_at) AS "to"
      FROM messages WHERE body_expires_at < expires_at AND expires_at < '9999-01-01') found`.execute(db);
  const { rows } = await sql<{
    parts: number | null;
  }>`SELECT max(part) + 1 AS parts FROM left_behind`.execute(db);
  for (let part = 0; part < (rows[0]?.parts ?? 0); part++) {
    const bodies = sql`(SELECT DISTINCT body, shared, "from", "to" FROM left_behind WHERE part = ${part}) b`;
    const atOldPlace = sql`c.expires_at = b."from" AND c.message_id = b.body`;
    await sql`
      INSERT INTO message_chunks (expires_at, message_id, position, sealed)
      SELECT b."to", c.message_id, c.position, c.sealed FROM ${bodies} JOIN message_chunks c ON ${atOldPlace}
      ON CONFLICT DO NOTHING`.execute(db);
    await sql`
      UPDATE messages m SET body_expires_at = CASE WHEN l.shared THEN l."to" END FROM left_behind l
      WHERE l.part = ${part} AND m.expires_at = l.expires_at AND m.inbox_id = l.inbox_id AND m.seq = l.seq`.execute(
      db,
    );
    await sql`
      DELETE FROM message_chunks c USING ${bodies} WHERE ${atOldPlace}
        AND (NOT b.shared
          OR NOT EXISTS (SELECT FROM messages m WHERE m.body_id = b.body AND m.body_expires_at = b."from"))`.execute(
      db,
    );
  }
}
