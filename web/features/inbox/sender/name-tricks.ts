import { besideBrands, brands } from './brands.ts';
import { decodeLabel } from './punycode.ts';

/** Letters and digits of other kinds that look like a Latin letter. */
const lookalikes: Record<string, string> = Object.fromEntries(
  [...'аaеeоoрpсcуyхxіiѕsјjԁdɡgһhкkмmтtвbнnαaοoρpνvιiκkτtυu0o1l3e5s'.matchAll(/(.)(.)/gu)].map(
    ([, from, to]) => [from!, to!],
  ),
);

/** What the name or the domain of a sender pretends, in a sentence. Null for almost all mail. */
export function findTrick(name: string, domain: string): string | null {
  if (!domain) return null;
  return lookalikeDomain(domain) ?? foreignName(name, domain);
}

function lookalikeDomain(domain: string): string | null {
  for (const label of domain.split('.').slice(0, -1)) {
    const shown = decodeLabel(label);
    const brand = Object.entries(brands).find(([, own]) => own.some((one) => isLookalike(shown, one)));
    if (brand) return `${domain} is not ${titleOf(brand[0])}: it only looks similar.`;
    if (/\p{Script=Latin}/u.test(shown) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(shown))
      return `${domain} mixes letters of different alphabets, which makes it look like another domain.`;
  }
  return null;
}

/** Short names are left out: other words resemble them by chance. */
function isLookalike(label: string, own: string): boolean {
  if (own.length < 5 || label === own) return false;
  const plain = [...label.normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((one) => lookalikes[one] ?? one)
    .join('');
  return plain === own || plain.replaceAll('rn', 'm').replaceAll('vv', 'w') === own;
}

function foreignName(name: string, domain: string): string | null {
  const address = /[^\s<>"'(),;:@]+@([\p{L}\d-]+(?:\.[\p{L}\d-]+)+)/iu.exec(name);
  if (address && !isRelated(address[1]!, domain))
    return `The name shows the address ${address[0]}, but the mail is from ${domain}.`;
  const site =
    /(?:^|[\s("'[])((?:[a-z\d-]+\.)+(?:com|org|net|io|co|de|fr|uk|us|eu|gov|edu|bank|app))(?=$|[\s)"',\]])/i.exec(
      name,
    );
  if (site && !isRelated(site[1]!, domain))
    return `The name says ${site[1]}, but the mail is from ${domain}.`;
  const brand = brandIn(name);
  if (
    brand &&
    !domain
      .split('.')
      .slice(0, -1)
      .some((label) => brands[brand]!.includes(label))
  )
    return `The name says ${titleOf(brand)}, but the mail is from ${domain}.`;
  return null;
}

/** The brand whose name this is, alone or with words such as “Support”. */
function brandIn(name: string): string | null {
  const words = name.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
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

const isRelated = (one: string, other: string) => {
  const [a, b] = [`.${one.toLowerCase()}`, `.${other}`];
  return a.endsWith(b) || b.endsWith(a);
};

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
