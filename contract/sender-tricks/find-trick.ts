import { besideBrands, brands } from './brands.ts';
import { decodeLabel } from './punycode.ts';
import { claimedHost, domainsIn, isRelated, looksLike, looksRoughlyLike, visibleText } from './readings.ts';

const digits: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 5: 's' };

/** Names that end with one of these look like a site. */
const endings = new Set('com org net io co de fr uk us eu gov edu bank app'.split(' '));

/** What the name or the domain of a sender pretends. Each kind is a sentence on the page. */
export type Trick =
  | { kind: 'onlyLooksLike'; domain: string; brand: string }
  | { kind: 'mixesAlphabets'; domain: string }
  | { kind: 'nameShowsAddress'; domain: string; address: string }
  | { kind: 'nameSays'; domain: string; name: string };

/** Null for almost all mail. */
export function findTrick(name: string, domain: string): Trick | null {
  if (!domain) return null;
  return lookalikeDomain(domain) ?? foreignName(visibleText(name), domain);
}

function lookalikeDomain(domain: string): Trick | null {
  for (const label of domain.slice(-255).split('.').slice(0, -1)) {
    const shown = decodeLabel(label);
    const plain = looksRoughlyLike(shown).replace(/[0135]/g, (digit) => digits[digit]!);
    const looks = new Set([plain, plain.replaceAll('rn', 'm').replaceAll('vv', 'w')]);
    // Short names are left out: other words resemble them by chance.
    const brand = Object.entries(brands).find(([, own]) =>
      own.some((one) => one.length >= 5 && shown !== one && looks.has(one)),
    );
    if (brand) return { kind: 'onlyLooksLike', domain, brand: titleOf(brand[0]) };
    if (/\p{Script=Latin}/u.test(shown) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(shown))
      return { kind: 'mixesAlphabets', domain };
  }
  return null;
}

function foreignName(name: string, domain: string): Trick | null {
  for (const word of name.split(/[\s<>"'(),;:[\]]+/)) {
    const at = word.lastIndexOf('@');
    const [site] = domainsIn(word.slice(at + 1));
    if (!site || isRelated(claimedHost(site), domain)) continue;
    if (at > 0) return { kind: 'nameShowsAddress', address: `${word.slice(0, at)}@${site}`, domain };
    if (endings.has(looksLike(site).split('.').at(-1)!)) return { kind: 'nameSays', name: site, domain };
  }
  const brand = brandIn(name);
  if (
    brand &&
    !domain
      .split('.')
      .slice(0, -1)
      .some((label) => brands[brand]!.includes(label))
  )
    return { kind: 'nameSays', name: titleOf(brand), domain };
  return null;
}

/** The brand whose name this is, alone or with words such as “Support”. */
function brandIn(name: string): string | null {
  const words = looksRoughlyLike(name).match(/[\p{L}\d]+/gu) ?? [];
  for (const brand of Object.keys(brands)) {
    const own = brand.split(' ');
    if (
      own.every((word, nth) => words[nth] === word) &&
      words.slice(own.length).every((word) => besideBrands.has(word))
    )
      return brand;
  }
  return null;
}

const titles: Record<string, string> = {
  paypal: 'PayPal',
  ebay: 'eBay',
  dhl: 'DHL',
  ups: 'UPS',
  hsbc: 'HSBC',
  github: 'GitHub',
  'bank of america': 'Bank of America',
};
const titleOf = (brand: string) =>
  titles[brand] ?? brand.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
