import { Parser } from 'htmlparser2';
import { INLINE_TAGS, isHidden } from './snippet.ts';

/** HTML after this many characters is ignored. */
const MAX_SOURCE = 250_000;
const STEP = 4_096;
/** Real mail is not nested deeper, and the parser gets slower with depth. */
const MAX_DEPTH = 250;
const MAX_HREF = 500;

/** The text that a reader of the HTML sees, in lines, with the targets of its links. Stops at about `maxLength`. */
export function textOfHtml(html: string, maxLength: number): string {
  let text = '';
  let depth = 0;
  /** The depth of the element whose content is skipped, or 0. */
  let silentFrom = 0;
  const targets: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      depth++;
      if (name === 'a') targets.push(webTarget(attributes.href));
      if (silentFrom > 0) return;
      if (isHidden(name, attributes)) silentFrom = depth;
      else text += gapOf(name);
    },
    onclosetag(name) {
      const target = name === 'a' ? targets.pop() : '';
      if (depth === silentFrom) silentFrom = 0;
      else if (silentFrom === 0) text += target ? ` <${target}>` : name === 'br' ? '' : gapOf(name);
      depth--;
    },
    ontext(data) {
      if (silentFrom === 0) text += data.replace(/\s+/g, ' ');
    },
  });
  const source = html.slice(0, MAX_SOURCE);
  for (let at = 0; at < source.length && depth < MAX_DEPTH && text.length < maxLength * 2; at += STEP)
    parser.write(source.slice(at, at + STEP));
  parser.end();
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function gapOf(name: string): string {
  if (INLINE_TAGS.has(name)) return '';
  return name === 'td' || name === 'th' ? ' ' : '\n';
}

const webTarget = (href = '') =>
  /^https?:\/\/\S+$/i.test(href.trim()) && href.length <= MAX_HREF ? href.trim() : '';
