import { Busy } from '#server/lib/fair-queue.ts';
import { Refusal } from '../errors.ts';
import { type MailCards, mapInSteps, type OpenMessage } from './mail-cards.ts';
import { matchCard, matchSummary, type SummaryFacts } from './match-terms.ts';
import type { SearchTerm } from './search-terms.ts';

/** Text that one search reads. A search for words in more mail than that is refused. */
const SEARCH_BYTES = 64 * 2 ** 20;
const SEARCH_MS = 15_000;

/** The messages of a batch that match, in the same order. */
export type Search = (messages: OpenMessage[]) => Promise<OpenMessage[]>;

/** Checks which messages match a search. What is cheap to check comes first, and the text is read last. */
export function createSearchMail({ cards }: { cards: MailCards }) {
  /** Begins a search, whose batches share one limit. When `signal` is aborted, nothing more matches. */
  return function begin(terms: SearchTerm[], signal?: AbortSignal): Search {
    let bytesLeft = SEARCH_BYTES;
    const deadline = performance.now() + SEARCH_MS;

    async function fits(message: OpenMessage): Promise<boolean> {
      if (signal?.aborted) return false;
      const facts = factsOf(message);
      const afterSummary = terms.filter((term) => matchSummary(term, facts) === null);
      if (terms.some((term) => matchSummary(term, facts) === false)) return false;
      if (!afterSummary.length) return true;
      const onCard = afterSummary.filter((term) => !(term.kind === 'word' && term.field === 'any'));
      if (onCard.length) {
        const card = await cards.card(message);
        if (onCard.some((term) => matchCard(term, facts, card) === false)) return false;
      }
      return hasWords(message, afterSummary);
    }

    async function hasWords(message: OpenMessage, rest: SearchTerm[]): Promise<boolean> {
      const wanted = rest.flatMap((term) => (term.kind === 'word' && term.field === 'any' ? [term] : []));
      if (!wanted.length) return true;
      bytesLeft -= message.summary.textSize;
      if (bytesLeft < 0) throw tooMuch();
      if (performance.now() > deadline) throw new Busy();
      const found = await cards.words(
        message,
        wanted.map(({ word }) => word),
      );
      // It may have waited for its turn.
      if (performance.now() > deadline) throw new Busy();
      // A mail that could not be read never matches, not even a negated word.
      return found?.every((isFound, nth) => isFound !== wanted[nth]!.negated) ?? false;
    }

    return async (messages) => {
      const areFit = await mapInSteps(messages, fits);
      return messages.filter((_, nth) => areFit[nth]);
    };
  };
}

export type SearchMail = ReturnType<typeof createSearchMail>;

const tooMuch = () =>
  new Refusal(
    'bad-input',
    'This search reads too much mail. Narrow it with from:, to:, subject: or after:.',
    {
      field: 'q',
    },
  );

const factsOf = ({ row, summary }: OpenMessage): SummaryFacts => ({
  from: summary.from,
  to: summary.to,
  subject: summary.subject,
  hasAttachments: summary.hasAttachments,
  read: row.seen,
  receivedAt: row.receivedAt,
  size: row.size,
});
