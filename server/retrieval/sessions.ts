import type { FollowInboxes } from '#server/domain/live/follow-inboxes.ts';
import type { LiveEvent } from '#server/domain/live/live-reader.ts';
import type { Access } from './login.ts';

const ACCESS_CHECK_MS = 1_000;

type Reader = {
  /** Something in the inbox has changed. */
  onChange: () => void;
  /** The address has ended, or the password opens it no longer. */
  onEnd: () => void;
};
export type Session = { stop(): void };

/** Watches the inboxes of everybody who is logged in, as open pages do. */
export function createSessions({ follow, now }: { follow: FollowInboxes; now: () => Date }) {
  type Watched = { access: Access; validUntil: Date | undefined; end: () => void };
  const open = new Set<Watched>();

  // Sign-out and deletion wake the follower. Sessions and plans that merely expire don't.
  const timer = setInterval(() => {
    const time = now();
    for (const one of open) if (one.validUntil && one.validUntil <= time) void check(one);
  }, ACCESS_CHECK_MS);
  timer.unref();

  async function check(one: Watched) {
    const current = await one.access.current().catch(() => undefined);
    if (current) one.validUntil = current.owner.validUntil;
    else if (current === null) one.end();
  }

  return {
    async open(access: Access, { onChange, onEnd }: Reader): Promise<Session> {
      const list = async () => {
        const current = await access.current();
        return current && [current.inbox];
      };
      const follower = await follow({ ownerId: access.owner.id, list, lastEventId: undefined });
      const stop = () => {
        open.delete(watched);
        follower.stop();
      };
      const end = () => {
        stop();
        onEnd();
      };
      const watched = { access, validUntil: access.owner.validUntil, end };
      open.add(watched);
      follower.attach({
        take(event) {
          if (event.name && isEnd(event)) end();
          else if (event.name && isChange(event)) onChange();
        },
        end,
      });
      return { stop };
    },

    close: () => clearInterval(timer),
  };
}

export type Sessions = ReturnType<typeof createSessions>;

const isEnd = ({ name, data }: LiveEvent) => name === 'expired' || (name === 'deleted' && !data.id);
const isChange = ({ name, data }: LiveEvent) =>
  name === 'message' ||
  name === 'reload' ||
  name === 'deleted' ||
  (name === 'updated' && data.seen !== undefined);
