import { LRUCache } from 'lru-cache';

/** How many requests to servers that never took a message, or are slow, run at once, of all that a process makes at once. */
const DOUBTFUL_AT_ONCE = 30;
/** How often a server that never took a message is asked within a minute. */
const UNKNOWN_A_MINUTE = 60;
/** A push service answers within a fraction of this. */
const SLOW_MS = 3_000;
const MINUTE = 60_000;
const MAX_KNOWN = 1_000;
/** What a push service answers that took a message (RFC 8030). */
const TAKEN = [201, 202];

/**
 * Anybody can name any server as a push service. So one that has never taken a message, or has stopped answering soon, gets
 * few requests, and cannot keep those that answer waiting. Everything under one domain counts as one.
 */
export function createPushServices() {
  const known = new LRUCache<string, true>({ max: MAX_KNOWN });
  const asked = new LRUCache<string, number>({ max: MAX_KNOWN, ttl: MINUTE, noUpdateTTL: true });
  const places = createPlaces();

  function mayAsk(service: string): boolean {
    const times = asked.get(service) ?? 0;
    if (times >= UNKNOWN_A_MINUTE) return false;
    asked.set(service, times + 1);
    return true;
  }

  return {
    /** Makes the request, or throws at once if the server has got enough of them. It ends early if others need its place. */
    async ask(
      endpoint: string,
      request: (signal: AbortSignal) => Promise<{ status: number }>,
    ): Promise<number> {
      const service = await nameOf(endpoint);
      const ending = new AbortController();
      const isRefused = !known.has(service) && !(places.take(service, ending) && mayAsk(service));
      let isSlow = false;
      const slow = setTimeout(() => {
        isSlow = true;
        known.delete(service);
        if (!places.take(service, ending)) ending.abort();
      }, SLOW_MS);
      try {
        if (isRefused) throw new Error('This push service is not asked now');
        const { status } = await request(ending.signal);
        if (TAKEN.includes(status) && !isSlow) known.set(service, true);
        return status;
      } catch (error) {
        known.delete(service);
        throw error;
      } finally {
        clearTimeout(slow);
        places.leave(service, ending);
      }
    },
  };
}

export type PushServices = ReturnType<typeof createPushServices>;

/** The requests that may take long. If there are too many, the service with the most of them loses its oldest. */
function createPlaces() {
  const taken = new Map<string, Set<AbortController>>();
  const countOf = (service: string) => taken.get(service)?.size ?? 0;

  function leave(service: string, request: AbortController) {
    taken.get(service)?.delete(request);
    if (!countOf(service)) taken.delete(service);
  }

  /** False if no service has more of them than this one would have. */
  function makeRoom(service: string): boolean {
    const all = [...taken].toSorted(([, a], [, b]) => b.size - a.size);
    if (all.reduce((sum, [, { size }]) => sum + size, 0) < DOUBTFUL_AT_ONCE) return true;
    const [most, requests] = all[0]!;
    if (requests.size <= countOf(service) + 1) return false;
    const [oldest] = requests;
    leave(most, oldest!);
    oldest!.abort();
    return true;
  }

  return {
    leave,
    take(service: string, request: AbortController): boolean {
      if (taken.get(service)?.has(request)) return true;
      if (!makeRoom(service)) return false;
      taken.set(service, (taken.get(service) ?? new Set()).add(request));
      return true;
    },
  };
}

/** The registered domain, because one server can have any number of names under it. */
async function nameOf(endpoint: string): Promise<string> {
  const { getDomain } = await import('tldts');
  const { hostname, host } = new URL(endpoint);
  return getDomain(hostname) ?? host;
}
