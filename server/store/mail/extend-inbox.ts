import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { notify } from '../notify.ts';
import type { InboxPlace } from './inbox-place.ts';
import { NEXT_FROM } from './position.ts';

/**
 * Gives a locked inbox a later end. The records of its mail move to the partition of that end, so they are always where the
 * inbox says. Bodies may be large: they stay until their partition has passed (keep-bodies.ts).
 */
export async function extendInbox(trx: Db, inbox: InboxPlace & { ownerId: string; plan: string }, end: Date) {
  const { id, ownerId, expiresAt } = inbox;
  await trx
    .updateTable('messages')
    .set({
      expires_at: end,
      body_expires_at: sql`CASE WHEN deleted_seq IS NULL THEN coalesce(body_expires_at, expires_at) END`,
    })
    .where('expires_at', '=', expiresAt)
    .where('inbox_id', '=', id)
    .execute();
  for (const table of ['message_images', 'failed_deliveries'] as const)
    await trx.updateTable(table).set({ expires_at: end }).where('inbox_id', '=', id).execute();
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
}
