import { type Person, readPeople } from './addresses.ts';
import { type Fields, headersOf, readFields } from './header-block.ts';

export type Recipients = { to: Person[]; cc: Person[]; bcc: Person[]; replyTo: Person[] };

/** How many people of each header a list shows. */
export const MAX_LISTED = 10;
const NAMES = new Set(['to', 'cc', 'bcc', 'reply-to']);

/** Everybody whom the headers of a mail name. `head` is its beginning, with the whole header block. */
export const readRecipients = (head: Buffer, max?: number): Recipients =>
  recipientsIn(readFields(headersOf(head), NAMES), max);

/** The same from fields, at most `max` of each. */
export function recipientsIn(fields: Fields, max?: number): Recipients {
  const list = (name: string) => readPeople(fields.get(name) ?? '', max);
  return { to: list('to'), cc: list('cc'), bcc: list('bcc'), replyTo: list('reply-to') };
}
