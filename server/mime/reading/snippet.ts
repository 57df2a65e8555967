import { Parser } from 'htmlparser2';
import { SNIPPET_LENGTH } from '#contract/limits.ts';
import { cutText } from './header-text.ts';

/** HTML after this many characters is ignored, because it never reaches the snippet. */
const MAX_SOURCE = 64 * 1024;
const STEP = 1024;
/** Real mail is not nested deeper, and the parser gets slower with depth. */
const MAX_DEPTH = 500;
const HIDDEN_TAGS = new Set([
  'head',
  'script',
  'style',
  'template',
  'textarea',
  'select',
  'svg',
  'math',
  'object',
]);
export const INLINE_TAGS = new Set(
  'a abbr b bdi bdo big code em font i ins kbd mark s small span strong sub sup u wbr'.split(' '),
);
const HIDDEN_STYLE =
  /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|(?:font-size|max-height|opacity)\s*:\s*0(?:\.0+)?(?:px|em|%|pt)?\s*(?:;|!|$)/i;
/** Invisible characters that senders pad preheaders with. */
const PADDING =
  /\u034f|\u17b4|\u17b5|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/g;
/** Joiners belong inside words and emoji. Several in a row, or next to a space, are padding. */
const STRAY_JOINERS = /[\u200c\u200d]{2,}|(?<!\S)[\u200c\u200d]|[\u200c\u200d](?!\S)/g;
const BLANKS = /[\s\u00a0\u2800]+/g;

/** A text in which only line ends and repeated spaces have to be removed. */
const SIMPLE = /^[\t\r\n -~]*$/;

/** The first characters of a plain text, on one line. */
export function snippetOfText(text: string): string {
  if (text.length <= MAX_SOURCE && SIMPLE.test(text))
    return cutText(text.replace(/\s+/g, ' ').trim(), SNIPPET_LENGTH).trimEnd();
  const clean = text
    .slice(0, MAX_SOURCE)
    .replace(PADDING, '')
    .replace(STRAY_JOINERS, '')
    .replace(BLANKS, ' ')
    .replace(/\p{Cc}/gu, '')
    .toWellFormed()
    .trim();
  return cutText(clean, SNIPPET_LENGTH).trimEnd();
}

/** The first characters that a reader of the HTML would see. It stops reading when it has enough. */
export function snippetOfHtml(html: string): string {
  let text = '';
  let depth = 0;
  /** The depth of the element whose content is skipped, or 0. */
  let silentFrom = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth++;
      if (silentFrom > 0) return;
      if (!INLINE_TAGS.has(name)) text += ' ';
      if (isHidden(name, attributes)) silentFrom = depth;
    },
    onclosetag(name) {
      if (depth === silentFrom) silentFrom = 0;
      else if (silentFrom === 0 && !INLINE_TAGS.has(name)) text += ' ';
      depth--;
    },
    ontext(data) {
      if (silentFrom === 0) text += data;
    },
  });
  const source = html.slice(0, MAX_SOURCE);
  let enough = SNIPPET_LENGTH * 4;
  for (let at = 0; at < source.length && depth < MAX_DEPTH; at += STEP) {
    parser.write(source.slice(at, at + STEP));
    if (text.length < enough) continue;
    if (snippetOfText(text).length > SNIPPET_LENGTH * 0.9) break;
    enough = text.length * 2;
  }
  return snippetOfText(text);
}

/** Whether an element is hidden from the reader. */
export function isHidden(name: string, attributes: Record<string, string>): boolean {
  if (HIDDEN_TAGS.has(name) || 'hidden' in attributes) return true;
  return HIDDEN_STYLE.test((attributes.style ?? '').slice(0, 2000));
}
