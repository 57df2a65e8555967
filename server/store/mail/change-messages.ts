import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { notify } from '../notify.ts';
import type { InboxPlace } from './inbox-place.ts';
import { NEXT_FROM } from './position.ts';
import { releaseBodies } from './release-bodies.ts';

/** What owners do with stored messages: mark them as seen, and delete them. */
export function createMessageChanges({ db }: { db: Db }) {
  /**
   * Changes messages that are not deleted. `write` gets the position of the inbox, gives each message the next position, and
   * returns the ids of what it changed. If it changed none, the position stays. Wakes the followers. This locks the inbox, so
   * first check that the messages exist: requests for missing messages must not wait for each other.
   */
  const change = (
    { id }: InboxPlace,
    write: (trx: Db, position: number) => Promise<string[]>,
    { removes = false }: { removes?: boolean } = {},
  ): Promise<string[]> =>
    db.transaction().execute(async (trx) => {
      const locked = await trx
        .selectFrom('inboxes')
        .select(sql<number>`${sql.raw(NEXT_FROM)}`.as('position'))
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      const changed = locked ? await write(trx, locked.position) : [];
      if (!locked || !changed.length) return [];
      await trx
        .updateTable('inboxes')
        .set((e) => ({
          seq: locked.position + changed.length,
          message_count: e('message_count', '-', removes ? changed.length : 0),
        }))
        .where('id', '=', id)
        .execute();
      await notify(trx, [id]);
      return changed;
    });

  const living = (handle: Db, inbox: InboxPlace, ids: string[]) =>
    handle
      .selectFrom('messages')
      .where('expires_at', '=', inbox.latestEnd)
      .where('inbox_id', '=', inbox.id)
      .where(sql<boolean>`id = ANY(${ids}::uuid[])`)
      .where('deleted_seq', 'is', null);

  const hasAny = (inbox: InboxPlace, ids: string[]) =>
    living(db, inbox, ids).select('id').limit(1).executeTakeFirst();

  /**
   * Messages with the positions that a change gives them, as rows `p` of `nth` and `new_seq`. Materialized, because the
   * planner may read them again for each message: it knows nothing about a new partition.
   */
  const numbered = (inbox: InboxPlace, ids: string[], position: number) => sql`
    WITH p AS MATERIALIZED (SELECT seq AS nth, ${position}::bigint + row_number() OVER (ORDER BY seq) AS new_seq FROM messages
    WHERE expires_at = ${inbox.latestEnd} AND inbox_id = ${inbox.id} AND id = ANY(${ids}::uuid[]))`;

  /** Marks messages or takes the mark away, and returns the ids of those that changed. */
  const markMany =
    (mark: 'seen' | 'to_delete') => async (inbox: InboxPlace, ids: string[], value: boolean) => {
      const toChange = (handle: Db) =>
        living(handle, inbox, ids).where(mark, '!=', value).select('id').execute();
      if (!(await toChange(db)).length) return [];
      return change(inbox, async (trx, position) => {
        const changing = (await toChange(trx)).map(({ id }) => id);
        await sql`${numbered(inbox, changing, position)}
                UPDATE messages m SET ${sql.ref(mark)} = ${value}, seen_seq = p.new_seq FROM p
                WHERE m.expires_at = ${inbox.latestEnd} AND m.inbox_id = ${inbox.id} AND m.seq = p.nth`.execute(
          trx,
        );
        return changing;
      });
    };
  const markManySeen = markMany('seen');

  /** Wipes messages and returns their ids. Their rows stay, empty, as the `deleted` events. */
  async function removeMany(inbox: InboxPlace, ids: string[], now: Date): Promise<string[]> {
    if (!(await hasAny(inbox, ids))) return [];
    const write = async (trx: Db, position: number) => {
      const bodies = await living(trx, inbox, ids)
        .select(['id', 'body_id as bodyId', 'body_expires_at as bodyLatestEnd'])
        .execute();
      if (!bodies.length) return [];
      const removing = bodies.map(({ id }) => id);
      await sql`${numbered(inbox, removing, position)}
                UPDATE messages m
                SET summary = NULL, found = NULL, verdict = NULL, body_id = NULL, body_expires_at = NULL,
                    deleted_seq = p.new_seq
                FROM p
                WHERE m.expires_at = ${inbox.latestEnd} AND m.inbox_id = ${inbox.id} AND m.seq = p.nth`.execute(
        trx,
      );
      await trx.deleteFrom('message_images').where('message_id', 'in', removing).execute();
      await releaseBodies(trx, inbox, bodies, now);
      return removing;
    };
    return change(inbox, write, { removes: true });
  }

  return {
    markManySeen,
    /** Mail programs mark what they will delete later. */
    markManyToDelete: markMany('to_delete'),
    removeMany,

    /** Returns false when there is no such message; marking it twice changes nothing. */
    async markSeen(inbox: InboxPlace, id: string, seen: boolean): Promise<boolean> {
      if (!(await hasAny(inbox, [id]))) return false;
      await markManySeen(inbox, [id], seen);
      return true;
    },

    remove: async (inbox: InboxPlace, id: string, now: Date): Promise<boolean> =>
      (await removeMany(inbox, [id], now)).length > 0,
  };
}
