import type { LiveEvents } from '#contract/events.ts';
import type { Hub } from '#server/live/hub.ts';
import type { MessageRow } from '#server/store/mail/message-store.ts';
import { type Followed, Follower } from './follower.ts';
import type { LoadAfter, LoadPositions } from './load-changes.ts';
import { decodePositions } from './positions.ts';

/** Streams the changes in a set of inboxes to a reader, starting at a position. */
export function createFollowInboxes({
  hub,
  loadChanges,
  loadPositions,
  summary,
  onPushed = () => {},
  isClosed = async () => false,
  hasEnded = () => false,
  now,
}: {
  hub: Hub;
  loadChanges: LoadAfter;
  loadPositions: LoadPositions;
  summary: (row: MessageRow, address: string) => LiveEvents['message']['message'];
  /** Called after a reader has received a message. */
  onPushed?: (row: MessageRow) => void;
  /** Whether the operator closed an inbox that is gone. */
  isClosed?: (id: string) => Promise<boolean>;
  /** Whether the domain of an address has ended. */
  hasEnded?: (address: string, ownerId: string) => boolean;
  now: () => Date;
}) {
  const deps = { hub, loadChanges, loadPositions, summary, onPushed, isClosed, hasEnded, now };

  /**
   * `list` returns the inboxes to follow. It is called again when the owner's inboxes may have changed, and null ends
   * the stream.
   */
  return async function follow({
    ownerId,
    list,
    lastEventId,
  }: {
    ownerId: string;
    list: () => Promise<Followed[] | null>;
    /** Where to continue. Without it, the stream starts with new events. */
    lastEventId: string | undefined;
  }): Promise<Follower> {
    const follower = new Follower(deps, ownerId, list);
    await follower.begin(lastEventId ? decodePositions(lastEventId) : undefined);
    return follower;
  };
}

export type FollowInboxes = ReturnType<typeof createFollowInboxes>;
