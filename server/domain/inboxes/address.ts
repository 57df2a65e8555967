import { randomBytes, randomInt } from 'node:crypto';
import { inboxAddress } from '../plus-address.ts';
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

/** On a customer's own domain these reach its owner in another way; below it they could get a certificate for somebody else. */
const NEVER = new Set(['postmaster', 'abuse']);
const NOT_BELOW = new Set([...NEVER, 'admin', 'administrator', 'hostmaster', 'webmaster']);

/** `word.word.xxxxxx@domain`: easy to read aloud, with more than 2^48 possible values. */
export function randomAddress(domain: string): string {
  const pick = () => words[randomInt(words.length)];
  return `${pick()}.${pick()}.${randomTail(6)}@${domain}`;
}

const randomTail = (length: number) => [...randomBytes(length)].map((byte) => BASE32[byte % 32]).join('');

/** The address with a chosen name, or null when that is not allowed there. */
export function chosenAddress(name: string, { host, isOwn, isBelow }: Host): string | null {
  const local = name.trim().toLowerCase();
  if (local === '*') return isOwn ? `*@${host}` : null;
  const reserved = isOwn ? (isBelow ? NOT_BELOW : NEVER) : RESERVED;
  return NAME.test(local) && !local.includes('..') && !reserved.has(local) ? `${local}@${host}` : null;
}

/** Where an address is: at a domain or below it, which is the customer's own or shared. */
export type Host = { host: string; isOwn: boolean; isBelow: boolean };

/** `abcd2345`: the label in front of a domain for an address with a sub-domain of its own. */
export const randomLabel = () => randomTail(8);

/** The address of a mailbox as we store it, or null when it is not allowed. */
export function mailboxAddress(address: string, isDomain: (host: string) => boolean): string | null {
  const [name = '', domain = '', ...more] = address.trim().toLowerCase().split('@');
  const isFree = !name.includes('..') && !RESERVED.has(name);
  const isPossible = MAILBOX_NAME.test(name) && isFree && isDomain(domain) && !more.length;
  return isPossible ? `${name}@${domain}` : null;
}

/**
 * The inbox that an address stands for: in lower case, and `name` for `name+anything`. Null when the text cannot be one of
 * our addresses.
 */
export function normalizeAddress(address: string): string | null {
  const text = address.trim();
  return text.length <= 320 && /^[^\s@]+@[^\s@]+$/.test(text) ? inboxAddress(text) : null;
}
