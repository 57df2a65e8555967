import { randomBytes, randomInt } from 'node:crypto';
import { words } from './words.ts';

const BASE32 = 'abcdefghijkmnpqrstuvwxyz23456789';
const NAME = /^[a-z0-9](?:[a-z0-9._-]{1,30}[a-z0-9])$/;
/** Names a mail domain owes to its operator, or that a stranger would trust too much. */
const RESERVED = new Set(
  'abuse admin administrator billing contact help hostmaster info mailer-daemon mayfly no-reply noreply operator postmaster root sales security support team webmaster'.split(
    ' ',
  ),
);

/** `word.word.xxxxxx@domain`: easy to read out, and more than 2^48 possibilities. */
export function randomAddress(domain: string): string {
  const pick = () => words[randomInt(words.length)];
  const tail = [...randomBytes(6)].map((byte) => BASE32[byte % 32]).join('');
  return `${pick()}.${pick()}.${tail}@${domain}`;
}

export function chosenAddress(name: string, domain: string): string | null {
  const wanted = name.trim().toLowerCase();
  if (!NAME.test(wanted) || wanted.includes('..') || RESERVED.has(wanted)) return null;
  return `${wanted}@${domain}`;
}

/** Addresses are compared without case. Null for what can be no address of ours. */
export function normalizeAddress(address: string): string | null {
  const text = address.trim().toLowerCase();
  return text.length <= 320 && /^[^\s@]+@[^\s@]+$/.test(text) ? text : null;
}
