import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { LRUCache } from 'lru-cache';

/** Anybody can name a server, so not many connections are kept: this many for each of so many lists of addresses. */
const MAX_EACH = 25;
const MAX_LISTS = 16;
const IDLE_MS = 20_000;

/**
 * Connections that are used again. They belong to the addresses they were made for: a name that resolves to others later
 * never gets one of them.
 */
export function createKeptConnections() {
  const agents = new LRUCache<string, HttpAgent>({ max: MAX_LISTS, dispose: retire });
  return {
    to({ protocol }: URL, addresses: string[]): HttpAgent {
      const key = `${protocol} ${addresses.toSorted()}`;
      const known = agents.get(key);
      if (known) return known;
      const Agent = protocol === 'https:' ? HttpsAgent : HttpAgent;
      const agent = new Agent({ keepAlive: true, maxFreeSockets: MAX_EACH, timeout: IDLE_MS });
      agents.set(key, agent);
      return agent;
    },
  };
}

/** Requests that are under way may end. */
function retire(agent: HttpAgent) {
  agent.maxFreeSockets = 0;
  for (const socket of Object.values(agent.freeSockets).flat()) socket?.destroy();
}
