import type { Person } from '#server/mime/reading/addresses.ts';
import { foldForSearch } from '#server/mime/searching/match-words.ts';
import type { OpenMessage } from '../stored-mail/open-message.ts';
import { filesOf, messageIdOf, recipientsOf } from '../stored-mail/stored-summary.ts';
import type { SearchField, SearchTerm } from './search-terms.ts';

/** True or false, or null when this needs the text of the message. */
export function matchTerm(term: SearchTerm, message: Pick<OpenMessage, 'row' | 'summary'>): boolean | null {
  const found = findTerm(term, message);
  return found === null ? null : found !== term.negated;
}

function findTerm(term: SearchTerm, { row, summary }: Pick<OpenMessage, 'row' | 'summary'>): boolean | null {
  const time = row.receivedAt.getTime();
  switch (term.kind) {
    case 'never':
      return false;
    case 'read':
      return row.seen === term.read;
    case 'after':
      return time >= term.time.getTime();
    case 'before':
      return time <= term.time.getTime();
    case 'larger':
      return row.size > term.bytes;
    case 'smaller':
      return row.size < term.bytes;
    case 'has':
      return (term.what === 'inline' ? filesOf(summary).inline : filesOf(summary).attachments) > 0;
    case 'word':
      return findWord(term.field, term.word, summary);
  }
}

function findWord(field: SearchField, word: string, summary: OpenMessage['summary']): boolean | null {
  const { from, to: written, subject } = summary;
  const includes = (...texts: string[]) => foldForSearch(texts.join(' ')).includes(word);
  const names = (people: Person[]) => includes(...people.flatMap(({ name, address }) => [name, address]));
  const { to, cc, bcc, replyTo } = recipientsOf(summary);
  switch (field) {
    case 'from':
      return names([from]);
    case 'subject':
      return includes(subject);
    case 'message-id':
      return includes(messageIdOf(summary));
    case 'to':
      return includes(written) || names(to);
    case 'cc':
      return names(cc);
    case 'bcc':
      return names(bcc);
    case 'reply-to':
      return names(replyTo);
    case 'addressed':
      return includes(written) || names([from, ...to, ...cc, ...bcc, ...replyTo]);
    case 'any':
      return names([from]) || includes(subject) || null;
    case 'body':
      return null;
  }
}
