import {
  lastChange,
  type MessageRow,
  type MessageStore,
  type Read,
} from '#server/store/mail/message-store.ts';
import { createLoader } from '../loader.ts';

/** All of their readers are written to in one turn of the event loop. */
const READ_AT_ONCE = 100;

type Deps = { messages: Pick<MessageStore, 'changes' | 'arrivals'>; now: () => Date };

/** Reads what changed after a position of an inbox. */
export const createLoadChanges = ({ messages, now }: Deps) =>
  createLoadAfter((inboxes) => messages.changes(inboxes, now()), lastChange);

/** Reads the messages that arrived after a position of an inbox. */
export const createLoadArrivals = ({ messages, now }: Deps) =>
  createLoadAfter(
    (inboxes) => messages.arrivals(inboxes, now()),
    ({ seq }) => seq,
  );

type From = { id: string; expiresAt: Date; after: number };
/**
 * The rows after `from`. That is the position which was asked for, or 0 if it lies ahead of the inbox: then the database
 * was restored, or promoted without its last changes, and the reader starts again with what is there.
 */
export type Loaded = { from: number; rows: MessageRow[] };

/** Readers that are woken together share one query. */
function createLoadAfter(
  read: (inboxes: Array<From & { furthest: number }>) => Promise<Map<string, Read>>,
  positionOf: (row: MessageRow) => number,
) {
  return createLoader<From, Loaded | undefined>(
    async (requests) => {
      const asked = new Map<string, From & { furthest: number }>();
      for (const { id, expiresAt, after } of requests) {
        const { after: lowest, furthest } = asked.get(id) ?? { after, furthest: after };
        asked.set(id, {
          id,
          expiresAt,
          after: Math.min(lowest, after),
          furthest: Math.max(furthest, after),
        });
      }
      const found = await read([...asked.values()]);
      return requests.map(({ id, after }) => {
        const inbox = found.get(id);
        if (!inbox) return undefined;
        const from = after > inbox.seq ? 0 : after;
        return { from, rows: inbox.rows.filter((row) => positionOf(row) > from) };
      });
    },
    { maxBatch: READ_AT_ONCE },
  );
}

/** Resolves to undefined when the inbox is gone. */
export type LoadAfter = ReturnType<typeof createLoadAfter>;
