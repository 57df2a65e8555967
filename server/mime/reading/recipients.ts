import { type Person, readPeople } from './addresses.ts';
import { headersOf, readAllFields } from './header-block.ts';

export type Recipients = { to: Person[]; cc: Person[]; bcc: Person[]; replyTo: Person[] };

/** Everybody whom the headers of a mail name. `head` is its beginning, with the whole header block. */
export function readRecipients(head: Buffer, max?: number): Recipients {
  const values = new Map<string, string>();
  for (const { name, value } of readAllFields(headersOf(head))) {
    const key = name.toLowerCase();
    if (!values.has(key)) values.set(key, value);
  }
  const list = (name: string) => readPeople(values.get(name) ?? '', max);
  return { to: list('to'), cc: list('cc'), bcc: list('bcc'), replyTo: list('reply-to') };
}
