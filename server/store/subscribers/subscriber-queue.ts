import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database.ts';

/** A subscriber that this process has leased. Another process may take over when the lease ends. */
export type Leased = {
  id: string;
  ownerId: string;
  leaseId: string;
  leaseUntil: Date;
  /** How often the delivery of `currentMessage` has failed so far. */
  attempts: number;
  currentMessage: string | null;
  /** Only these of the owner's inboxes; all of them if null. */
  inboxIds: string[] | null;
};
/** A message that a subscriber has not got yet. */
export type PendingMail = {
  messageId: string;
  seq: number;
  inboxId: string;
  expiresAt: Date;
  addressSealed: Buffer;
};
type Reached = { inboxId: string; seq: number; expiresAt: Date };
/** Which subscribers to look at: all, those that wait for a time or whose process died, or those of owners or inboxes. */
export type Among = 'all' | 'due' | { of: string[] };
export type NextStep = {
  /** Where the subscriber now is in the inbox of the message; unset while it has to be sent again. */
  position?: Reached;
  retry?: { message: string; attempts: number; at: Date };
};

/** Who gets new mail: a table of subscribers `w`, and one of their positions in inboxes. */
export type Kind = {
  table: 'webhooks' | 'push_subscriptions';
  owner: 'account_id' | 'owner_id';
  positions: 'webhook_positions' | 'push_positions';
  subscriber: 'webhook_id' | 'push_id';
  /** More columns of a subscriber that its delivery needs. */
  columns: RawBuilder<unknown>;
  /** SQL: whether `w` gets anything at this time. */
  isActive: (now: Date) => RawBuilder<unknown>;
  /** SQL: whether `w` is about the inbox `i`. */
  isAbout: RawBuilder<unknown>;
};

/** What subscribers still have to get. One process at a time works on a subscriber, for as long as its lease lasts. */
export function createSubscriberQueue<More extends object>(db: Db, kind: Kind) {
  const [table, owner] = [sql.table(kind.table), sql.ref(kind.owner)];
  const [positions, subscriber] = [sql.table(kind.positions), sql.ref(kind.subscriber)];

  const among = (which: Among): RawBuilder<unknown> => {
    if (which === 'all') return sql`true`;
    if (which === 'due') return sql`(w.next_at IS NOT NULL OR w.lease_until IS NOT NULL)`;
    const { of } = which;
    return sql`(w.${owner} = ANY(${of}::uuid[])
      OR w.${owner} IN (SELECT owner_id FROM inboxes WHERE id = ANY(${of}::uuid[])))`;
  };

  /** SQL: moves the subscribers that `from` selects to these places. */
  const move = (from: RawBuilder<unknown>, places: Reached[]) => sql`
    INSERT INTO ${positions} (${subscriber}, inbox_id, seq, expires_at)
    SELECT w.id, place.* FROM (${from}) w, unnest(${places.map((one) => one.inboxId)}::uuid[],
      ${places.map((one) => one.seq)}::bigint[],
      ${places.map((one) => one.expiresAt.toISOString())}::timestamptz[]) place
    ON CONFLICT (${subscriber}, inbox_id) DO UPDATE SET seq = greatest(${positions}.seq, excluded.seq)`;

  async function settleIn(handle: Db, { id, leaseId }: Leased, { position, retry }: NextStep) {
    const { rows } = await sql`
      WITH settled AS (
        UPDATE ${table} SET current_message = ${retry?.message ?? null}, attempts = ${retry?.attempts ?? 0},
          next_at = ${retry?.at ?? null}
        WHERE id = ${id} AND lease_id = ${leaseId} RETURNING id),
      moved AS (${move(sql`SELECT id FROM settled`, position ? [position] : [])})
      SELECT FROM settled`.execute(handle);
    return rows.length === 1;
  }

  /** Without inboxes that were extended meanwhile: their mail is in another partition, where it was not looked for. */
  async function stillThere(places: Reached[]): Promise<Reached[]> {
    if (!places.length) return [];
    const ids = places.map(({ inboxId }) => inboxId);
    const rows = await db.selectFrom('inboxes').select(['id', 'expires_at']).where('id', 'in', ids).execute();
    const ends = new Map(rows.map((row) => [row.id, row.expires_at.getTime()]));
    return places.filter(({ inboxId, expiresAt }) => ends.get(inboxId) === expiresAt.getTime());
  }

  return {
    async exists(): Promise<boolean> {
      return (await sql`SELECT FROM ${table} LIMIT 1`.execute(db)).rows.length > 0;
    },

    /** A new subscriber begins with the mail that arrives from now on. */
    begin: (handle: Db, { id, ownerId }: { id: string; ownerId: string }, now: Date) =>
      sql`
        INSERT INTO ${positions} (${subscriber}, inbox_id, seq, expires_at)
        SELECT ${id}, id, seq, expires_at FROM inboxes WHERE owner_id = ${ownerId} AND expires_at > ${now}`.execute(
        handle,
      ),

    /** Leases subscribers that have something to do now. The order is random, so that slow ones cannot take up every lease. */
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
      const { rows } = await sql<Omit<Leased, 'leaseId' | 'leaseUntil'> & More>`
        UPDATE ${table} SET lease_id = ${leaseId}, lease_until = ${leaseUntil} WHERE id IN (
          SELECT w.id FROM ${table} w
          WHERE ${among(which)} AND ${kind.isActive(now)}
            AND (w.lease_until IS NULL OR w.lease_until <= ${now})
            AND CASE WHEN w.next_at IS NOT NULL THEN w.next_at <= ${now} ELSE EXISTS (
              SELECT FROM inboxes i
              LEFT JOIN ${positions} p ON p.${subscriber} = w.id AND p.inbox_id = i.id
              WHERE i.owner_id = w.${owner} AND ${kind.isAbout}
                AND i.expires_at > ${now} AND i.seq > coalesce(p.seq, 0)) END
          ORDER BY random() LIMIT ${max} FOR UPDATE OF w SKIP LOCKED)
        RETURNING id, ${owner} AS "ownerId", attempts, current_message AS "currentMessage", ${kind.columns}`.execute(
        db,
      );
      return rows.map((row) => ({ ...row, leaseId, leaseUntil }));
    },

    /** The oldest messages that the subscriber has not got, in the order of their arrival. */
    async pending({ id, ownerId, inboxIds }: Leased, now: Date, max: number): Promise<PendingMail[]> {
      const isAbout = inboxIds ? sql`i.id = ANY(${inboxIds}::uuid[])` : sql`true`;
      const { rows: inboxes } = await sql<Reached & { addressSealed: Buffer; after: number }>`
        SELECT i.id AS "inboxId", i.seq, i.expires_at AS "expiresAt", i.address_sealed AS "addressSealed",
               coalesce(p.seq, 0) AS after
        FROM inboxes i LEFT JOIN ${positions} p ON p.${subscriber} = ${id} AND p.inbox_id = i.id
        WHERE i.owner_id = ${ownerId} AND ${isAbout} AND i.expires_at > ${now} AND i.seq > coalesce(p.seq, 0)`.execute(
        db,
      );
      if (!inboxes.length) return [];
      const { rows } = await sql<{ inboxId: string; seq: number; messageId: string }>`
        SELECT m.inbox_id AS "inboxId", m.seq, m.id AS "messageId"
        FROM unnest(${inboxes.map((one) => one.inboxId)}::uuid[], ${inboxes.map((one) => one.after)}::bigint[])
          w(id, after)
        JOIN messages m ON m.inbox_id = w.id AND m.seq > w.after AND m.deleted_seq IS NULL
        WHERE m.expires_at = ANY(${[...new Set(inboxes.map((one) => one.expiresAt.toISOString()))]}::timestamptz[])
        ORDER BY m.seq, m.id LIMIT ${max}`.execute(db);
      const byId = new Map(inboxes.map((inbox) => [inbox.inboxId, inbox]));
      // An inbox may have changed without new mail. Noting that keeps it from being looked at again.
      const quiet = inboxes.filter(({ inboxId }) => !rows.some((row) => row.inboxId === inboxId));
      const places = rows.length < max ? await stillThere(quiet) : [];
      if (places.length) await move(sql`SELECT ${id}::uuid AS id`, places).execute(db);
      return rows.map(({ inboxId, seq, messageId }) => {
        const { expiresAt, addressSealed } = byId.get(inboxId)!;
        return { inboxId, seq, messageId, expiresAt, addressSealed };
      });
    },

    /** False when another process has taken over. */
    async renew({ id, leaseId }: Leased, until: Date): Promise<boolean> {
      const { numAffectedRows } = await sql`
        UPDATE ${table} SET lease_until = ${until} WHERE id = ${id} AND lease_id = ${leaseId}`.execute(db);
      return numAffectedRows === 1n;
    },

    /**
     * Writes the result of an attempt, or of leaving a message out, together with what else belongs to it. False when another
     * process has taken over.
     */
    async settle(subscriber: Leased, step: NextStep, more?: (trx: Db) => Promise<unknown>): Promise<boolean> {
      if (!more) return settleIn(db, subscriber, step);
      return db.transaction().execute(async (trx) => {
        const isOurs = await settleIn(trx, subscriber, step);
        if (isOurs) await more(trx);
        return isOurs;
      });
    },

    async release({ id, leaseId }: Leased) {
      await sql`
        UPDATE ${table} SET lease_id = NULL, lease_until = NULL WHERE id = ${id} AND lease_id = ${leaseId}`.execute(
        db,
      );
    },

    /** Forgets the positions in inboxes that have expired. */
    async purge(now: Date) {
      await sql`
        DELETE FROM ${positions} p WHERE expires_at <= ${now}
          AND NOT EXISTS (SELECT FROM inboxes i WHERE i.id = p.inbox_id AND i.expires_at > ${now})`.execute(
        db,
      );
    },
  };
}

export type SubscriberQueue<More extends object> = ReturnType<typeof createSubscriberQueue<More>>;
