import { lastChange, type MessageRow, type MessageStore } from '#server/store/mail/message-store.ts';
import { createLoader } from '../loader.ts';

/** All of them are written to in one turn of the event loop. */
const READ_AT_ONCE = 100;

/** Reads what came after a position of an inbox. Readers that are woken together share one query. */
export function createLoadChanges({ messages, now }: { messages: MessageStore; now: () => Date }) {
  return createLoader<{ id: string; expiresAt: Date; after: number }, MessageRow[] | undefined>(
    async (requests) => {
      const lowest = new Map<string, (typeof requests)[number]>();
      for (const one of requests) {
        const other = lowest.get(one.id);
        if (!other || one.after < other.after) lowest.set(one.id, one);
      }
      const changes = await messages.changes([...lowest.values()], now());
      return requests.map((one) => changes.get(one.id)?.filter((row) => lastChange(row) > one.after));
    },
    { maxBatch: READ_AT_ONCE },
  );
}

/** Resolves to undefined when the inbox is gone. */
export type LoadChanges = ReturnType<typeof createLoadChanges>;
