import { sql } from 'kysely';
import type { PlanName } from '#contract/plans.ts';
import type { Db } from '../database.ts';
import { lockInState } from '../domains/lock-in-state.ts';
import { notify } from '../notify.ts';
import type { Pool } from '../pool.ts';
import { createClosing } from './close-inboxes.ts';
import { LATEST_END } from './inbox-place.ts';
import { NEXT_FROM } from './position.ts';
import { deleteEnded, deleteSomeEnded, removeInboxes } from './remove-inboxes.ts';

export type InboxRow = {
  id: string;
  ownerId: string;
  plan: PlanName;
  addressSealed: Buffer;
  createdAt: Date;
  expiresAt: Date;
  /** It cannot be extended beyond this time. The partition of this time has its mail. */
  latestEnd: Date;
  seq: number;
  messageCount: number;
  /** Only the owner can read it, on any plan. */
  private: boolean;
  /** Null while it was not extended. */
  lifetimeMs: number | null;
  extensions: number;
  /** How many messages it takes in all its life. */
  maxMessages: number | null;
  /** How many it has taken. */
  storedCount: number;
  /** What its owner calls it, sealed. */
  labelSealed: Buffer | null;
};
export type NewInbox = Omit<
  InboxRow,
  | 'seq'
  | 'messageCount'
  | 'private'
  | 'lifetimeMs'
  | 'extensions'
  | 'maxMessages'
  | 'storedCount'
  | 'labelSealed'
> & {
  labelSealed?: Buffer | null;
  maxMessages?: number | undefined;
  addressHash: Buffer;
  /** Makes it a mailbox, which is private. */
  passwordHash?: string;
  /** The inbox is added only while this domain is active. */
  domainId?: string;
};
/** `inactive`: its domain gives out no addresses any more. */
export type Added = 'added' | 'taken' | 'inactive';
export type Quota = { generated: number; newestExpiry: Date };

const columns = [
  'id',
  'owner_id as ownerId',
  'plan',
  'address_sealed as addressSealed',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'seq',
  'message_count as messageCount',
  'private',
  'lifetime_ms as lifetimeMs',
  'extensions',
  'max_messages as maxMessages',
  'stored_count as storedCount',
  'label_sealed as labelSealed',
] as const;

/** The next run goes on. A process that is stopped waits no longer than this. */
const DELETING_MS = 10_000;

/** Every request runs this query. Building and planning it each time would take longer than running it. */
const BY_ADDRESSES = `SELECT encode(address_hash, 'hex') AS hash, ${LATEST_END} AS "latestEnd", ${columns
  .map((column) => column.split(' as '))
  .map(([name, alias = name]) => `${name} AS "${alias}"`)
  .join(', ')} FROM inboxes WHERE address_hash = ANY($1::bytea[]) AND expires_at > $2`;

export function createInboxStore({ db, pool }: { db: Db; pool: Pool }) {
  const live = (handle: Db, now: Date) =>
    handle
      .selectFrom('inboxes')
      .select([...columns])
      .select(sql<Date>`${sql.raw(LATEST_END)}`.as('latestEnd'))
      .where('expires_at', '>', now);

  return {
    /**
     * Adds an inbox. `decide` gets the owner's state and returns the new quota, or throws to refuse. The quota row
     * stays locked until the commit, so two requests at once cannot both use the last place.
     */
    async add({
      inbox,
      now,
      decide,
    }: {
      inbox: NewInbox;
      now: Date;
      decide: (state: { quota: Quota; active: InboxRow[] }) => Quota;
    }): Promise<Added> {
      return db.transaction().execute(async (trx) => {
        const { rows } = await sql<Quota>`
          INSERT INTO quotas (owner_id, generated, newest_expiry) VALUES (${inbox.ownerId}, 0, ${now})
          ON CONFLICT (owner_id) DO UPDATE SET generated = quotas.generated
          RETURNING generated, newest_expiry AS "newestExpiry"`.execute(trx);
        const active = await live(trx, now)
          .where('owner_id', '=', inbox.ownerId)
          .orderBy('expires_at')
          .execute();
        const quota = decide({ quota: rows[0]!, active });

        const added = await insertInbox(trx, inbox, now);
        if (added !== 'added') return added;
        await trx
          .updateTable('quotas')
          .set({ generated: quota.generated, newest_expiry: quota.newestExpiry })
          .where('owner_id', '=', inbox.ownerId)
          .execute();
        await notify(trx, [inbox.ownerId]);
        return added;
      });
    },

    /** Adds the one inbox of a mailbox, which has no quota. */
    addMailbox: ({ inbox, now }: { inbox: NewInbox; now: Date }): Promise<Added> =>
      db.transaction().execute((trx) => insertInbox(trx, inbox, now)),

    /** The owner and the password of a living mailbox. */
    findMailbox: async ({ addressHash, now }: { addressHash: Buffer; now: Date }) => {
      const row = await live(db, now)
        .clearSelect()
        .select(['owner_id as ownerId', 'password_hash as passwordHash'])
        .where('address_hash', '=', addressHash)
        .executeTakeFirst();
      return row?.passwordHash ? { ownerId: row.ownerId, passwordHash: row.passwordHash } : undefined;
    },

    /**
     * Gives an inbox of this owner a later end, which is not beyond its latest one. `decide` returns it, or throws to refuse.
     * Returns the inbox as it is then, or undefined if there is none.
     */
    extend: ({
      ownerId,
      id,
      now,
      decide,
    }: {
      ownerId: string;
      id: string;
      now: Date;
      decide: (inbox: InboxRow) => Date;
    }): Promise<InboxRow | undefined> =>
      db.transaction().execute(async (trx) => {
        const own = live(trx, now).where('owner_id', '=', ownerId).where('id', '=', id);
        const inbox = await own.forUpdate().executeTakeFirst();
        if (!inbox) return undefined;
        const end = decide(inbox);
        await trx
          .updateTable('inboxes')
          .set((e) => ({
            expires_at: end,
            seq: sql<number>`${sql.raw(NEXT_FROM)} + 1`,
            extensions: e('extensions', '+', 1),
            lifetime_ms: sql<number>`coalesce(lifetime_ms, extract(epoch FROM expires_at - created_at) * 1000)`,
          }))
          .where('id', '=', id)
          .execute();
        // The cooldown of the free plan begins when the newest address ends.
        if (inbox.plan === 'free')
          await trx
            .updateTable('quotas')
            .set({ newest_expiry: end })
            .where('owner_id', '=', ownerId)
            .where('newest_expiry', '<', end)
            .execute();
        await notify(trx, [ownerId, id]);
        return own.executeTakeFirst();
      }),

    /** Gives an inbox of this owner a label, or takes it away. Returns the inbox as it is then, or undefined if there is none. */
    relabel: ({
      ownerId,
      id,
      sealed,
      now,
    }: {
      ownerId: string;
      id: string;
      sealed: Buffer | null;
      now: Date;
    }): Promise<InboxRow | undefined> =>
      db.transaction().execute(async (trx) => {
        const own = live(trx, now).where('owner_id', '=', ownerId).where('id', '=', id);
        if (!(await own.forUpdate().executeTakeFirst())) return undefined;
        const position = sql<number>`${sql.raw(NEXT_FROM)} + 1`;
        await trx
          .updateTable('inboxes')
          .set({ label_sealed: sealed, seq: position, label_seq: position })
          .where('id', '=', id)
          .execute();
        await notify(trx, [id]);
        return own.executeTakeFirst();
      }),

    listByOwner: ({ ownerId, now }: { ownerId: string; now: Date }): Promise<InboxRow[]> =>
      live(db, now).where('owner_id', '=', ownerId).orderBy('created_at').orderBy('id').execute(),

    quotaOf: (ownerId: string): Promise<Quota | undefined> =>
      db
        .selectFrom('quotas')
        .select(['generated', 'newest_expiry as newestExpiry'])
        .where('owner_id', '=', ownerId)
        .executeTakeFirst(),

    /** The living inboxes of some addresses, by the hash in hex. */
    async findByAddresses({ addressHashes, now }: { addressHashes: Buffer[]; now: Date }) {
      const { rows } = await pool.query<InboxRow & { hash: string }>({
        name: 'find-inboxes',
        text: BY_ADDRESSES,
        values: [addressHashes, now],
      });
      return new Map(rows.map(({ hash, ...row }): [string, InboxRow] => [hash, row]));
    },

    /** Removes one or all inboxes of this owner with their mail. Returns how many were removed. */
    async remove({ ownerId, id, now }: { ownerId: string; id?: string; now: Date }): Promise<number> {
      return db
        .transaction()
        .execute((trx) => removeInboxes(trx, { ownerId, ids: id ? [id] : undefined }, now));
    },

    ...createClosing(db),

    /**
     * Deletes the rows of expired inboxes, images and quotas. Their mail goes when its partition is dropped. If that is later,
     * because they could have been extended, it is deleted here.
     */
    async purge({ now, quotasBefore }: { now: Date; quotasBefore: Date }) {
      await db
        .deleteFrom('inboxes')
        .where('expires_at', '<=', now)
        .where(sql.raw<Date>(LATEST_END), '<=', now)
        .execute();
      const enough = performance.now() + DELETING_MS;
      while (performance.now() < enough && (await deleteSomeEnded(db, now)));
      await db.deleteFrom('used_addresses').where('until', '<=', now).execute();
      await db.deleteFrom('message_images').where('expires_at', '<=', now).execute();
      await db.deleteFrom('failed_deliveries').where('expires_at', '<=', now).execute();
      await db.deleteFrom('quotas').where('newest_expiry', '<', quotasBefore).execute();
    },

    async counts(now: Date) {
      const row = await live(db, now)
        .clearSelect()
        .select((e) => [
          e.fn.countAll<number>().as('inboxes'),
          e.fn.sum<number>('message_count').as('messages'),
        ])
        .executeTakeFirstOrThrow();
      return { inboxes: Number(row.inboxes), messages: Number(row.messages ?? 0) };
    },
  };
}

/** `taken`: the address is in use, or still reserved for its last owner. */
async function insertInbox(trx: Db, inbox: NewInbox, now: Date): Promise<Added> {
  if (inbox.domainId && !(await lockInState(trx, inbox.domainId, ['active']))) return 'inactive';
  await deleteEnded(trx, inbox.addressHash, now);
  const added = await trx
    .insertInto('inboxes')
    .values({
      id: inbox.id,
      address_hash: inbox.addressHash,
      address_sealed: inbox.addressSealed,
      owner_id: inbox.ownerId,
      plan: inbox.plan,
      created_at: inbox.createdAt,
      expires_at: inbox.expiresAt,
      latest_end: inbox.latestEnd > inbox.expiresAt ? inbox.latestEnd : null,
      private: inbox.passwordHash !== undefined,
      password_hash: inbox.passwordHash ?? null,
      domain_id: inbox.domainId ?? null,
      max_messages: inbox.maxMessages ?? null,
      label_sealed: inbox.labelSealed ?? null,
    })
    .onConflict((c) => c.column('address_hash').doNothing())
    .executeTakeFirst();
  if (!added.numInsertedOrUpdatedRows) return 'taken';
  // Looked up after the insert, which waits for a deletion of the same address that is not committed yet.
  const reserved = await trx
    .selectFrom('used_addresses')
    .select('until')
    .where('address_hash', '=', inbox.addressHash)
    .where('until', '>', now)
    .where((e) => e.or([e('owner_id', '!=', inbox.ownerId), e('closed_inbox', 'is not', null)]))
    .executeTakeFirst();
  if (!reserved) return 'added';
  await trx.deleteFrom('inboxes').where('id', '=', inbox.id).execute();
  return 'taken';
}

export type InboxStore = ReturnType<typeof createInboxStore>;
