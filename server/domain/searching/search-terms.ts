import { foldForSearch } from '#server/mime/searching/match-words.ts';
import { readSearchDate } from './search-date.ts';

/** Where a word is searched for. `any` stands for all headers and the text, `body` for the text and the names of files. */
export type SearchField =
  | 'from'
  | 'to'
  | 'cc'
  | 'bcc'
  | 'reply-to'
  | 'addressed'
  | 'subject'
  | 'message-id'
  | 'body'
  | 'any';

export type SearchTerm = { negated: boolean } & (
  | { kind: 'word'; field: SearchField; word: string }
  | { kind: 'read'; read: boolean }
  | { kind: 'has'; what: 'attachment' | 'inline' }
  | { kind: 'after' | 'before'; time: Date }
  | { kind: 'larger' | 'smaller'; bytes: number }
  /** For something that no message here has, such as a tag. */
  | { kind: 'never' }
);

const FIELDS = /^(from|to|cc|bcc|reply-to|addressed|subject|message-id):(.*)$/is;
type Flag =
  | { kind: 'read'; read: boolean }
  | { kind: 'has'; what: 'attachment' | 'inline' }
  | { kind: 'never' };
const FLAGS = new Map<string, Flag>([
  ['is:read', { kind: 'read', read: true }],
  ['is:unread', { kind: 'read', read: false }],
  ['is:tagged', { kind: 'never' }],
  ['has:attachment', { kind: 'has', what: 'attachment' }],
  ['has:attachments', { kind: 'has', what: 'attachment' }],
  ['has:inline', { kind: 'has', what: 'inline' }],
  ['has:inlines', { kind: 'has', what: 'inline' }],
]);

/** More terms than anybody types. */
const MAX_TERMS = 50;

/**
 * Reads a search as Mailpit does: terms between spaces, quotes keep a phrase together, `-` or `!` negates a term. A
 * term that cannot be understood, such as an unreadable date, is left out.
 */
export const readSearch = (query: string, timeZone?: string): SearchTerm[] =>
  readTerms(query, timeZone).filter((term) => term !== null);

/** A word that was meant as something else. Negated, it would match almost everything. */
const isMistyped = (term: SearchTerm) =>
  term.kind === 'word' && term.field === 'any' && /^(is|has|larger|smaller):/.test(term.word);

/**
 * Whether every term of a search can be understood. Leaving out the others, or taking them for words, would match more
 * than was meant.
 */
export const isUnderstood = (query: string, timeZone?: string): boolean =>
  splitTerms(query).length <= MAX_TERMS &&
  readTerms(query, timeZone).every((term) => term && !isMistyped(term));

const readTerms = (query: string, timeZone?: string) =>
  splitTerms(query)
    .slice(0, MAX_TERMS)
    .map((text) => readTerm(text, timeZone));

function splitTerms(query: string): string[] {
  const terms: string[] = [];
  let term = '';
  let quoted = false;
  for (const char of query) {
    if (char === '"') quoted = !quoted;
    else if (!quoted && /\s/.test(char)) {
      terms.push(term);
      term = '';
    } else term += char;
  }
  return [...terms, term].map((one) => one.trim()).filter(Boolean);
}

function readTerm(written: string, timeZone: string | undefined): SearchTerm | null {
  const negated = written.length > 1 && /^[-!]/.test(written);
  const text = negated ? written.slice(1) : written;
  const flag = FLAGS.get(text.toLowerCase());
  if (flag) return { negated, ...flag };
  const field = FIELDS.exec(text);
  if (field) return wordTerm(field[1]!.toLowerCase() as SearchField, field[2]!, negated);
  const [, name, value] = /^(after|before|larger|smaller|tag):(.*)$/is.exec(text) ?? [];
  if (name) {
    const kind = name.toLowerCase() as 'after' | 'before' | 'larger' | 'smaller' | 'tag';
    if (kind === 'tag') return { negated, kind: 'never' };
    if (kind === 'after' || kind === 'before') {
      const time = readSearchDate(value!, timeZone);
      return time && { negated, kind, time };
    }
    const bytes = readSize(value!);
    // As in Mailpit, anything that is not a size is an ordinary word.
    if (bytes) return { negated, kind, bytes };
  }
  return wordTerm('any', text, negated);
}

function wordTerm(field: SearchField, text: string, negated: boolean): SearchTerm | null {
  const word = foldForSearch(text);
  return word ? { negated, kind: 'word', field, word } : null;
}

function readSize(text: string): number {
  const [, number, unit = ''] = /^(\d{1,12}(?:\.\d{1,6})?)\s?(k|kb|m|mb)?$/i.exec(text.trim()) ?? [];
  const factor = { '': 1, k: 2 ** 10, m: 2 ** 20 }[unit.toLowerCase().slice(0, 1)]!;
  return number ? Math.floor(Number(number) * factor) : 0;
}
