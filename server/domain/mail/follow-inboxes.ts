import type { LiveEvents } from '#contract/events.ts';
import type { Hub } from '#server/live/hub.ts';
import type { MessageRow } from '#server/store/mail/message-store.ts';
import type { FindInMail } from './find-in-mail.ts';
import { type Followed, Follower } from './follower.ts';
import type { LoadChanges } from './load-changes.ts';
import { decodePositions } from './positions.ts';

/** Follows inboxes from a position on and passes every change to one reader. */
export function createFollowInboxes({
  hub,
  loadChanges,
  findings,
  summary,
  pushed = () => {},
  now,
}: {
  hub: Hub;
  loadChanges: LoadChanges;
  findings: Pick<FindInMail, 'findInTime' | 'isBusy'>;
  summary: (row: MessageRow, address: string) => LiveEvents['message']['message'];
  /** Told of each message once its reader has taken it. */
  pushed?: (row: MessageRow, expiresAt: Date) => void;
  now: () => Date;
}) {
  const findInTime: FindInMail['findInTime'] = (inbox, rows, deadline) =>
    findings.findInTime(inbox, rows, findings.isBusy() ? 0 : deadline);
  const deps = { hub, loadChanges, findInTime, summary, pushed, now };

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
    const follower = new Follower(deps, ownerId, list);
    await follower.begin(decodePositions(lastEventId));
    return follower;
  };
}

export type FollowInboxes = ReturnType<typeof createFollowInboxes>;
