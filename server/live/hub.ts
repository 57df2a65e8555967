import { setImmediate as nextTurn } from 'node:timers/promises';

const WOKEN_AT_ONCE = 100;

/**
 * Who wants to be woken when an inbox or an owner changes. It carries no content: a follower that wakes reads
 * what is new after its own position, so a missed, doubled or late wake-up can lose or repeat nothing, and a
 * slow follower holds nothing in memory.
 */
export function createHub() {
  const followers = new Map<string, Set<(key: string) => void>>();

  function unwatch(key: string, wake: (key: string) => void) {
    const set = followers.get(key);
    if (set?.delete(wake) && !set.size) followers.delete(key);
  }

  return {
    /** Returns what ends it, for those who have not kept their `wake`. */
    watch(key: string, wake: (key: string) => void): () => void {
      const set = followers.get(key) ?? new Set();
      followers.set(key, set.add(wake));
      return () => unwatch(key, wake);
    },

    unwatch,

    wake(keys: string[]) {
      for (const key of keys) for (const wake of followers.get(key) ?? []) wake(key);
    },

    /** After the connection to the database was lost, nobody knows what was missed. Others have their turn between. */
    async wakeAll() {
      let woken = 0;
      for (const key of [...followers.keys()])
        for (const wake of [...(followers.get(key) ?? [])]) {
          wake(key);
          if (++woken % WOKEN_AT_ONCE === 0) await nextTurn();
        }
    },
  };
}

export type Hub = ReturnType<typeof createHub>;
