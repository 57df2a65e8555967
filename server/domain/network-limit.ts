import { texts } from '#contract/texts.ts';
import type { Limit, Limits } from './limits.ts';
import { networksOf } from './network.ts';

/** An IPv6 /48 may be one customer or many, so it gets more than a /64. */
const WIDE_FACTOR = 20;

/** Limits a network: an IPv4 address, or an IPv6 /64 together with the /48 around it. */
export function createNetworkLimit(limits: Limits, limit: Limit, message: string = texts.tooManyRequests) {
  const wideLimit = { ...limit, name: `${limit.name} /48`, max: limit.max * WIDE_FACTOR };

  return {
    async take({ ip }: { ip: string }) {
      const { narrow, wide } = networksOf(ip);
      if (wide === narrow) return limits.take(limit, narrow, message);
      await limits.take(wideLimit, wide, message);
      try {
        await limits.take(limit, narrow, message);
      } catch (error) {
        // Refused requests of one /64 must not use up the allowance of its neighbors.
        await limits.undo(wideLimit, wide);
        throw error;
      }
    },

    async undo({ ip }: { ip: string }) {
      const { narrow, wide } = networksOf(ip);
      await limits.undo(limit, narrow);
      if (wide !== narrow) await limits.undo(wideLimit, wide);
    },
  };
}
