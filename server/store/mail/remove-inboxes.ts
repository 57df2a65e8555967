import type { Db } from '../database.ts';
import { notify } from '../notify.ts';
import { releaseBodies } from './release-bodies.ts';

/** How many are removed with one statement. */
const AT_ONCE = 500;

export const removable = (trx: Db, now: Date) =>
  trx
    .selectFrom('inboxes')
    .select(['id', 'owner_id', 'expires_at', 'address_hash'])
    .where('expires_at', '>', now);

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

type Removable = { id: string; owner_id: string; expires_at: Date; address_hash: Buffer };

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
  const ids = gone.map(({ id }) => id);
  await trx.deleteFrom('inboxes').where('id', 'in', ids).execute();
  for (const table of ['message_images', 'failed_deliveries'] as const)
    await trx.deleteFrom(table).where('inbox_id', 'in', ids).execute();
  await reserveAddresses(trx, gone, seal);
  const messages = await trx
    .deleteFrom('messages')
    // The times lead to the partitions.
    .where(
      'expires_at',
      'in',
      gone.map(({ expires_at }) => expires_at),
    )
    .where('inbox_id', 'in', ids)
    .returning(['id', 'expires_at', 'deleted_seq', 'body_id as bodyId', 'body_expires_at as bodyExpiresAt'])
    .execute();
  for (const some of Map.groupBy(messages, ({ expires_at }) => expires_at.getTime()).values())
    await releaseBodies(trx, { expiresAt: some[0]!.expires_at }, some, now);
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
