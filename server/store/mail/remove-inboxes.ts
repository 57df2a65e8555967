import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { againAfterDeadlock } from '../deadlock.ts';
import { notify } from '../notify.ts';
import { LATEST_END } from './inbox-place.ts';
import { releaseBodies } from './release-bodies.ts';

/** How many are removed with one statement. */
const AT_ONCE = 500;
/** How many that have ended are deleted in one transaction. Their mail may be large. */
const ENDED_AT_ONCE = 20;

const inboxes = (trx: Db) =>
  trx
    .selectFrom('inboxes')
    .select(['id', 'owner_id', 'expires_at', 'address_hash'])
    .select(sql<Date>`${sql.raw(LATEST_END)}`.as('latest_end'));

export const removable = (trx: Db, now: Date) => inboxes(trx).where('expires_at', '>', now);
const ended = (trx: Db, now: Date) => inboxes(trx).where('expires_at', '<=', now);

/**
 * Removes the inboxes of an owner or of a domain, or some of them, with their mail. `seal` makes the operator's note for an
 * owner, if there is one. Returns how many were removed.
 */
export async function removeInboxes(
  trx: Db,
  { ownerId, domainId, ids }: { ownerId?: string; domainId?: string; ids?: string[] | undefined },
  now: Date,
  seal: (id: string) => Buffer | null = () => null,
): Promise<number> {
  let some = removable(trx, now);
  if (ownerId) some = some.where('owner_id', '=', ownerId);
  if (domainId) some = some.where('domain_id', '=', domainId);
  if (ids) some = some.where('id', 'in', ids);
  // Locked in the order that deliveries use, to prevent deadlocks.
  const gone = await some.orderBy('id').forUpdate().execute();
  for (let at = 0; at < gone.length; at += AT_ONCE)
    await removeRows(trx, gone.slice(at, at + AT_ONCE), now, seal);
  await notify(
    trx,
    gone.flatMap((inbox) => [inbox.owner_id, inbox.id]),
  );
  return gone.length;
}

/**
 * Deletes inboxes that have ended although they could have been extended: the partitions of their mail have not passed.
 * Several processes share the work. Returns how many it deleted; there may be more.
 */
export const deleteSomeEnded = (db: Db, now: Date): Promise<number> =>
  againAfterDeadlock(() =>
    db.transaction().execute(async (trx) => {
      // Nobody waits for the disk: what is lost in a crash is deleted again.
      await sql`SET LOCAL synchronous_commit = off`.execute(trx);
      const some = ended(trx, now).where('latest_end', '>', now).orderBy('expires_at').limit(ENDED_AT_ONCE);
      const gone = await some.forUpdate().skipLocked().execute();
      if (gone.length) await deleteWithMail(trx, gone, now);
      return gone.length;
    }),
  );

/** Makes an address free that has ended, even if the job has not deleted it yet. */
export async function deleteEnded(trx: Db, addressHash: Buffer, now: Date): Promise<void> {
  const gone = await ended(trx, now).where('address_hash', '=', addressHash).forUpdate().execute();
  if (gone.length) await deleteWithMail(trx, gone, now);
}

type Deletable = { id: string; latest_end: Date };
type Removable = Deletable & { owner_id: string; expires_at: Date; address_hash: Buffer };

/**
 * Removes inboxes with their mail and keeps their addresses from others; with a note of the operator, also from the owner.
 * Returns the number of messages.
 */
export async function removeRows(
  trx: Db,
  gone: Removable[],
  now: Date,
  seal: (id: string) => Buffer | null,
): Promise<number> {
  const messages = await deleteWithMail(trx, gone, now);
  await reserveAddresses(trx, gone, seal);
  return messages;
}

/** Returns the number of messages. */
async function deleteWithMail(trx: Db, gone: Deletable[], now: Date): Promise<number> {
  const ids = gone.map(({ id }) => id);
  await trx.deleteFrom('inboxes').where('id', 'in', ids).execute();
  for (const table of ['message_images', 'failed_deliveries'] as const)
    await trx.deleteFrom(table).where('inbox_id', 'in', ids).execute();
  const messages = await trx
    .deleteFrom('messages')
    // The times lead to the partitions.
    .where(
      'expires_at',
      'in',
      gone.map(({ latest_end }) => latest_end),
    )
    .where('inbox_id', 'in', ids)
    .returning(['id', 'expires_at', 'deleted_seq', 'body_id as bodyId', 'body_expires_at as bodyLatestEnd'])
    .execute();
  for (const some of Map.groupBy(messages, ({ expires_at }) => expires_at.getTime()).values())
    await releaseBodies(trx, { latestEnd: some[0]!.expires_at }, some, now);
  return messages.filter(({ deleted_seq }) => deleted_seq === null).length;
}

/** Keeps deleted addresses from others until their planned expiry, so that nobody gets mail meant for the last owner. */
async function reserveAddresses(trx: Db, gone: Removable[], seal: (id: string) => Buffer | null) {
  const used = gone.map(({ id, address_hash, owner_id, expires_at }) => {
    const note = seal(id);
    return { address_hash, owner_id, until: expires_at, closed_inbox: note && id, closed_sealed: note };
  });
  await trx
    .insertInto('used_addresses')
    .values(used)
    // What is known of an earlier life of an address is replaced.
    .onConflict((c) =>
      c.column('address_hash').doUpdateSet((e) => ({
        owner_id: e.ref('excluded.owner_id'),
        until: e.ref('excluded.until'),
        closed_inbox: e.ref('excluded.closed_inbox'),
        closed_sealed: e.ref('excluded.closed_sealed'),
      })),
    )
    .execute();
}
