import type { Resolver } from 'node:dns/promises';
import { inTime } from './in-time.ts';
import { createResolver } from './resolver.ts';

/** A question is repeated after a second, because a packet can get lost. */
const REPEAT_MS = 1_000;
const QUESTION_MS = 3_000;
/** Characters. Keys and policies take a few hundred, and all texts of a busy domain a few thousand. */
const MAX_ANSWER = 16 * 1024;
/** Making a resolver takes longer than asking with it, so some are kept. */
const MAX_FREE = 50;

export type DnsAnswer = { records: unknown[] } | { code: string };

/** The codes for a record that does not exist. With any other code, we do not know. */
const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA']);
export const isDefinite = (answer: DnsAnswer) => 'records' in answer || NOTHING_THERE.has(answer.code);

/** Asks DNS one question, with a limit on the time and on the size of the answer. It never throws. */
export function createAskDns({ servers }: { servers: string[] }) {
  const free: Resolver[] = [];
  const putBack = (resolver: Resolver) => void (free.length < MAX_FREE && free.push(resolver));
  const newResolver = () => createResolver(servers, { timeout: REPEAT_MS, maxTimeout: REPEAT_MS, tries: 3 });

  /** Each question has a resolver to itself: a malformed answer fails all questions that its resolver is asking. */
  return async function askDns(name: string, type: string): Promise<DnsAnswer> {
    const resolver = free.pop() ?? newResolver();
    try {
      const records = (await inTime(resolver.resolve(name, type), QUESTION_MS)) as unknown[];
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
