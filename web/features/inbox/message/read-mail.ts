import { joinLabel, mismatchedHost, targetOf } from '#contract/sender-tricks/misleading-link.ts';
import { visibleText } from '#contract/sender-tricks/readings.ts';
import type { Theme } from '#web/lib/theme.ts';
import { type MailLook, readLook } from './mail-look.ts';
import { sanitizeMail } from './sanitize-mail.ts';
import { texts } from './texts.tsx';

export type MailLink = {
  label: string;
  href: string;
  /** Where the link really leads, if its text names another site. */
  mismatchedHost: string | null;
  /** It leads to the same place as a link whose text names another site. */
  isMisleading: boolean;
};
/** The links that can be opened: all, those whose text does not name another site, or none. */
export type OpenLinks = 'all' | 'honest' | 'none';

export const canOpen = ({ isMisleading }: MailLink, open: OpenLinks): boolean =>
  open === 'all' || (open === 'honest' && !isMisleading);

/** An HTML mail after the sanitizer. `links` are its anchors with a `href`, in the same order. */
export type ReadMail = { root: HTMLElement; look: MailLook; links: MailLink[] };

export function readMail(html: string, theme: Theme): ReadMail {
  const root = sanitizeMail(html, theme);
  return { root, look: readLook(root, html), links: readLinks(root) };
}

/** Longer labels are cut. */
const MAX_LABEL = 80;
const followable = /^(https?|mailto):/i;

function readLinks(root: HTMLElement): MailLink[] {
  const links: MailLink[] = [];
  for (const link of root.querySelectorAll('a')) {
    if (!isFollowable(link)) {
      link.removeAttribute('href');
      continue;
    }
    const href = link.getAttribute('href')!;
    const words = [...textsOf(link)];
    const label = visibleText(words.join('')).trim().slice(0, MAX_LABEL) || texts.image;
    links.push({
      label,
      href,
      mismatchedHost: mismatchedHost(joinLabel(words), href),
      isMisleading: false,
    });
  }
  const misleading = new Set(
    links.filter(({ mismatchedHost }) => mismatchedHost).map(({ href }) => targetOf(href)),
  );
  // Another link to the same place is as misleading, whatever it says.
  for (const link of links) link.isMisleading = misleading.has(targetOf(link.href));
  return links;
}

/**
 * The texts and alternative texts of a link. A link inside it has its own, so none is read twice, however many contain each
 * other.
 */
function* textsOf(link: HTMLElement) {
  const nodes = document.createTreeWalker(link, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    isFollowable(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    if (node instanceof HTMLImageElement) yield ` ${node.alt} `;
    else if (node.nodeValue) yield node.nodeValue;
  }
}

const isFollowable = (node: Node) =>
  node instanceof HTMLAnchorElement && followable.test(node.getAttribute('href') ?? '');
