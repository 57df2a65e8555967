import { lastChange, type MessageRow, type MessageStore } from '#server/store/mail/message-store.ts';
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

type After = { id: string; expiresAt: Date; after: number };

/** Readers that are woken together share one query. */
function createLoadAfter(
  read: (inboxes: After[]) => Promise<Map<string, MessageRow[]>>,
  positionOf: (row: MessageRow) => number,
) {
  return createLoader<After, MessageRow[] | undefined>(
    async (requests) => {
      const lowest = new Map<string, After>();
      for (const one of requests) {
        const other = lowest.get(one.id);
        if (!other || one.after < other.after) lowest.set(one.id, one);
      }
      const rows = await read([...lowest.values()]);
      return requests.map((one) => rows.get(one.id)?.filter((row) => positionOf(row) > one.after));
    },
    { maxBatch: READ_AT_ONCE },
  );
}

/** Resolves to undefined when the inbox is gone. */
export type LoadAfter = ReturnType<typeof createLoadAfter>;
