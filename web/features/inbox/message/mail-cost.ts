import type { MessageDetail } from '#contract/messages.ts';

/** The server leaves out what exceeds its own limits, which are lower. */
const MOST = { characters: 1.5 * 2 ** 20, tags: 20_000 };
/** Larger newsletters are rare. */
const CHEAP_TAGS = 6000;

export type MailCost = 'cheap' | 'high' | 'excessive';

/** Whether the page can build the HTML of a mail and lay it out in a moment, or at all. It reads the HTML once. */
export function costOf({ html, cut }: Pick<MessageDetail, 'html' | 'cut'>): MailCost {
  if (!html) return 'cheap';
  let tags = 0;
  for (let at = html.indexOf('<'); at !== -1 && tags <= MOST.tags; at = html.indexOf('<', at + 1)) tags++;
  if (tags > MOST.tags || html.length > MOST.characters) return 'excessive';
  return cut || tags > CHEAP_TAGS ? 'high' : 'cheap';
}
