export type TextPart = { text: string; href?: string };

const url = /https?:\/\/[^\s<>"']+/gi;
const trailingPunctuation = /[.,;:!?)\]}'"]+$/;

/** Splits plain text into text and links. Punctuation after a link is not part of it. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(url)) {
    const href = match[0].replace(trailingPunctuation, '');
    if (!URL.canParse(href)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: href, href });
    end = match.index + href.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

const domainLike = /(?:https?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})/iu;

/** The real host of a link whose text looks like another site. Null if the text and the link agree. */
export function mismatchedHost(label: string, href: string): string | null {
  const claimed = domainLike.exec(label)?.[1]?.toLowerCase();
  if (!claimed || !URL.canParse(href)) return null;
  const actual = new URL(href).hostname;
  const sameSite = (a: string, b: string) => a === b || a.endsWith(`.${b}`);
  const bare = claimed.replace(/^www\./, '');
  return actual && !sameSite(actual, bare) && !sameSite(bare, actual.replace(/^www\./, '')) ? actual : null;
}
