import { Resolver } from 'node:dns/promises';
import { inTime } from './in-time.ts';

/** A question is repeated after a while, because a packet can get lost. */
const REPEAT_MS = 1_000;
const TRIES = 3;
/** Characters. Keys and policies take a few hundred, and all texts of a busy domain a few thousand. */
const MAX_ANSWER = 16 * 1024;
/** Making a resolver takes longer than asking with it, so some are kept. */
const MAX_FREE = 50;

export type DnsAnswer = { records: unknown[] } | { code: string };

/** The codes for a record that does not exist. With any other code, we do not know. */
const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA']);
export const isDefinite = (answer: DnsAnswer) => 'records' in answer || NOTHING_THERE.has(answer.code);

/** The records, none if DNS says so. Throws if it gave no usable answer. */
export function recordsIn<T = string>(answer: DnsAnswer): T[] {
  if ('records' in answer) return answer.records as T[];
  if (isDefinite(answer)) return [];
  throw new Error(`DNS does not answer (${answer.code})`);
}

/**
 * Asks these DNS servers one question, or the system's when there are none, with a limit on the time and on the size of the
 * answer. The system's own list of hosts is not read. It never throws.
 */
export function createAskDns({ servers, repeatMs = REPEAT_MS }: { servers: string[]; repeatMs?: number }) {
  const free: Resolver[] = [];
  const putBack = (resolver: Resolver) => void (free.length < MAX_FREE && free.push(resolver));
  function newResolver() {
    const resolver = new Resolver({ timeout: repeatMs, maxTimeout: repeatMs, tries: TRIES });
    if (servers.length) resolver.setServers(servers);
    return resolver;
  }

  /** Each question has a resolver to itself: a malformed answer fails all questions that its resolver is asking. */
  return async function askDns(name: string, type: string): Promise<DnsAnswer> {
    const resolver = free.pop() ?? newResolver();
    try {
      const records = (await inTime(resolver.resolve(name, type), repeatMs * TRIES)) as unknown[];
      putBack(resolver);
      return JSON.stringify(records).length > MAX_ANSWER ? { code: 'EBADRESP' } : { records };
    } catch (error) {
      const { code = 'ESERVFAIL' } = error as { code?: string };
      if (NOTHING_THERE.has(code)) putBack(resolver);
      else resolver.cancel();
      // A name that DNS cannot hold has no records.
      return { code: code === 'EBADNAME' ? 'ENOTFOUND' : code };
    }
  };
}

export type AskDns = ReturnType<typeof createAskDns>;
