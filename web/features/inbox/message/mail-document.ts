import { IMAGE_PATH } from '#contract/image-path.ts';
import { isTracker } from '#contract/is-tracker.ts';
import type { Theme } from '#web/lib/theme.ts';
import { BLOCKED, frameStyle } from './frame-style.ts';
import { joinLabel, mismatchedHost } from './links.ts';
import { type MailLook, readLook } from './mail-look.ts';
import { sanitizeMail } from './sanitize-mail.ts';

export type MailLink = { label: string; href: string; mismatchedHost: string | null };
export type RemoteImageCounts = {
  all: number;
  /** Never loaded. */
  trackers: number;
  shown: number;
};
export type MailDocument = {
  srcdoc: string;
  look: MailLook;
  images: RemoteImageCounts;
  links: MailLink[];
};

type Options = {
  html: string;
  /** Our own links to the remote images, by their address. Null until the reader asks for them. */
  remote: ReadonlyMap<string, string> | null;
  /** Images attached to the mail, as data: URLs by Content-ID. */
  inline: ReadonlyMap<string, string>;
  theme: Theme;
};

/** Is no image, so that browsers show the alternative text. */
const EMPTY_IMAGE = 'data:,';
const webAddress = /^https?:/i;
const followable = /^(https?|mailto):/i;

/**
 * Builds the document for the message frame. Its content security policy forbids every request. Once the reader asks for
 * remote images, they come from our own server and from nowhere else. Like every `srcdoc` it is in standards mode.
 */
export function buildMailDocument({ html, remote, inline, theme }: Options): MailDocument {
  const root = sanitizeMail(html, theme);
  const look = readLook(root, html);
  const images = readImages(root, remote, inline);
  const links = readLinks(root);
  // The frame has no origin, so 'self' would be nothing.
  const source = remote ? ` ${window.location.origin}${IMAGE_PATH}` : '';
  const policy = `default-src 'none'; img-src data:${source}; style-src 'unsafe-inline'`;
  const scheme = look.colors && !look.dark ? 'light' : theme;
  root.querySelector('head')!.insertAdjacentHTML(
    'afterbegin',
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="referrer" content="no-referrer"><meta name="color-scheme" content="${scheme}">
<base target="_blank"><style>${frameStyle(look, theme)}</style>`,
  );
  return { srcdoc: `<!doctype html>${root.outerHTML}`, look, images, links };
}

function readImages(
  root: HTMLElement,
  remote: Options['remote'],
  inline: Options['inline'],
): RemoteImageCounts {
  const counts = { all: 0, trackers: 0, shown: 0 };
  for (const image of root.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    const remoteSrc = image.getAttribute('data-remote-src') ?? (webAddress.test(src) ? src : '');
    const cid = image.getAttribute('data-cid');
    if (!/^data:image\//i.test(src)) image.removeAttribute('src');
    if (cid) {
      const data = inline.get(cid);
      if (data) image.setAttribute('src', data);
    } else if (webAddress.test(remoteSrc)) {
      const link = remote?.get(remoteSrc);
      counts.all++;
      if (isTrackingImage(image, remoteSrc)) {
        counts.trackers++;
        // Without an alternative text, it leaves no gap.
        image.setAttribute('alt', '');
      } else if (link) {
        counts.shown++;
        image.setAttribute('src', `${window.location.origin}${link}`);
      }
    }
    if (!image.hasAttribute('src')) {
      image.setAttribute('src', EMPTY_IMAGE);
      image.setAttribute(BLOCKED, '');
    }
    image.removeAttribute('data-remote-src');
    image.removeAttribute('data-cid');
  }
  return counts;
}

const isTrackingImage = (image: HTMLImageElement, src: string) =>
  isTracker({
    src,
    width: image.getAttribute('width'),
    height: image.getAttribute('height'),
    style: image.getAttribute('style'),
  });

function readLinks(root: HTMLElement): MailLink[] {
  const links: MailLink[] = [];
  for (const link of root.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    if (!href || !followable.test(href)) {
      link.removeAttribute('href');
      continue;
    }
    const texts = [...textsOf(link)];
    const label = texts.join('').trim().slice(0, 80) || 'Image';
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
    link.setAttribute('title', href);
    links.push({ label, href, mismatchedHost: mismatchedHost(joinLabel(texts), href) });
  }
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
