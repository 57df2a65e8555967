import type { LiveEvents } from '#contract/events.ts';
import type { Hub } from '#server/live/hub.ts';
import { lastChange, type MessageRow, type MessageStore } from '#server/store/mail/message-store.ts';
import { createLoader } from '../loader.ts';
import { type Followed, Follower } from './follower.ts';
import { decodePositions } from './positions.ts';

const READ_AT_ONCE = 100;

/** Everything that happens in some inboxes, from a position on, told to one reader after the other. */
export function createFollowInboxes({
  messages,
  hub,
  summary,
  pushed = () => {},
  now,
}: {
  messages: MessageStore;
  hub: Hub;
  summary: (row: MessageRow, address: string) => LiveEvents['message']['message'];
  /** Told of each message once its reader has taken it. */
  pushed?: (row: MessageRow, expiresAt: Date) => void;
  now: () => Date;
}) {
  /** What came after a position, or undefined when the inbox is gone. Followers woken together share one query. */
  const loadChanges = createLoader<{ id: string; expiresAt: Date; after: number }, MessageRow[] | undefined>(
    async (asked) => {
      const lowest = new Map<string, (typeof asked)[number]>();
      for (const one of asked) {
        const other = lowest.get(one.id);
        if (!other || one.after < other.after) lowest.set(one.id, one);
      }
      const changes = await messages.changes([...lowest.values()], now());
      return asked.map((one) => changes.get(one.id)?.filter((row) => lastChange(row) > one.after));
    },
    // Their readers are all written to in one turn of the event loop.
    { maxBatch: READ_AT_ONCE },
  );
  const means = { hub, loadChanges, summary, pushed, now };

  /**
   * `list` gives the inboxes to follow; it is asked again whenever the owner's set may have changed, and null
   * ends it.
   */
  return async function follow({
    ownerId,
    list,
    lastEventId,
  }: {
    ownerId: string;
    list: () => Promise<Followed[] | null>;
    lastEventId: string | undefined;
  }): Promise<Follower> {
    const follower = new Follower(means, ownerId, list);
    await follower.begin(decodePositions(lastEventId));
    return follower;
  };
}

export type FollowInboxes = ReturnType<typeof createFollowInboxes>;
