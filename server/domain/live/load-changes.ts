import { type Pace, SHARING } from '#server/lib/batches.ts';
import { createLoader } from '#server/lib/loader.ts';
import type { After, MessageStore, Read } from '#server/store/mail/message-store.ts';

/** Inboxes read in one query. All of their readers are written to in one turn of the event loop. */
const READ_AT_ONCE = 100;

type Deps = { messages: Pick<MessageStore, 'changes' | 'arrivals'>; now: () => Date };

/** Reads what changed after a position of an inbox. */
export const createLoadChanges = ({ messages, now }: Deps) =>
  createLoadAfter((asked) => messages.changes(asked, now()));

/** Reads the first messages that arrived after a position of an inbox. */
export const createLoadArrivals = ({ messages, now }: Deps) =>
  createLoadAfter((asked) => messages.arrivals(asked, now()), SHARING);

/** Reads the positions of the inboxes of each follower. The followers of one heartbeat share one query. */
export const createLoadPositions = ({
  messages,
  now,
}: {
  messages: Pick<MessageStore, 'positions'>;
  now: () => Date;
}) =>
  createLoader<string[], Map<string, number>>(async (requests) => {
    const positions = await messages.positions([...new Set(requests.flat())], now());
    return requests.map(() => positions);
  });

export type LoadPositions = ReturnType<typeof createLoadPositions>;

/**
 * The rows after `from`. `from` is the position that was asked for, or 0 if that is ahead of the inbox: then the
 * database was restored, or promoted without its last changes, and the reader starts over.
 */
export type Loaded = Read & { from: number };

/** Readers that are woken together share one query, and those at the same position share its rows. */
function createLoadAfter(read: (asked: After[]) => Promise<Array<Read | undefined>>, pace: Pace = {}) {
  return createLoader<After, Loaded | undefined>(
    async (requests) => {
      const keyOf = ({ id, after }: After) => `${id}/${after}`;
      const asked = new Map(requests.map((request) => [keyOf(request), request]));
      const reads = await read([...asked.values()]);
      const found = new Map([...asked.keys()].map((key, nth) => [key, reads[nth]]));
      return requests.map((request) => {
        const inbox = found.get(keyOf(request));
        return inbox && { ...inbox, from: request.after > inbox.seq ? 0 : request.after };
      });
    },
    { maxBatch: READ_AT_ONCE, ...pace },
  );
}

/** Resolves to undefined when the inbox is gone. */
export type LoadAfter = ReturnType<typeof createLoadAfter>;
