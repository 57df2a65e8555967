import { Resolver } from 'node:dns/promises';
import { LRUCache } from 'lru-cache';
import { inTime } from '#server/lib/in-time.ts';

const QUESTION_MS = 3_000;
const ALL_MS = 5_000;
const MAX_QUESTIONS = 40;
/** Questions of each mail that are reserved for DMARC, so that nothing else in the mail can use them up. */
const KEPT_FOR_DMARC = 10;
const CACHE_MS = 60_000;
/** Characters. Keys and policies take a few hundred, and all texts of a busy domain a few thousand. */
const MAX_ANSWER = 16 * 1024;
const MAX_CACHED = 4 * 2 ** 20;

type Answer = { records: unknown[] } | { code: string };
export type AskDns = (name: string, type: string) => Promise<never[]>;

/** The codes for a record that does not exist. With any other code, we do not know. */
const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA']);

/** Asks DNS about senders. Answers are shared for a minute; failures are not. */
export function createDns({ servers }: { servers: string[] }) {
  // Our own limit comes first, because that of the library does not wait for answers that are already here.
  const resolver = new Resolver({ timeout: ALL_MS, tries: 1, maxTimeout: ALL_MS });
  if (servers.length) resolver.setServers(servers);
  const known = new LRUCache<string, Answer>({ max: 5_000, maxSize: MAX_CACHED, ttl: CACHE_MS });
  const asking = new Map<string, Promise<Answer>>();

  async function ask(name: string, type: string): Promise<Answer> {
    try {
      const records = (await inTime(resolver.resolve(name, type), QUESTION_MS)) as unknown[];
      return JSON.stringify(records).length > MAX_ANSWER ? { code: 'EBADRESP' } : { records };
    } catch (error) {
      return { code: (error as { code?: string }).code ?? 'ESERVFAIL' };
    }
  }

  function shared(name: string, type: string): Promise<Answer> {
    const key = `${type} ${name.toLowerCase()}`;
    const answer = known.get(key);
    if (answer) return Promise.resolve(answer);
    const running =
      asking.get(key) ??
      ask(name, type).then((found) => {
        asking.delete(key);
        if ('records' in found || NOTHING_THERE.has(found.code))
          known.set(key, found, { size: key.length + JSON.stringify(found).length });
        return found;
      });
    asking.set(key, running);
    return running;
  }

  /** The questions of one mail: each is asked once, and there is a limit on their number and on their time. */
  return function forOneMail(): AskDns {
    const end = performance.now() + ALL_MS;
    const asked = new Map<string, Promise<Answer>>();

    function answerTo(name: string, type: string): Promise<Answer> {
      const key = `${type} ${name.toLowerCase()}`;
      const earlier = asked.get(key);
      if (earlier) return earlier;
      const allowed = MAX_QUESTIONS - (name.startsWith('_dmarc.') ? 0 : KEPT_FOR_DMARC);
      const left = end - performance.now();
      if (asked.size >= allowed || left <= 0) return Promise.resolve({ code: 'ETIMEOUT' });
      const answer = inTime(shared(name, type), left).catch(() => ({ code: 'ETIMEOUT' }));
      asked.set(key, answer);
      return answer;
    }

    return async (name, type) => {
      const answer = await answerTo(name, type);
      if ('code' in answer) throw Object.assign(new Error(`DNS: ${answer.code}`), { code: answer.code });
      return answer.records as never[];
    };
  };
}
