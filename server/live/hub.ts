import { setTimeout as sleep } from 'node:timers/promises';

/** Waking ten thousand open pages takes a few seconds. */
const WOKEN_AT_ONCE = 100;
const PAUSE_MS = 25;

/**
 * Wakes followers when an inbox or an owner changes. A wake-up carries no content: the follower reads what comes after
 * its own position. So a missed, repeated or late wake-up loses or repeats nothing, and a slow follower uses no memory
 * here.
 */
export function createHub() {
  const followers = new Map<string, Set<(key: string) => void>>();
  const onlookers = new Set<(keys: string[]) => void>();

  function unwatch(key: string, wake: (key: string) => void) {
    const set = followers.get(key);
    if (set?.delete(wake) && !set.size) followers.delete(key);
  }

  return {
    /** Returns a function that stops watching. */
    watch(key: string, wake: (key: string) => void): () => void {
      const set = followers.get(key) ?? new Set();
      followers.set(key, set.add(wake));
      return () => unwatch(key, wake);
    },

    unwatch,

    isWatched: (key: string) => followers.has(key),
    watched: () => followers.keys(),

    /** Calls `wake` with everything that changes. Returns a function that stops it. */
    watchAll(wake: (keys: string[]) => void): () => void {
      onlookers.add(wake);
      return () => void onlookers.delete(wake);
    },

    wake(keys: string[]) {
      for (const wake of onlookers) wake(keys);
      for (const key of keys) for (const wake of followers.get(key) ?? []) wake(key);
    },

    /**
     * Used after the database connection broke, when notifications may have been lost. Pauses now and then, so that
     * other work is not held up.
     */
    async wakeAll() {
      let woken = 0;
      for (const key of [...followers.keys()])
        for (const wake of [...(followers.get(key) ?? [])]) {
          wake(key);
          if (++woken % WOKEN_AT_ONCE === 0) await sleep(PAUSE_MS);
        }
    },
  };
}

export type Hub = ReturnType<typeof createHub>;
