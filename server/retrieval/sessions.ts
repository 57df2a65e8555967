import { createAccessChecks } from '#server/domain/live/access-checks.ts';
import type { FollowInboxes } from '#server/domain/live/follow-inboxes.ts';
import type { LiveEvent } from '#server/domain/live/live-reader.ts';
import type { Access } from './login.ts';

type Reader = {
  /** Something in the inbox has changed. */
  onChange: () => void;
  /** The address has ended, or the password opens it no longer. */
  onEnd: () => void;
};
export type Session = { stop(): void };

/** Watches the inboxes of everybody who is logged in, as open pages do. */
export function createSessions({ follow, now }: { follow: FollowInboxes; now: () => Date }) {
  const checks = createAccessChecks({ now });

  return {
    async open(access: Access, { onChange, onEnd }: Reader): Promise<Session> {
      const list = async () => {
        const current = await access.current();
        return current && [current.inbox];
      };
      const follower = await follow({ ownerId: access.owner.id, list, lastEventId: undefined });
      const stop = () => {
        unwatch();
        follower.stop();
      };
      const end = () => {
        stop();
        onEnd();
      };
      const currentOwner = async () => (await access.current())?.owner ?? null;
      const unwatch = checks.watch({ owner: access.owner, currentOwner, end });
      follower.attach({
        take(event) {
          if (event.name && isEnd(event)) end();
          else if (event.name && isChange(event)) onChange();
        },
        end,
      });
      return { stop };
    },

    close: checks.close,
  };
}

export type Sessions = ReturnType<typeof createSessions>;

const isEnd = ({ name, data }: LiveEvent) => name === 'expired' || (name === 'deleted' && !data.id);
const isChange = ({ name, data }: LiveEvent) =>
  name === 'message' ||
  name === 'reload' ||
  name === 'deleted' ||
  (name === 'updated' && data.seen !== undefined);
