import { claimedHost, domainsIn, isRelated, visibleText } from './readings.ts';

/** A longer label is cut. */
const MAX_LABEL = 5_000;
/** Where one text of a label ends. No HTML contains it. */
const BREAK = '\0';
/** Endings of files that no domain has. */
const file = /\.(pdf|html?|php|jpe?g|png|gif|docx?|xlsx?|csv|txt|js|json|xml)$/i;

/** A gap between two words, or between two texts. The bound keeps the patterns linear. */
const GAP = `[ ${BREAK}]`;
const ending = (names: string) => `(?=(?:${names})(?![\\p{L}\\p{N}]))`;
const COMMON = 'com|net|org';
const KNOWN = `${COMMON}|app|bank|co|de|edu|eu|fr|gov|info|io|uk|us`;
/** Dots of a domain that are written so that no program takes them for one: `bank . com`, `bank(.)com`, `bank dot com`. */
const brokenDot = new RegExp(
  [
    `${GAP}{0,4}[([{]${GAP}{0,4}(?:\\.|dot)${GAP}{0,4}[)\\]}]${GAP}{0,4}`,
    `${GAP}{1,4}(?:\\.|dot)${GAP}{1,4}${ending(KNOWN)}`,
    `(?:\\.${GAP}{1,4}|${GAP}{1,4}\\.)${ending(COMMON)}`,
    `${BREAK}?[·‧∙⋅ꞏ・•]${BREAK}?${ending(KNOWN)}`,
  ].join('|'),
  'giu',
);
const mendDots = (text: string) =>
  text.replace(brokenDot, (dot) => (dot.includes(BREAK) ? `.${BREAK}` : '.'));

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
 * The real host of a link whose text names another site. Null if the text and the link agree. Any of the texts of a label
 * may be hidden by its style, so every site that it names has to agree.
 */
export function mismatchedHost(label: string, href: string): string | null {
  const actual = URL.parse(href)?.hostname;
  if (!actual) return null;
  const real = actual.replace(/^www\./, '');
  for (const word of mendDots(visibleText(label)).split(' ')) {
    const isOneText = !word.slice(0, -1).includes(BREAK);
    for (const domain of domainsIn(word.replaceAll(BREAK, ''))) {
      if (file.test(domain)) continue;
      // Every domain ends with a single label such as "com", which is a host too.
      if (!real.includes('.') || !isRelated(claimedHost(domain).replace(/^www\./, ''), real)) return actual;
      // The rest of the word is a path.
      if (isOneText) break;
    }
  }
  return null;
}

/** Where a link leads. The same address can be written in several ways, and the part of the page does not matter. */
export function targetOf(href: string): string {
  const url = URL.parse(href);
  if (!url) return href;
  url.hash = '';
  return url.href;
}
