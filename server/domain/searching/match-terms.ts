import type { Person } from '#server/mime/reading/addresses.ts';
import type { MailCard } from '#server/mime/searching/mail-card.ts';
import { foldForSearch } from '#server/mime/searching/match-words.ts';
import type { SearchField, SearchTerm } from './search-terms.ts';

/** What a search knows about a message before its body is read. */
export type SummaryFacts = {
  from: Person;
  /** The recipient as the sender's server wrote it. */
  to: string;
  subject: string;
  hasAttachments: boolean;
  read: boolean;
  receivedAt: Date;
  size: number;
};

/** True or false, or null when this needs more than the summary. */
export function matchSummary(term: SearchTerm, facts: SummaryFacts): boolean | null {
  const found = findInSummary(term, facts);
  return found === null ? null : found !== term.negated;
}

/** The same with the card of the message. Null only for words that may be anywhere in it. */
export function matchCard(term: SearchTerm, facts: SummaryFacts, card: MailCard): boolean | null {
  const found = findInSummary(term, facts) ?? findOnCard(term, facts, card);
  return found === null ? null : found !== term.negated;
}

function findInSummary(term: SearchTerm, facts: SummaryFacts): boolean | null {
  const time = facts.receivedAt.getTime();
  switch (term.kind) {
    case 'never':
      return false;
    case 'read':
      return facts.read === term.read;
    case 'after':
      return time >= term.time.getTime();
    case 'before':
      return time <= term.time.getTime();
    case 'larger':
      return facts.size > term.bytes;
    case 'smaller':
      return facts.size < term.bytes;
    case 'has':
      return facts.hasAttachments ? null : false;
    case 'word':
      return findWord(term.field, term.word, facts);
  }
}

function findWord(field: SearchField, word: string, { from, to, subject }: SummaryFacts): boolean | null {
  const includes = (...texts: string[]) => foldForSearch(texts.join(' ')).includes(word);
  const sender = () => includes(from.name, from.address);
  if (field === 'from') return sender();
  if (field === 'subject') return includes(subject);
  // These may also be in parts that the summary doesn't have.
  if (field === 'to') return includes(to) || null;
  if (field === 'addressed') return sender() || includes(to) || null;
  if (field === 'any') return sender() || includes(subject) || null;
  return null;
}

function findOnCard(term: SearchTerm, { from }: SummaryFacts, card: MailCard): boolean | null {
  if (term.kind === 'has') return (term.what === 'inline' ? card.inline : card.attachments) > 0;
  if (term.kind !== 'word' || term.field === 'any' || term.field === 'body') return null;
  const { field, word } = term;
  const includes = (people: Person[]) =>
    foldForSearch(people.map(({ name, address }) => `${name} ${address}`).join(' ')).includes(word);
  const lists: Partial<Record<SearchField, Person[]>> = {
    to: card.to,
    cc: card.cc,
    bcc: card.bcc,
    'reply-to': card.replyTo,
    addressed: [from, ...card.to, ...card.cc, ...card.bcc, ...card.replyTo],
  };
  if (field === 'message-id') return foldForSearch(card.messageId).includes(word);
  return includes(lists[field] ?? []);
}
