import type { PlainCode, Reason } from '#contract/reasons.ts';
import type { RateLimitStore } from '#server/store/operations/rate-limit-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from './errors.ts';
import { allowancesOf } from './network.ts';

export type Limit = {
  name: string;
  max: number;
  windowMs: number;
  /** How many times the maximum an IPv6 /48 may use; 2 by default. */
  wideFactor?: number;
  /** The refusal says when the limit ends, as `cooldownEnd`. */
  tellsEnd?: boolean;
};
/**
 * Who is counted: one name, or the networks of an address. With `of`, the networks are counted separately for that
 * name.
 */
export type Who = string | { ip: string; of?: string };

/** The reason that a refusal gives; it may name the end of the limit. */
export type Why = PlainCode | Reason | ((end: Date) => Reason);

/** Limits how often somebody may do something. The key is stored as a fingerprint, and only until the window ends. */
export function createLimits({
  store,
  vault,
  now,
}: {
  store: RateLimitStore;
  vault: Vault;
  now: () => Date;
}) {
  /** Where an attempt is counted. */
  function countsOf(limit: Limit, who: Who) {
    const keyOf = (...parts: string[]) => vault.fingerprint('limit', [limit.name, ...parts].join('\0'));
    if (typeof who === 'string') return [{ key: keyOf(who), max: limit.max }];
    return allowancesOf(who.ip, limit.max, limit.wideFactor).map(({ network, max }) => ({
      key: who.of === undefined ? keyOf(network) : keyOf(network, who.of),
      max,
    }));
  }
  const refusal = (limit: Limit, why: Why, details: object, resetsAt: Date) =>
    new Refusal('rate-limited', typeof why === 'function' ? why(resetsAt) : why, {
      ...details,
      ...(limit.tellsEnd && { cooldownEnd: resetsAt.toISOString() }),
      retryAfter: Math.max(1, Math.ceil((resetsAt.getTime() - now().getTime()) / 1000)),
    });
  const undo = async (counts: Array<{ key: Buffer }>) => {
    for (const { key } of counts) await store.undo({ key, now: now() });
  };

  return {
    /** Counts one attempt and refuses it when it exceeds the limit. A maximum of 0 switches the limit off. */
    async take(limit: Limit, who: Who, why: Why = 'too-many-requests', details = {}) {
      if (!limit.max) return;
      const counts = countsOf(limit, who);
      for (const [nth, { key, max }] of counts.entries()) {
        const { count, resetsAt } = await store.hit({ key, now: now(), windowMs: limit.windowMs });
        if (count <= max) continue;
        // Refused requests of one /64 must not use up the allowance of its neighbors.
        await undo(counts.slice(0, nth));
        throw refusal(limit, why, details, resetsAt);
      }
    },

    /** Refuses when the limit is already used up. Counts nothing. */
    async check(limit: Limit, who: Who, why: Why = 'too-many-requests', details = {}) {
      for (const { key, max } of countsOf(limit, who)) {
        const { count, resetsAt } = await store.peek({ key, now: now() });
        if (max && count >= max) throw refusal(limit, why, details, resetsAt);
      }
    },

    /** Whether anything was counted in the current window. */
    async isCounted(limit: Limit, who: Who) {
      for (const { key } of countsOf(limit, who))
        if (!(await store.peek({ key, now: now() })).count) return false;
      return true;
    },

    /** Takes back an attempt. It was counted first, so that parallel requests cannot exceed the limit. */
    undo: (limit: Limit, who: Who) => undo(countsOf(limit, who)),

    async clear(limit: Limit, who: Who) {
      for (const { key } of countsOf(limit, who)) await store.clear(key);
    },
  };
}

export type Limits = ReturnType<typeof createLimits>;
