import { LRUCache } from 'lru-cache';

const NETWORKS = 10_000;

/**
 * Networks that ask for many recipients who are not there. They are not shut out, because a large provider's mail
 * comes from one network, spam and all: they get few connections and slow answers.
 */
export function createProbers({ max, windowMs }: { max: number; windowMs: number }) {
  const wrong = new LRUCache<string, { count: number }>({ max: NETWORKS, ttl: windowMs });
  return {
    /** Counts one more, in the window that began with the first. */
    note(network: string) {
      const seen = wrong.get(network);
      if (seen) seen.count++;
      else wrong.set(network, { count: 1 });
    },
    has: (network: string) => (wrong.get(network)?.count ?? 0) > max,
  };
}
