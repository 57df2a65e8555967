import { texts } from '#contract/texts.ts';
import type { RateLimitStore } from '#server/store/operations/rate-limit-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from './errors.ts';

export type Limit = {
  name: string;
  max: number;
  windowMs: number;
  /** The refusal says when the limit ends, as `cooldownEnd`. */
  tellsEnd?: boolean;
};

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
  const keyOf = (limit: Limit, who: string) => vault.fingerprint('limit', `${limit.name}\0${who}`);
  const refusal = (limit: Limit, message: string, details: object, resetsAt: Date) =>
    new Refusal('rate-limited', message, {
      ...details,
      ...(limit.tellsEnd && { cooldownEnd: resetsAt.toISOString() }),
      retryAfter: Math.max(1, Math.ceil((resetsAt.getTime() - now().getTime()) / 1000)),
    });

  return {
    /** Counts one attempt and refuses it when it exceeds the limit. A maximum of 0 switches the limit off. */
    async take(limit: Limit, who: string, message: string = texts.tooManyRequests, details = {}) {
      if (!limit.max) return;
      const { count, resetsAt } = await store.hit({
        key: keyOf(limit, who),
        now: now(),
        windowMs: limit.windowMs,
      });
      if (count > limit.max) throw refusal(limit, message, details, resetsAt);
    },

    /** Refuses when the limit is already used up. Counts nothing. */
    async check(limit: Limit, who: string, message: string = texts.tooManyRequests, details = {}) {
      const { count, resetsAt } = await store.peek({ key: keyOf(limit, who), now: now() });
      if (limit.max && count >= limit.max) throw refusal(limit, message, details, resetsAt);
    },

    /** Takes back an attempt. It was counted first, so that parallel requests cannot exceed the limit. */
    undo: (limit: Limit, who: string) => store.undo({ key: keyOf(limit, who), now: now() }),

    clear: (limit: Limit, who: string) => store.clear(keyOf(limit, who)),
  };
}

export type Limits = ReturnType<typeof createLimits>;
