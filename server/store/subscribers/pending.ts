import { createLoader } from '#server/lib/loader.ts';
import { inPartitionsOf } from '../mail/partition-spans.ts';
import type { Pool } from '../pool.ts';
import { createStatementNames } from '../statement-names.ts';
import type { Kind } from './kind.ts';

/** A message that a subscriber has not got yet. */
export type PendingMail = {
  messageId: string;
  seq: number;
  inboxId: string;
  expiresAt: Date;
  latestEnd: Date;
  addressSealed: Buffer;
};
export type Reached = { inboxId: string; seq: number; expiresAt: Date };
type Changed = Reached & { subscriber: string; latestEnd: Date; addressSealed: Buffer; after: number };
type Asked = { id: string; now: Date; max: number };

/** Finds the oldest messages that a subscriber has not got, in the order of their arrival. Calls made at once share a query. */
export function createPending(pool: Pool, { table, owner, positions, subscriber, isAbout }: Kind) {
  const nameOf = createStatementNames();

  const CHANGED = `
    SELECT w.id AS subscriber, i.id AS "inboxId", i.seq, i.expires_at AS "expiresAt", coalesce(i.latest_end, i.expires_at) AS "latestEnd",
           i.address_sealed AS "addressSealed", coalesce(p.seq, 0) AS after
    FROM ${table} w JOIN inboxes i ON i.owner_id = w.${owner} AND ${isAbout}
    LEFT JOIN ${positions} p ON p.${subscriber} = w.id AND p.inbox_id = i.id
    WHERE w.id = ANY($2::uuid[]) AND i.expires_at > $1 AND i.seq > coalesce(p.seq, 0)`;

  async function mailOf(changed: Changed[], max: number) {
    const times = changed.map((one) => one.latestEnd);
    const text = `
      SELECT * FROM (
        SELECT w.nth, m.seq, m.id AS "messageId", row_number() OVER (PARTITION BY w.subscriber ORDER BY m.seq, m.id) AS place
        FROM unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::timestamptz[])
          WITH ORDINALITY w(subscriber, inbox_id, after, latest_end, nth)
        JOIN messages m ON m.expires_at = w.latest_end AND m.inbox_id = w.inbox_id AND m.seq > w.after
          AND m.deleted_seq IS NULL AND ${inPartitionsOf(times)}) ordered
      WHERE place <= $5 ORDER BY place`;
    const values = [
      changed.map((one) => one.subscriber),
      changed.map((one) => one.inboxId),
      changed.map((one) => one.after),
      times,
      max,
    ];
    const found = await pool.query<{ nth: number; seq: number; messageId: string }>({
      ...nameOf(text),
      text,
      values,
    });
    return found.rows.map(({ nth, seq, messageId }) => {
      const { subscriber: of, inboxId, expiresAt, latestEnd, addressSealed } = changed[nth - 1]!;
      return { of, mail: { messageId, seq, inboxId, expiresAt, latestEnd, addressSealed } };
    });
  }

  /** Notes that an inbox changed without new mail, so that nobody looks at it again. */
  async function pass(quiet: Changed[]) {
    if (quiet.length)
      await pool.query({
        name: `pass-${positions}`,
        text: `
          INSERT INTO ${positions} (${subscriber}, inbox_id, seq, expires_at)
          SELECT place.* FROM unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::timestamptz[])
            place(subscriber, inbox_id, seq, expires_at)
          JOIN ${table} w ON w.id = place.subscriber
          FOR KEY SHARE OF w
          ON CONFLICT (${subscriber}, inbox_id) DO UPDATE SET seq = greatest(${positions}.seq, excluded.seq)`,
        values: [
          quiet.map((one) => one.subscriber),
          quiet.map((one) => one.inboxId),
          quiet.map((one) => one.seq),
          quiet.map((one) => one.expiresAt),
        ],
      });
  }

  const load = createLoader<Asked, PendingMail[]>(async (asked) => {
    const [{ now, max }, ids] = [asked[0]!, asked.map(({ id }) => id)];
    const query = { name: `pending-${table}`, text: CHANGED, values: [now, ids] };
    const { rows: changed } = await pool.query<Changed>(query);
    const found = changed.length ? await mailOf(changed, max) : [];
    const pending = Map.groupBy(found, ({ of }) => of);
    const withMail = new Set(found.map(({ of, mail }) => `${of} ${mail.inboxId}`));
    await pass(
      changed.filter(
        ({ subscriber: of, inboxId }) =>
          !withMail.has(`${of} ${inboxId}`) && (pending.get(of)?.length ?? 0) < max,
      ),
    );
    return ids.map((id) => (pending.get(id) ?? []).map(({ mail }) => mail));
  });

  return ({ id }: { id: string }, now: Date, max: number) => load({ id, now, max });
}
