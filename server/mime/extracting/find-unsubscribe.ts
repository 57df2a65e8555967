import type { Content } from './block.ts';
import { createWordIndex } from './word-index.ts';

const findWords = createWordIndex(['unsubscribe']);
const MAX_HEADER = 8_192;
const MAX_URL = 2_048;
/** The link is near the end of a mail, so only this many of the last links are read. */
const MAX_LINKS = 60;
const UNSUBSCRIBE_PATH =
  /unsub|opt-?out|\/remove-me|email-preferences|list-manage[\w.]{0,40}\/profile|abmeld|desinscri|desabon|disiscri/i;

/** The URL in List-Unsubscribe (https first, then mailto), or else a link in the mail whose label or path says so. */
export function findUnsubscribe(header: string, contents: Content[]): { url: string } | null {
  return fromHeader(header.slice(0, MAX_HEADER)) ?? fromContents(contents);
}

function fromHeader(header: string): { url: string } | null {
  const urls = [...header.matchAll(/<([^<>]{1,2048})>/g)].map(([, url]) => url!.replace(/\s/g, ''));
  const byScheme = (scheme: string) => urls.find((url) => url.toLowerCase().startsWith(scheme));
  const url = byScheme('https:') ?? byScheme('mailto:') ?? byScheme('http:');
  return url ? { url } : null;
}

function fromContents(contents: Content[]): { url: string } | null {
  for (const { links } of contents) {
    const usable = links
      .slice(-MAX_LINKS)
      .filter(({ url }) => /^(?:https?|mailto):/i.test(url) && url.length <= MAX_URL);
    const named = usable.filter((link) => saysUnsubscribe(link.label));
    const found =
      // There is often a link to the preferences next to it.
      named.findLast((link) => UNSUBSCRIBE_PATH.test(link.url)) ??
      named.at(-1) ??
      usable.findLast((link) => UNSUBSCRIBE_PATH.test(link.url)) ??
      usable.findLast((link) =>
        saysUnsubscribe(link.block.text.slice(Math.max(0, link.start - 120), link.start)),
      );
    if (found) return { url: found.url };
  }
  return null;
}

function saysUnsubscribe(text: string): boolean {
  return findWords(text.slice(0, 200), null).length > 0;
}

/** Whether a link unsubscribes. Such a link is never offered as the one to follow. */
export function isUnsubscribe(label: string, url: string): boolean {
  return UNSUBSCRIBE_PATH.test(url) || saysUnsubscribe(label);
}
