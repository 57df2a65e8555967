export type TextPart = { text: string; href?: string };

const url = /https?:\/\/[^\s<>"']+/gi;
const PUNCTUATION = '.,;:!?)]}\'"';
/** A text of this length has one more link at most. What comes after the last one stays text. */
const LINK_EVERY = 50;
export const PIECE = 5000;

/** Cuts a text into pieces, each after a line if possible, otherwise after a word. */
export function splitText(text: string): string[] {
  const pieces: string[] = [];
  for (let rest = text; rest; rest = rest.slice(pieces.at(-1)!.length)) {
    const piece = rest.slice(0, PIECE);
    const end = rest.length > PIECE && (piece.lastIndexOf('\n') + 1 || piece.lastIndexOf(' ') + 1);
    pieces.push(end ? piece.slice(0, end) : piece);
  }
  return pieces;
}

export const hasLink = (text: string) => text.search(url) >= 0;

/** Splits plain text into text and links. Punctuation after a link is not part of it. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  const most = 2 + text.length / LINK_EVERY;
  let end = 0;
  for (const match of text.matchAll(url)) {
    let length = match[0].length;
    while (PUNCTUATION.includes(match[0][length - 1]!)) length--;
    const href = match[0].slice(0, length);
    if (!URL.canParse(href)) continue;
    if (parts.length >= 2 * most) break;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: href, href });
    end = match.index + href.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
