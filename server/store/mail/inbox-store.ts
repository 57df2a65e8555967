import { sql } from 'kysely';
import type { PlanName } from '#contract/plans.ts';
import type { Db } from '../database.ts';
import { notify } from '../notify.ts';
import type { Pool } from '../pool.ts';
import { releaseBodies } from './release-bodies.ts';

export type InboxRow = {
  id: string;
  ownerId: string;
  plan: PlanName;
  addressSealed: Buffer;
  createdAt: Date;
  expiresAt: Date;
  seq: number;
  messageCount: number;
  /** Only the owner can read it, on any plan. */
  private: boolean;
};
export type NewInbox = Omit<InboxRow, 'seq' | 'messageCount' | 'private'> & {
  addressHash: Buffer;
  /** The same under other keys, while there are any. */
  otherHashes?: Buffer[];
  /** Makes it a mailbox, which is private. */
  passwordHash?: string;
};
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
] as const;

/** Every request runs this query. Building and planning it each time would take longer than running it. */
const BY_ADDRESSES = `SELECT encode(address_hash, 'hex') AS hash, ${columns
  .map((column) => column.split(' as '))
  .map(([name, alias = name]) => `${name} AS "${alias}"`)
  .join(', ')} FROM inboxes WHERE address_hash = ANY($1::bytea[]) AND expires_at > $2`;

export function createInboxStore({ db, pool }: { db: Db; pool: Pool }) {
  const live = (handle: Db, now: Date) =>
    handle
      .selectFrom('inboxes')
      .select([...columns])
      .where('expires_at', '>', now);

  return {
    /**
     * Adds an inbox. `decide` gets the owner's state and returns the new quota, or throws to refuse. The quota row
     * stays locked until the commit, so two requests at once cannot both use the last place.
     * Returns false when the address is already in use.
     */
    async add({
      inbox,
      now,
      decide,
    }: {
      inbox: NewInbox;
      now: Date;
      decide: (state: { quota: Quota; active: InboxRow[] }) => Quota;
    }): Promise<boolean> {
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

        if (!(await insertInbox(trx, inbox, now))) return false;
        await trx
          .updateTable('quotas')
          .set({ generated: quota.generated, newest_expiry: quota.newestExpiry })
          .where('owner_id', '=', inbox.ownerId)
          .execute();
        await notify(trx, [inbox.ownerId]);
        return true;
      });
    },

    /** Adds the one inbox of a mailbox, which has no quota. Returns false when the address is already in use. */
    addMailbox: ({ inbox, now }: { inbox: NewInbox; now: Date }): Promise<boolean> =>
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
      return db.transaction().execute(async (trx) => {
        // Locked in the order that deliveries use, to prevent deadlocks.
        let mine = removable(trx, now).where('owner_id', '=', ownerId);
        if (id) mine = mine.where('id', '=', id);
        const gone = await mine.orderBy('id').forUpdate().execute();
        for (const inbox of gone) await removeInbox(trx, inbox, now);
        if (gone.length) await notify(trx, [ownerId, ...gone.map((inbox) => inbox.id)]);
        return gone.length;
      });
    },

    /** Removes an inbox for the operator. `seal` makes what its owner can read about it. */
    async close({
      addressHash,
      now,
      seal,
    }: {
      addressHash: Buffer;
      now: Date;
      seal: (id: string) => Buffer;
    }) {
      return db.transaction().execute(async (trx) => {
        const inbox = await removable(trx, now)
          .where('address_hash', '=', addressHash)
          .forUpdate()
          .executeTakeFirst();
        if (!inbox) return null;
        const messages = await removeInbox(trx, inbox, now);
        await trx
          .updateTable('used_addresses')
          .set({ closed_inbox: inbox.id, closed_sealed: seal(inbox.id) })
          .where('address_hash', '=', addressHash)
          .execute();
        await notify(trx, [inbox.owner_id, inbox.id]);
        return { inboxId: inbox.id, until: inbox.expires_at, messages };
      });
    },

    /** The addresses of this owner that the operator closed and that would still live. */
    closedOf: ({ ownerId, now }: { ownerId: string; now: Date }) =>
      closed(db, now)
        .select(['closed_inbox as inboxId', 'closed_sealed as sealed', 'until'])
        .where('owner_id', '=', ownerId)
        .execute(),

    /** Whether the operator closed an inbox that has not reached its planned end. */
    async isClosed({ id, now }: { id: string; now: Date }): Promise<boolean> {
      const row = await closed(db, now).select('until').where('closed_inbox', '=', id).executeTakeFirst();
      return row !== undefined;
    },

    /** Until when nobody gets an address that the operator closed. */
    async closedUntil({ addressHashes, now }: { addressHashes: Buffer[]; now: Date }) {
      const closedHere = closed(db, now).select('until').where('address_hash', 'in', addressHashes);
      return (await closedHere.executeTakeFirst())?.until ?? null;
    },

    /** Deletes the rows of expired inboxes, images and quotas. Their mail goes when its partition is dropped. */
    async purge({ now, quotasBefore }: { now: Date; quotasBefore: Date }) {
      const inboxes = await db.deleteFrom('inboxes').where('expires_at', '<=', now).executeTakeFirst();
      await db.deleteFrom('used_addresses').where('until', '<=', now).execute();
      await db.deleteFrom('message_images').where('expires_at', '<=', now).execute();
      await db.deleteFrom('removed_by_restore').where('until', '<=', now).execute();
      await db.deleteFrom('quotas').where('newest_expiry', '<', quotasBefore).execute();
      return Number(inboxes.numDeletedRows);
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

/** Returns false when the address is in use, or still reserved for its last owner. */
async function insertInbox(trx: Db, inbox: NewInbox, now: Date): Promise<boolean> {
  // An expired address is free again even if the purge job has not removed it yet.
  await trx
    .deleteFrom('inboxes')
    .where('address_hash', '=', inbox.addressHash)
    .where('expires_at', '<=', now)
    .execute();
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
      private: inbox.passwordHash !== undefined,
      password_hash: inbox.passwordHash ?? null,
    })
    .onConflict((c) => c.column('address_hash').doNothing())
    .executeTakeFirst();
  if (!added.numInsertedOrUpdatedRows) return false;
  // Looked up after the insert, which waits for a deletion of the same address that is not committed yet.
  const reserved = await trx
    .selectFrom('used_addresses')
    .select('until')
    .where('address_hash', 'in', [inbox.addressHash, ...(inbox.otherHashes ?? [])])
    .where('until', '>', now)
    .where((e) => e.or([e('owner_id', '!=', inbox.ownerId), e('closed_inbox', 'is not', null)]))
    .executeTakeFirst();
  const isFree = !reserved && !(await isTaken(trx, inbox.otherHashes ?? [], now));
  if (!isFree) await trx.deleteFrom('inboxes').where('id', '=', inbox.id).execute();
  return isFree;
}

const removable = (trx: Db, now: Date) =>
  trx
    .selectFrom('inboxes')
    .select(['id', 'owner_id', 'expires_at', 'address_hash'])
    .where('expires_at', '>', now);

const closed = (db: Db, now: Date) =>
  db.selectFrom('used_addresses').where('closed_inbox', 'is not', null).where('until', '>', now);

type Removable = { id: string; owner_id: string; expires_at: Date; address_hash: Buffer };

/** Removes an inbox with its mail and keeps its address from others. Returns the number of messages. */
async function removeInbox(trx: Db, { id, expires_at, ...inbox }: Removable, now: Date): Promise<number> {
  await trx.deleteFrom('inboxes').where('id', '=', id).execute();
  await trx.deleteFrom('message_images').where('inbox_id', '=', id).execute();
  await reserveAddress(trx, { ...inbox, expires_at });
  const messages = await trx
    .deleteFrom('messages')
    .where('expires_at', '=', expires_at)
    .where('inbox_id', '=', id)
    .returning(['id', 'deleted_seq', 'body_id as bodyId', 'body_expires_at as bodyExpiresAt'])
    .execute();
  await releaseBodies(trx, { expiresAt: expires_at }, messages, now);
  return messages.filter(({ deleted_seq }) => deleted_seq === null).length;
}

/** Whether one of these is the hash of a living inbox. */
const isTaken = async (trx: Db, addressHashes: Buffer[], now: Date): Promise<boolean> =>
  addressHashes.length > 0 &&
  (await trx
    .selectFrom('inboxes')
    .select('id')
    .where('address_hash', 'in', addressHashes)
    .where('expires_at', '>', now)
    .executeTakeFirst()) !== undefined;

/** Keeps a deleted address from others until its planned expiry, so that nobody gets mail meant for its last owner. */
async function reserveAddress(
  trx: Db,
  { address_hash, owner_id, expires_at: until }: { address_hash: Buffer; owner_id: string; expires_at: Date },
) {
  await trx
    .insertInto('used_addresses')
    .values({ address_hash, owner_id, until })
    // An earlier life of the address may have been closed.
    .onConflict((c) =>
      c.column('address_hash').doUpdateSet({ owner_id, until, closed_inbox: null, closed_sealed: null }),
    )
    .execute();
}

export type InboxStore = ReturnType<typeof createInboxStore>;
