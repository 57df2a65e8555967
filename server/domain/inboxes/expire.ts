import type { Plans } from '#contract/plans.ts';
import type { GuestStore } from '#server/store/accounts/guest-store.ts';
import type { InboxStore } from '#server/store/mail/inbox-store.ts';
import type { PartitionStore } from '#server/store/mail/partitions.ts';
import type { RateLimitStore } from '#server/store/operations/rate-limit-store.ts';
import { latestEndOf } from './lifetime.ts';

/** How long a guest's token stays valid after its addresses and their cooldown have ended. */
const GUEST_IDLE_MS = 7 * 24 * 3_600_000;
/** Partitions are made this long before an address can need them. */
const AHEAD_MS = 60 * 60 * 1000;

/** Removes what has expired: mail by dropping its partitions, and the rows of inboxes, guests and rate limits. */
export function createExpiry({
  inboxes,
  guests,
  partitions,
  rateLimits,
  plans,
  bodiesMs,
  cooldownMs,
  now,
}: {
  inboxes: InboxStore;
  guests: GuestStore;
  partitions: PartitionStore;
  rateLimits: RateLimitStore;
  plans: Plans;
  /** How long a body can live without an address. */
  bodiesMs: number;
  cooldownMs: number;
  now: () => Date;
}) {
  const before = (ms: number) => new Date(now().getTime() - ms);

  return {
    /** Addresses that can be extended share few partitions, all others end in any one. */
    async rollPartitions() {
      const createdAt = before(-AHEAD_MS);
      for (const [kind, { lifetimeMs }] of [
        ['guest', plans.free],
        ['account', plans.premium],
      ] as const) {
        const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
        await partitions.ensureFor(latestEndOf({ createdAt, expiresAt }, { kind }, plans));
      }
      const until = before(-AHEAD_MS - Math.max(plans.free.lifetimeMs, bodiesMs));
      return partitions.roll({ now: now(), until });
    },

    async purge() {
      await inboxes.purge({ now: now(), quotasBefore: before(cooldownMs) });
      await guests.removeUnseenSince(before(cooldownMs + plans.free.maxLifetimeMs + GUEST_IDLE_MS));
      await rateLimits.removePassed(now());
    },
  };
}
