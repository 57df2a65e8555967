import { randomBytes, randomInt } from 'node:crypto';
import { withoutPlus } from '../plus-address.ts';
import { words } from './words.ts';

const BASE32 = 'abcdefghijkmnpqrstuvwxyz23456789';
const NAME = /^[a-z0-9](?:[a-z0-9._-]{1,30}[a-z0-9])$/;
/** Programs generate the names of mailboxes, so these may be longer and end in a dash. */
const MAILBOX_NAME = /^(?!\.)[a-z0-9._-]{3,64}(?<!\.)$/;
/** Names that belong to the operator of a mail domain, or that people would trust too easily. */
const RESERVED = new Set(
  'abuse admin administrator billing contact help hostmaster info mailer-daemon mayfly no-reply noreply operator postmaster root sales security support team webmaster'.split(
    ' ',
  ),
);

/** `word.word.xxxxxx@domain`: easy to read aloud, with more than 2^48 possible values. */
export function randomAddress(domain: string): string {
  const pick = () => words[randomInt(words.length)];
  const tail = [...randomBytes(6)].map((byte) => BASE32[byte % 32]).join('');
  return `${pick()}.${pick()}.${tail}@${domain}`;
}

export function chosenAddress(name: string, domain: string): string | null {
  const local = name.trim().toLowerCase();
  return NAME.test(local) && isFree(local) ? `${local}@${domain}` : null;
}

/** The address of a mailbox as we store it, or null when it is not allowed. */
export function mailboxAddress(address: string, domains: string[]): string | null {
  const [name = '', domain = '', ...more] = address.trim().toLowerCase().split('@');
  const isPossible = MAILBOX_NAME.test(name) && isFree(name) && domains.includes(domain) && !more.length;
  return isPossible ? `${name}@${domain}` : null;
}

const isFree = (name: string) => !name.includes('..') && !RESERVED.has(name);

/**
 * The inbox that an address stands for: in lower case, and `name` for `name+anything`. Null when the text cannot be one of
 * our addresses.
 */
export function normalizeAddress(address: string): string | null {
  const text = address.trim().toLowerCase();
  if (text.length > 320 || !/^[^\s@]+@[^\s@]+$/.test(text)) return null;
  const [name, domain] = text.split('@');
  return `${withoutPlus(name!)}@${domain}`;
}
