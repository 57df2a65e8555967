import type { Resolver } from 'node:dns/promises';
import { LRUCache } from 'lru-cache';
import { inTime } from '#server/lib/in-time.ts';
import { createResolver } from '#server/lib/resolver.ts';

/** A question is repeated after a second, because a packet can get lost. */
const REPEAT_MS = 1_000;
const QUESTION_MS = 3_000;
/** Policies have the last second for themselves, so that slow servers of somebody else cannot take it. */
const PROOF_MS = 4_000;
const ALL_MS = 5_000;
/** How many questions of one mail each check may ask, so that none can use up those of another. */
const MAX_QUESTIONS = { server: 20, keys: 10, policy: 10 };
const CACHE_MS = 60_000;
/** Characters. Keys and policies take a few hundred, and all texts of a busy domain a few thousand. */
const MAX_ANSWER = 16 * 1024;
const MAX_CACHED = 4 * 2 ** 20;
/** Making a resolver takes longer than asking with it, so some are kept. */
const MAX_FREE = 50;

type Answer = { records: unknown[] } | { code: string };
export type AskDns = (name: string, type: string) => Promise<never[]>;
export type AskForMail = Record<keyof typeof MAX_QUESTIONS, AskDns>;

/** The codes for a record that does not exist. With any other code, we do not know. */
const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA']);
/** For the library, a list of servers that needs too many questions is wrong, not out of reach. */
const TOO_MANY = { code: 'ETOOMANY', spfResult: { error: 'permerror', text: 'too many questions' } };
const isAnswer = (answer: Answer) => 'records' in answer || NOTHING_THERE.has(answer.code);

/** Asks DNS about senders. Answers are shared for a minute; failures are not. */
export function createDns({ servers }: { servers: string[] }) {
  const known = new LRUCache<string, Answer>({ max: 5_000, maxSize: MAX_CACHED, ttl: CACHE_MS });
  const asking = new Map<string, Promise<Answer>>();
  const free: Resolver[] = [];
  const putBack = (resolver: Resolver) => void (free.length < MAX_FREE && free.push(resolver));

  const newResolver = () => createResolver(servers, { timeout: REPEAT_MS, maxTimeout: REPEAT_MS, tries: 3 });

  /** Each question has a resolver to itself: a malformed answer fails all questions that its resolver is asking. */
  async function ask(name: string, type: string): Promise<Answer> {
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
  }

  async function shared(name: string, type: string): Promise<Answer> {
    const key = `${type} ${name.toLowerCase()}`;
    const answer = known.get(key) ?? (await asking.get(key));
    if (answer && isAnswer(answer)) return answer;
    // The question of another mail that failed may have been asked long ago, so it is asked again.
    const running =
      asking.get(key) ??
      ask(name, type).then((found) => {
        asking.delete(key);
        if (isAnswer(found)) known.set(key, found, { size: key.length + JSON.stringify(found).length });
        return found;
      });
    asking.set(key, running);
    return running;
  }

  /** The questions of one mail: each is asked once, and there is a limit on their number and on their time. */
  return function forOneMail(): AskForMail {
    const began = performance.now();
    const asked = new Map<string, Promise<Answer>>();

    function limit(questions: number, ms: number): AskDns {
      let left = questions;
      return async (name, type) => {
        const key = `${type} ${name.toLowerCase()}`;
        if (!asked.has(key)) {
          if (left-- <= 0) throw Object.assign(new Error('DNS: too many questions'), TOO_MANY);
          const remaining = Math.max(0, began + ms - performance.now());
          asked.set(
            key,
            inTime(shared(name, type), remaining).catch(() => ({ code: 'ETIMEOUT' })),
          );
        }
        const answer = await asked.get(key)!;
        if ('records' in answer) return answer.records as never[];
        throw Object.assign(new Error(`DNS: ${answer.code}`), answer);
      };
    }

    return {
      server: limit(MAX_QUESTIONS.server, PROOF_MS),
      keys: limit(MAX_QUESTIONS.keys, PROOF_MS),
      policy: limit(MAX_QUESTIONS.policy, ALL_MS),
    };
  };
}
