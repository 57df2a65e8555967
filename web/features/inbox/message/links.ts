export type TextPart = { text: string; href?: string };

const url = /https?:\/\/[^\s<>"']+/gi;
const closing = /[.,;:!?)\]}'"]+$/;

/** Plain text cut into words and links. Punctuation after a link is not part of it. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(url)) {
    const href = match[0].replace(closing, '');
    if (!URL.canParse(href)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: href, href });
    end = match.index + href.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

const domainLike = /(?:https?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})/iu;

/** The host a link's own words promise, when they look like one and it is not where the link goes. */
export function falseHost(words: string, href: string): string | null {
  const promised = domainLike.exec(words)?.[1]?.toLowerCase();
  if (!promised || !URL.canParse(href)) return null;
  const actual = new URL(href).hostname;
  const sameSite = (a: string, b: string) => a === b || a.endsWith(`.${b}`);
  const bare = promised.replace(/^www\./, '');
  return actual && !sameSite(actual, bare) && !sameSite(bare, actual.replace(/^www\./, '')) ? actual : null;
}

const code = /(?<![\w.,@/#-])(\d{3}[ -]?\d{3}|\d{4,8}|(?=[A-Z0-9]*\d)[A-Z0-9]{6,8})(?![\w@/]|[.,-]\d)/;
const cue = /\b(code|otp|pin|passcode|one[- ]time|verification|verify|confirm)\b/i;

/** The code a verification mail carries, for a button that copies it. Only near words that announce one. */
export function findCode(subject: string, text: string): string | null {
  if (!cue.test(`${subject} ${text}`)) return null;
  for (const line of [subject, ...text.split('\n').slice(0, 60)]) {
    const match = code.exec(line.replace(url, ' '));
    if (match?.[1] && !/^(19|20)\d\d$/.test(match[1])) return match[1].replace(/[ -]/g, '');
  }
  return null;
}
