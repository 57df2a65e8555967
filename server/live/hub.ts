/**
 * Who wants to be woken when an inbox or an owner changes. It carries no content: a follower that wakes reads
 * what is new after its own position, so a missed, doubled or late wake-up can lose or repeat nothing, and a
 * slow follower holds nothing in memory.
 */
export function createHub() {
  const followers = new Map<string, Set<() => void>>();

  return {
    watch(key: string, wake: () => void): () => void {
      const set = followers.get(key) ?? new Set();
      followers.set(key, set.add(wake));
      return () => {
        set.delete(wake);
        if (!set.size && followers.get(key) === set) followers.delete(key);
      };
    },

    wake(keys: string[]) {
      for (const key of keys) for (const wake of followers.get(key) ?? []) wake();
    },

    /** After the connection to the database was lost, nobody knows what was missed. */
    wakeAll() {
      for (const set of followers.values()) for (const wake of set) wake();
    },
  };
}

export type Hub = ReturnType<typeof createHub>;
