import { domainToUnicode } from 'node:url';
import { because, type Reason } from '#contract/reasons.ts';
import { isWithin, readHostName } from '#server/lib/host-name.ts';

/** Room for `_mayfly.` or a random label in front, within the 253 characters that DNS allows. */
const MAX_NAME = 240;
const SPECIAL_USE = ['localhost', 'invalid', 'onion', 'arpa', 'local', 'internal'];
const FOR_TESTS = ['test', 'example'];
/** Private suffixes such as github.io count too. The name has been checked already. */
const SUFFIX_OPTIONS = {
  allowPrivateDomains: true,
  extractHostname: false,
  validateHostname: false,
  detectIp: false,
};

/** The ASCII form of a domain, which is the one we store. Null when the text is not a domain name. */
export const readDomainName = (text: string) => readHostName(text, MAX_NAME);

/** The Unicode form, for people. */
export const displayName = (ascii: string) => domainToUnicode(ascii);

export type NamesAround = {
  /** All shared domains, in any state. */
  shared: string[];
  mailHost: string;
  webHost: string;
  /** The verified domains of other accounts. */
  taken: string[];
  /** Whether names that end in `test` and `example` can be used. */
  allowTestNames: boolean;
};

/** The reason why an account cannot have this domain, or null. The name is one that `readDomainName` has returned. */
export async function whyNotUsable(
  name: string,
  { shared, mailHost, webHost, taken, allowTestNames }: NamesAround,
): Promise<Reason | null> {
  if (readDomainName(name) !== name || !name.includes('.')) return because('not-a-domain');
  const ending = name.slice(name.lastIndexOf('.') + 1);
  if (SPECIAL_USE.includes(ending) || (FOR_TESTS.includes(ending) && !allowTestNames))
    return because('reserved-ending', { ending });
  if ([...shared, mailHost, webHost].some((ours) => isWithin(name, ours) || isWithin(ours, name)))
    return because('domain-of-service', { domain: name });
  if (taken.some((other) => isWithin(name, other))) return because('domain-below-other', { domain: name });
  // The list takes more than a megabyte, so threads that only receive mail never load it.
  const { getPublicSuffix } = await import('tldts');
  return getPublicSuffix(name, SUFFIX_OPTIONS) === name ? because('public-suffix', { domain: name }) : null;
}
