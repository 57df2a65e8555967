import { LRUCache } from 'lru-cache';
import { createAskDns, type DnsAnswer, isDefinite } from '#server/lib/dns-answer.ts';
import { inTime } from '#server/lib/in-time.ts';

/** Policies have the last second for themselves, so that slow servers of somebody else cannot take it. */
const PROOF_MS = 4_000;
const ALL_MS = 5_000;
/** Questions that each check of a mail may ask. Each has its own, so that one check cannot use up another's. */
const MAX_QUESTIONS = { server: 20, keys: 10, policy: 10 };
const CACHE_MS = 60_000;
/** Characters. */
const MAX_CACHED = 4 * 2 ** 20;

export type AskDns = (name: string, type: string) => Promise<never[]>;
export type AskForMail = Record<keyof typeof MAX_QUESTIONS, AskDns>;

/** For the library, a list of servers that needs too many questions is wrong, not out of reach. */
const TOO_MANY = { code: 'ETOOMANY', spfResult: { error: 'permerror', text: 'too many questions' } };

/** Asks DNS about senders. Answers are shared for a minute; failures are not. */
export function createDns({ servers }: { servers: string[] }) {
  const known = new LRUCache<string, DnsAnswer>({ max: 5_000, maxSize: MAX_CACHED, ttl: CACHE_MS });
  const asking = new Map<string, Promise<DnsAnswer>>();
  const ask = createAskDns({ servers });

  async function shared(name: string, type: string): Promise<DnsAnswer> {
    const key = `${type} ${name.toLowerCase()}`;
    const answer = known.get(key) ?? (await asking.get(key));
    if (answer && isDefinite(answer)) return answer;
    // The question of another mail that failed may have been asked long ago, so it is asked again.
    const running =
      asking.get(key) ??
      ask(name, type).then((found) => {
        asking.delete(key);
        if (isDefinite(found)) known.set(key, found, { size: key.length + JSON.stringify(found).length });
        return found;
      });
    asking.set(key, running);
    return running;
  }

  /** The questions of one mail: each is asked once, and there is a limit on their number and on their time. */
  return function forOneMail(): AskForMail {
    const began = performance.now();
    const asked = new Map<string, Promise<DnsAnswer>>();

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
