import { Busy } from '#server/lib/fair-queue.ts';
import { createTurns } from '#server/lib/turns.ts';
import type { AllMailStore, PageStart } from '#server/store/mail/all-mail-store.ts';
import type { Vault } from '#server/vault/vault.ts';
import { Refusal } from '../errors.ts';
import { openSummary } from '../stored-mail/open-body.ts';
import { type ReadableInbox, turnOf } from '../stored-mail/readable-inbox.ts';
import { type MailCards, mapInSteps, type OpenMessage } from './mail-cards.ts';
import { matchCard, matchSummary, type SummaryFacts } from './match-terms.ts';
import type { SearchTerm } from './search-terms.ts';

/** Messages that are checked together. Their summaries take 4 KB each. */
const BATCH = 50;
/** Text that one search reads. A search for words in more mail than that is refused. */
const SEARCH_BYTES = 64 * 2 ** 20;
const SEARCH_MS = 15_000;

const tooMuch = () =>
  new Refusal('bad-input', 'This search reads too much mail. Narrow it with from:, to:, subject: or after:.');

type Budget = { bytes: number; deadline: number };

/** Looks through all messages of some inboxes, newest first, a few at a time. */
export function createSearchAllMail({
  store,
  cards,
  vault,
}: {
  store: Pick<AllMailStore, 'page'>;
  cards: MailCards;
  vault: Vault;
}) {
  const inTurn = createTurns();

  async function fits(message: OpenMessage, terms: SearchTerm[], budget: Budget): Promise<boolean> {
    const facts = factsOf(message);
    const afterSummary = terms.filter((term) => matchSummary(term, facts) === null);
    if (terms.some((term) => matchSummary(term, facts) === false)) return false;
    if (!afterSummary.length) return true;
    const onCard = afterSummary.filter((term) => !(term.kind === 'word' && term.field === 'any'));
    if (onCard.length) {
      const card = await cards.card(message);
      if (onCard.some((term) => matchCard(term, facts, card) === false)) return false;
    }
    return hasWords(message, afterSummary, budget);
  }

  /** The expensive terms come last, because they read the text. */
  async function hasWords(message: OpenMessage, terms: SearchTerm[], budget: Budget): Promise<boolean> {
    const wanted = terms.flatMap((term) => (term.kind === 'word' && term.field === 'any' ? [term] : []));
    if (!wanted.length) return true;
    budget.bytes -= message.summary.textSize;
    if (budget.bytes < 0) throw tooMuch();
    if (performance.now() > budget.deadline) throw new Busy();
    const found = await cards.words(
      message,
      wanted.map(({ word }) => word),
    );
    // A mail that could not be read never matches, not even a negated word.
    return found?.every((isFound, nth) => isFound !== wanted[nth]!.negated) ?? false;
  }

  /** The messages that match all terms. Ends when `signal` is aborted. */
  return async function* search(
    inboxes: ReadableInbox[],
    terms: SearchTerm[],
    signal?: AbortSignal,
  ): AsyncGenerator<OpenMessage> {
    const byId = new Map(inboxes.map((inbox) => [inbox.id, inbox]));
    const budget = { bytes: SEARCH_BYTES, deadline: performance.now() + SEARCH_MS };
    let after: PageStart | undefined;
    for (;;) {
      const rows = inboxes[0]
        ? await inTurn(turnOf(inboxes[0]), () => store.page(inboxes, { after, limit: BATCH }))
        : [];
      const messages = rows.map((row): OpenMessage => {
        const inbox = byId.get(row.inboxId)!;
        return { inbox, row, summary: openSummary(vault, row, inbox.address) };
      });
      const areFit = await mapInSteps(messages, (message) => fits(message, terms, budget));
      for (const [nth, message] of messages.entries()) if (areFit[nth]) yield message;
      if (rows.length < BATCH || signal?.aborted) return;
      after = rows.at(-1)!;
    }
  };
}

export type SearchAllMail = ReturnType<typeof createSearchAllMail>;

const factsOf = ({ row, summary }: OpenMessage): SummaryFacts => ({
  from: summary.from,
  to: summary.to,
  subject: summary.subject,
  hasAttachments: summary.hasAttachments,
  read: row.seen,
  receivedAt: row.receivedAt,
  size: row.size,
});
