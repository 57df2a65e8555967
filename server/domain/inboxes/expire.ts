import type { GuestStore } from '#server/store/accounts/guest-store.ts';
import type { InboxStore } from '#server/store/mail/inbox-store.ts';
import type { PartitionStore } from '#server/store/mail/partitions.ts';
import type { RateLimitStore } from '#server/store/operations/rate-limit-store.ts';

/** How long a guest's token stays valid after its addresses and their cooldown have ended. */
const GUEST_IDLE_MS = 7 * 24 * 3_600_000;
/** Partitions are made this far beyond the longest lifetime. */
const AHEAD_MS = 60 * 60 * 1000;

/** Removes what has expired: mail by dropping its partitions, then the rows of inboxes, guests and rate limits. */
export function createExpiry({
  inboxes,
  guests,
  partitions,
  rateLimits,
  longestMs,
  cooldownMs,
  now,
}: {
  inboxes: InboxStore;
  guests: GuestStore;
  partitions: PartitionStore;
  rateLimits: RateLimitStore;
  longestMs: number;
  cooldownMs: number;
  now: () => Date;
}) {
  const before = (ms: number) => new Date(now().getTime() - ms);

  return {
    rollPartitions: () =>
      partitions.roll({ now: now(), until: new Date(now().getTime() + longestMs + AHEAD_MS) }),

    async purge() {
      await inboxes.purge({ now: now(), quotasBefore: before(cooldownMs) });
      await guests.removeUnseenSince(before(cooldownMs + longestMs + GUEST_IDLE_MS));
      await rateLimits.removePassed(now());
    },
  };
}
