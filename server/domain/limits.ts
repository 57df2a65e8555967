import { isIPv6 } from 'node:net';
import { texts } from '#contract/texts.ts';
import type { RateLimitStore } from '#server/store/operations/rate-limit-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from './errors.ts';

export type Limit = { name: string; max: number; windowMs: number };

/** How often somebody may do something. Who it was is kept as a fingerprint, and only until the window ends. */
export function createLimits({
  store,
  vault,
  now,
}: {
  store: RateLimitStore;
  vault: Vault;
  now: () => Date;
}) {
  const keyOf = (limit: Limit, who: string) => vault.fingerprint('limit', `${limit.name}\0${who}`);
  const retryAfter = (resetsAt: Date) =>
    Math.max(1, Math.ceil((resetsAt.getTime() - now().getTime()) / 1000));

  return {
    /** Counts one try and throws when it was one too many. A maximum of 0 switches the limit off. */
    async take(limit: Limit, who: string, message: string = texts.tooManyRequests, details = {}) {
      if (!limit.max) return;
      const { count, resetsAt } = await store.hit({
        key: keyOf(limit, who),
        now: now(),
        windowMs: limit.windowMs,
      });
      if (count > limit.max)
        throw new Refusal('rate-limited', message, { ...details, retryAfter: retryAfter(resetsAt) });
    },

    /** Throws when the limit is used up already, without counting. */
    async check(limit: Limit, who: string, message: string = texts.tooManyRequests, details = {}) {
      const { count, resetsAt } = await store.peek({ key: keyOf(limit, who), now: now() });
      if (limit.max && count >= limit.max)
        throw new Refusal('rate-limited', message, { ...details, retryAfter: retryAfter(resetsAt) });
    },

    /** A try that was counted first, so that many at once cannot slip through, and then was not one. */
    undo: (limit: Limit, who: string) => store.undo({ key: keyOf(limit, who), now: now() }),

    clear: (limit: Limit, who: string) => store.clear(keyOf(limit, who)),
  };
}

export type Limits = ReturnType<typeof createLimits>;

/** The network behind an address: IPv6 users own a /64 at the least, so that is what is counted. */
export function networkOf(ip: string): string {
  const mapped = ip.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i);
  if (mapped) return mapped[1]!;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]!.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const groups =
    tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
