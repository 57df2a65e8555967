import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * `domainToASCII` decodes %2e, cuts the text at characters such as # and drops invisible ones, so only ASCII letters,
 * digits, dots, hyphens and visible international characters get there. It checks the two joiners of Persian and Indic
 * scripts itself.
 */
const POSSIBLE = /^(?:[a-z0-9.\-\u200c\u200d]|[^\p{ASCII}\p{C}\p{Z}\p{DI}])+$/iu;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** The ASCII form of a host name in lower case, without a trailing dot. Null for an IP address and for anything else. */
export function readHostName(text: string, maxLength = 253): string | null {
  if (text.length > 1_000 || !POSSIBLE.test(text)) return null;
  const ascii = plainName(domainToASCII(text));
  const labels = ascii.split('.');
  const isName = ascii.length <= maxLength && labels.every((label) => LABEL.test(label));
  // IP addresses in all forms have become four numbers.
  const isAddress = /^\d+$/.test(labels.at(-1)!);
  return isName && !isAddress && isWellEncoded(ascii) ? ascii : null;
}

/** Whether its Unicode form means this name and no other. What cannot be decoded stays as it is. */
function isWellEncoded(ascii: string): boolean {
  const unicode = domainToUnicode(ascii);
  return !/(^|\.)xn--/.test(unicode) && domainToASCII(unicode) === ascii;
}

const plainName = (name: string) => name.toLowerCase().replace(/\.$/, '');

/** Compares names as DNS does: ignoring case and a trailing dot. */
export const sameName = (a: string, b: string) => plainName(a) === plainName(b);

/** Whether a name is the other one or below it. Both are in lower case. */
export const isWithin = (name: string, parent: string) => `.${name}`.endsWith(`.${parent}`);
