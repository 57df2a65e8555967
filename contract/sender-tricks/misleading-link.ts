import { claimedHost, domainsIn, isRelated, looksLike, visibleText } from './readings.ts';

/** A longer label is cut. */
const MAX_LABEL = 5_000;
/** Where one text of a label ends. No HTML contains it. */
const BREAK = '\0';
/** Endings of files that no domain has. */
const file =
  /\.(pdf|html?|php|jpe?g|png|gif|webp|svg|docx?|odt|rtf|pptx?|xlsx?|csv|txt|log|css|js|json|xml|ya?ml|ics|eml|epub|mp[34]|gz|rar|apk|exe|dmg)$/i;
/** Endings that both have. */
const fileOrDomain = /^[^.]+\.(md|mov|py|sh|zip)$/i;
const programs = /^(ado|asp|vb)\.net$/i;
/** Without a blank behind the dot: `your account.It`, `St.Gallen`. */
const twoSentences = /^[^.]+\.\p{Lu}\p{Ll}+$/u;

/** A gap between two words, or between two texts. The bound keeps the patterns linear. */
const GAP = `[ ${BREAK}]`;
const ending = (names: string) => `(?=(?:${names})(?![\\p{L}\\p{N}]))`;
const COMMON = 'com|net|org';
const KNOWN = `${COMMON}|app|bank|co|de|edu|eu|fr|gov|info|io|uk|us`;
const wellKnown = new RegExp(`\\.(?:${KNOWN})$`, 'i');
/** Letters, digits and signs of other scripts that look like a dot. */
const LOOKALIKES =
  '\u0660\u06d4\u06f0\u0701\u0702\u1427\u16eb\u2804\u2840\u2e31\u2e33\ua4f8\ua60e\u{10a50}\u{1d16d}';
/** Dots of a domain that are written so that no program takes them for one: `bank . com`, `bank(.)com`, `bank dot com`. */
const brokenDot = new RegExp(
  [
    `${GAP}{0,4}[([{<]${GAP}{0,4}(?:\\.|dot)${GAP}{0,4}[)\\]}>]${GAP}{0,4}`,
    `${GAP}{1,4}(?:\\.|dot)${GAP}{1,4}${ending(KNOWN)}`,
    `(?:\\.${GAP}{1,4}|${GAP}{1,4}\\.)${ending(COMMON)}`,
    `${BREAK}?(?:[·‧∙⋅ꞏ・•${LOOKALIKES}]| \u0307|\\\\\\.)${BREAK}?${ending(KNOWN)}`,
  ].join('|'),
  'giu',
);
const mendDots = (text: string) =>
  text.replace(brokenDot, (dot) => (dot.includes(BREAK) ? `.${BREAK}` : '.'));

const LETTER = '\\p{L}\\p{M}\\p{N}';
const authority = new RegExp(`^.*?/${BREAK}?/[^/?#]*`);
/** The address of a person, whole and in one text. */
const mailbox = new RegExp(
  `(?<![${LETTER}.%+_-])([${LETTER}.%+_-]+)@[${LETTER}.-]+(?!${BREAK}?[${LETTER}.-])`,
  'gu',
);

/** The beginning of all texts of a link. What cannot be seen does not count. */
export function joinLabel(texts: Iterable<string>): string {
  let label = '';
  for (const text of texts) {
    const piece = visibleText(text);
    if (piece && !(piece === ' ' && label.endsWith(` ${BREAK}`))) label += piece + BREAK;
    if (label.length >= MAX_LABEL) break;
  }
  return label;
}

/**
 * The real host of a link whose text names another site. Null if the text and the link agree. A style may
 * hide any part of the label, so all sites that it names have to agree.
 */
export function mismatchedHost(label: string, href: string): string | null {
  const actual = URL.parse(href)?.hostname;
  if (!actual) return null;
  const real = actual.replace(/^www\./, '');
  for (const word of mendDots(visibleText(label)).split(' ')) {
    for (const host of hostsIn(withoutMailboxes(word, real))) {
      // Every domain ends with a single label such as "com", which is a host too.
      if (!real.includes('.') || !isRelated(host, real)) return actual;
    }
  }
  return null;
}

const hostOf = (domain: string) => claimedHost(domain).replace(/^www\./, '');

/** A mail address names no site. A style may cut it, so it is kept if its user is one, well known or the one of the link. */
function withoutMailboxes(word: string, real: string): string {
  // Behind `//` it is a host with a user.
  const end = authority.exec(word)?.[0].length ?? 0;
  const rest = word.slice(end).replace(mailbox, (whole, user: string) => {
    const host = user.includes('.') ? hostOf(user) : '';
    return wellKnown.test(host) || (host && isRelated(host, real)) ? whole : ' ';
  });
  return word.slice(0, end) + rest;
}

/** The sites that a word names. A style may show a path alone, but much in it only looks like a site. */
function* hostsIn(word: string) {
  const text = word.replaceAll(BREAK, '');
  const isOneText = !word.slice(0, -1).includes(BREAK);
  const start = isOneText ? /^(?:.*?:\/\/)?[^/?#]*/.exec(text)![0] : text;
  const hasScheme = text.includes('://');
  let isPath = false;
  for (const part of [start, text.slice(start.length)]) {
    let named = false;
    for (const domain of domainsIn(part)) {
      const site = domain.replace(file, '');
      const isDoubtful = fileOrDomain.test(domain) || twoSentences.test(domain);
      const isSite = wellKnown.test(looksLike(site))
        ? !programs.test(domain)
        : !isPath && !file.test(domain) && (!isDoubtful || hasScheme || text.includes(`${domain}/`));
      if (!isSite) continue;
      named = true;
      yield hostOf(site);
    }
    isPath = named;
  }
}

/** Where a link leads. The same address can be written in several ways, and the part of the page does not matter. */
export function targetOf(href: string): string {
  const url = URL.parse(href);
  if (!url) return href;
  url.hash = '';
  return url.href;
}
