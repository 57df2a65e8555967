import type { Db } from '../database.ts';
import { lockInState } from '../domains/lock-in-state.ts';
import { notify } from '../notify.ts';
import { removable, removeInboxes, removeRows } from './remove-inboxes.ts';

const closed = (db: Db, now: Date) =>
  db.selectFrom('used_addresses').where('closed_inbox', 'is not', null).where('until', '>', now);

/** Inboxes that the operator closed, or that ended with their domain. */
export const createClosing = (db: Db) => ({
  /** Removes an inbox for the operator. `seal` makes what its owner can read about it. */
  async close({ addressHash, now, seal }: { addressHash: Buffer; now: Date; seal: (id: string) => Buffer }) {
    return db.transaction().execute(async (trx) => {
      const inbox = await removable(trx, now)
        .where('address_hash', '=', addressHash)
        .forUpdate()
        .executeTakeFirst();
      if (!inbox) return null;
      const messages = await removeRows(trx, [inbox], now, seal);
      await notify(trx, [inbox.owner_id, inbox.id]);
      return { inboxId: inbox.id, until: inbox.expires_at, messages };
    });
  },

  /**
   * Removes some inboxes of a domain, if it has ended. `seal` makes what an owner can read about it; with null, the inbox
   * has just ended. Returns how many were removed, or null if the domain has not ended or is in use again.
   */
  async closeWithDomain({
    domainId,
    ids,
    now,
    seal,
  }: {
    domainId: string;
    ids: string[];
    now: Date;
    seal: (id: string) => Buffer | null;
  }): Promise<number | null> {
    return db.transaction().execute(async (trx) => {
      if (!(await lockInState(trx, domainId, ['retired', 'blocked']))) return null;
      return removeInboxes(trx, { ids }, now, seal);
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
  async closedUntil({ addressHash, now }: { addressHash: Buffer; now: Date }) {
    const closedHere = closed(db, now).select('until').where('address_hash', '=', addressHash);
    return (await closedHere.executeTakeFirst())?.until ?? null;
  },
});
