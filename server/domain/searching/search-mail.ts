import { Busy } from '#server/lib/fair-queue.ts';
import { Refusal } from '../errors.ts';
import type { OpenMessage } from '../stored-mail/open-message.ts';
import { matchTerm } from './match-terms.ts';
import type { ReadWords } from './read-words.ts';
import type { SearchTerm } from './search-terms.ts';

/** Text that one search reads. A search for words in more mail than that is refused. */
const SEARCH_BYTES = 64 * 2 ** 20;
const SEARCH_MS = 15_000;
/** So that one caller doesn't fill the queue of its network. */
const AT_ONCE = 4;

/** The messages of a batch that match all terms, in the same order. */
export type Search = ((messages: OpenMessage[]) => Promise<OpenMessage[]>) & {
  /** For each message, which of the terms it matches. */
  each: (messages: OpenMessage[]) => Promise<boolean[][]>;
};
/** For each term whether it matches. Null if that needs more than was read so far. */
type Known = Array<boolean | null>;

const isText = (term: SearchTerm): term is SearchTerm & { kind: 'word'; field: 'any' | 'body' } =>
  term.kind === 'word' && (term.field === 'any' || term.field === 'body');

/** Checks which messages match a search. The text is read only if nothing else decides. */
export function createSearchMail({ readWords }: { readWords: ReadWords }) {
  /** Begins a search, whose batches share one limit. When `signal` is aborted, nothing more matches. */
  return function begin(terms: SearchTerm[], signal?: Pick<AbortSignal, 'aborted'>): Search {
    let bytesLeft = SEARCH_BYTES;
    const deadline = performance.now() + SEARCH_MS;

    async function judge(message: OpenMessage, isEnough = (_known: Known) => false): Promise<Known> {
      if (signal?.aborted) return terms.map(() => false);
      const known: Known = terms.map((term) => matchTerm(term, message));
      return isEnough(known) || !known.includes(null) ? known : withWords(message, known);
    }

    async function withWords(message: OpenMessage, known: Known): Promise<Known> {
      const wanted = terms.filter((_, nth) => known[nth] === null).filter(isText);
      bytesLeft -= message.summary.textSize;
      if (bytesLeft < 0) throw tooMuch();
      if (performance.now() > deadline) throw new Busy();
      const found = await readWords(message, wanted);
      // It may have waited for its turn.
      if (performance.now() > deadline) throw new Busy();
      // A mail that could not be read never matches, not even a negated word.
      const answers = wanted.map(({ negated }, nth) => found !== null && found[nth] !== negated);
      return known.map((one) => one ?? answers.shift()!);
    }

    const fits = async (message: OpenMessage) =>
      (await judge(message, (known) => known.includes(false))).every((matches) => matches);

    return Object.assign(
      async (messages: OpenMessage[]) => {
        const areFit = await mapInSteps(messages, fits);
        return messages.filter((_, nth) => areFit[nth]);
      },
      {
        each: (messages: OpenMessage[]) =>
          mapInSteps(messages, async (message) => (await judge(message)).map((matches) => matches === true)),
      },
    );
  };
}

export type SearchMail = ReturnType<typeof createSearchMail>;

const tooMuch = () => new Refusal('bad-input', 'search-too-large', { field: 'q' });

async function mapInSteps<A, B>(all: A[], work: (one: A) => Promise<B>): Promise<B[]> {
  const done: B[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE)
    done.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(work))));
  return done;
}
