import type { Content, Link } from './block.ts';
import { isUnsubscribe } from './find-unsubscribe.ts';
import type { FoundLink, LinkKind } from './found.ts';
import type { Languages } from './languages.ts';
import { kindsIn, scoreLink } from './score-link.ts';

const MAX_URL = 2_048;
const MIN_SCORE = 0.5;
/** Later links are in the small print. */
const MAX_SCORED = 40;

/** The link that the reader is meant to follow, if there is one. */
export function findLink(mail: {
  subject: string;
  contents: Content[];
  /** The code of the mail. A link that contains it serves the same purpose. */
  code: string | null;
  /** The unsubscribe link is never the one to follow. */
  unsubscribe: string | null;
  languages: Languages;
}): FoundLink | null {
  const subject = kindsIn(mail.subject, mail.languages);
  let best: { link: Link; kind: LinkKind; score: number; host: string } | null = null;
  for (const content of mail.contents) {
    for (const link of content.links.slice(0, MAX_SCORED)) {
      const host = hostOf(link.url);
      if (!host || link.url === mail.unsubscribe || isUnsubscribe(link.label, link.url)) continue;
      const { kind, score } = scoreLink(link, content, { ...mail, subject });
      if (score >= MIN_SCORE && score > (best?.score ?? 0) + 0.001) best = { link, kind, score, host };
    }
    // The plain text usually repeats the HTML, so it is read only if the HTML has no such link.
    if (best) break;
  }
  if (!best || best.link.url.length > MAX_URL) return null;
  return { url: best.link.url, kind: best.kind, host: best.host };
}

function hostOf(url: string): string | null {
  // Browsers ignore line breaks in a URL, and treat `x` in `https:///x` as the host.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
  if (!/^https?:\/\/[^/\\]/i.test(url) || /[\x00-\x20]/.test(url)) return null;
  try {
    return new URL(url).host;
  } catch {
    return null;
  }
}
