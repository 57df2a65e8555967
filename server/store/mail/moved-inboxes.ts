import type { Pool } from '../pool.ts';
import type { InboxPlace } from './inbox-place.ts';

/** PostgreSQL's code for a row that another transaction has just moved to another partition. */
export const MOVED = '40001';

/**
 * The records of an inbox move to another partition when it is extended. A reader that looked the inbox up before that finds
 * nothing in the old partition, and asks here for the new one.
 */
export async function movedSince<Place extends { inboxId: string; expiresAt: Date }>(
  pool: Pool,
  places: Place[],
): Promise<Place[]> {
  if (!places.length) return [];
  const ids = [...new Set(places.map(({ inboxId }) => inboxId))];
  const { rows } = await pool.query<{ id: string; expiresAt: Date }>({
    name: 'ends-of-inboxes',
    text: 'SELECT id, expires_at AS "expiresAt" FROM inboxes WHERE id = ANY($1::uuid[])',
    values: [ids],
  });
  const ends = new Map(rows.map(({ id, expiresAt }) => [id, expiresAt]));
  return places.flatMap((place) => {
    const expiresAt = ends.get(place.inboxId);
    return expiresAt && expiresAt.getTime() !== place.expiresAt.getTime() ? { ...place, expiresAt } : [];
  });
}

/** Reads something of an inbox, and again if not everything was there because the inbox has moved meanwhile. */
export async function whereverItIs<T>(
  pool: Pool,
  inbox: InboxPlace,
  read: (place: InboxPlace) => Promise<T>,
  isAllThere: (result: T) => boolean = (result) => Boolean(result),
): Promise<T> {
  const result = await read(inbox);
  if (isAllThere(result)) return result;
  const [moved] = await movedSince(pool, [{ inboxId: inbox.id, expiresAt: inbox.expiresAt }]);
  return moved ? read({ id: inbox.id, expiresAt: moved.expiresAt }) : result;
}
