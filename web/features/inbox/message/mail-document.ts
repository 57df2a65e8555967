import { IMAGE_PATH, IMAGES_PER_MESSAGE } from '#contract/image-path.ts';
import { joinLabel, mismatchedHost, targetOf } from '#contract/sender-tricks/misleading-link.ts';
import { visibleText } from '#contract/sender-tricks/readings.ts';
import type { Theme } from '#web/lib/theme.ts';
import { blockedImage } from './blocked-image.ts';
import { BLOCKED, DEAD, frameStyle } from './frame-style.ts';
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
  /** Whether it can be opened. */
  live: boolean;
};
/** The links that can be opened: all, those whose text does not name another site, or none. */
export type LiveLinks = 'all' | 'honest' | 'none';
export type RemoteImage = {
  src: string;
  label: string;
  host: string;
  /** Only the first ones of a message can be loaded. */
  state: 'blocked' | 'loading' | 'shown' | 'failed' | 'too many';
};
export type MailDocument = {
  srcdoc: string;
  look: MailLook;
  /** Each once, in order, without the trackers. */
  images: RemoteImage[];
  /** How many there are. They are never loaded. */
  trackers: number;
  links: MailLink[];
};

type Options = {
  html: string;
  /** Our own links to the remote images, by their address. Null until the reader wants to see them. */
  remote: ReadonlyMap<string, string> | null;
  /** Images attached to the mail, as data: URLs by Content-ID. */
  inline: ReadonlyMap<string, string>;
  theme: Theme;
  liveLinks: LiveLinks;
};

const webAddress = /^https?:/i;
const followable = /^(https?|mailto):/i;

/**
 * Builds the document for the message frame. Its content security policy forbids every request, except to our own server
 * for the remote images that the reader wants to see. Like every `srcdoc` it is in standards mode.
 */
export function buildMailDocument(options: Options): MailDocument {
  const { html, theme, liveLinks } = options;
  const root = sanitizeMail(html, theme);
  const look = readLook(root, html);
  const scheme = look.colors && !look.dark ? 'light' : theme;
  const links = readLinks(root, liveLinks);
  const { images, trackers } = readImages(root, options, scheme);
  if (look.plain) keepRatios(root);
  // The frame has no origin, so 'self' would be nothing.
  const source = options.remote ? ` ${window.location.origin}${IMAGE_PATH}` : '';
  const policy = `default-src 'none'; img-src data:${source}; style-src 'unsafe-inline'`;
  root.querySelector('head')!.insertAdjacentHTML(
    'afterbegin',
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="referrer" content="no-referrer"><meta name="color-scheme" content="${scheme}">
<base target="_blank"><style>${frameStyle(look, theme)}</style>`,
  );
  return { srcdoc: `<!doctype html>${root.outerHTML}`, look, images, trackers, links };
}

function readImages(root: HTMLElement, { remote, inline }: Options, scheme: Theme) {
  const images = new Map<string, RemoteImage>();
  const trackers = new Set<string>();
  for (const image of root.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    const remoteSrc = image.getAttribute('data-remote-src') ?? (webAddress.test(src) ? src : '');
    const cid = image.getAttribute('data-cid');
    const tracker = image.getAttribute('data-tracker');
    if (!/^data:image\//i.test(src)) image.removeAttribute('src');
    if (tracker) {
      trackers.add(tracker);
      // Without an alternative text, it leaves no gap.
      image.setAttribute('alt', '');
    } else if (cid) {
      const data = inline.get(cid);
      if (data) image.setAttribute('src', data);
    } else if (webAddress.test(remoteSrc)) {
      const link = remote?.get(remoteSrc);
      if (link) image.setAttribute('src', `${window.location.origin}${link}`);
      const state = link ? 'shown' : images.size < IMAGES_PER_MESSAGE ? 'blocked' : 'too many';
      if (!images.has(remoteSrc)) images.set(remoteSrc, describe(image, remoteSrc, state));
    }
    if (!image.hasAttribute('src')) {
      image.setAttribute('src', blockedImage(image, scheme));
      image.setAttribute(BLOCKED, '');
    }
    for (const name of ['data-remote-src', 'data-tracker', 'data-cid']) image.removeAttribute(name);
  }
  return { images: [...images.values()], trackers: trackers.size };
}

/** Images of a plain mail shrink with the page, in the ratio that they declare: a line is often one stretched pixel. */
function keepRatios(root: HTMLElement) {
  for (const image of root.querySelectorAll<HTMLImageElement>('img[width][height]')) {
    const ratio = `${image.getAttribute('width')}/${image.getAttribute('height')}`;
    if (!image.style.height) image.style.aspectRatio ||= ratio;
  }
}

/** Longer labels are cut. */
const MAX_LABEL = 80;

/** An image in words: its alternative text, or the name of its file. */
function describe(image: HTMLImageElement, src: string, state: RemoteImage['state']): RemoteImage {
  const url = URL.parse(src);
  const file = url?.pathname.split('/').at(-1);
  const label = visibleText(image.alt).trim() || file || texts.image;
  return { src, label: label.slice(0, MAX_LABEL), host: url?.host ?? '', state };
}

function readLinks(root: HTMLElement, liveLinks: LiveLinks): MailLink[] {
  const links: MailLink[] = [];
  const anchors: HTMLAnchorElement[] = [];
  for (const link of root.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    if (!href || !followable.test(href)) {
      link.removeAttribute('href');
      continue;
    }
    const words = [...textsOf(link)];
    const label = visibleText(words.join('')).trim().slice(0, MAX_LABEL) || texts.image;
    links.push({
      label,
      href,
      mismatchedHost: mismatchedHost(joinLabel(words), href),
      isMisleading: false,
      live: liveLinks === 'all',
    });
    anchors.push(link);
  }
  const misleading = new Set(
    links.filter(({ mismatchedHost }) => mismatchedHost).map(({ href }) => targetOf(href)),
  );
  for (const [nth, link] of links.entries()) {
    const anchor = anchors[nth]!;
    // Another link to the same place is as misleading, whatever it says.
    link.isMisleading = misleading.has(targetOf(link.href));
    link.live ||= liveLinks === 'honest' && !link.isMisleading;
    anchor.setAttribute('title', link.href);
    if (link.live) {
      anchor.setAttribute('target', '_blank');
      anchor.setAttribute('rel', 'noopener noreferrer nofollow');
    } else {
      // Without an address there is nothing to open, with any button or key.
      anchor.removeAttribute('href');
      anchor.setAttribute(DEAD, '');
    }
  }
  // Only a style attribute could win over the look of a dead link.
  for (const { style } of root.querySelectorAll<HTMLElement>(deadWithImportant)) {
    for (const property of [...style])
      if (style.getPropertyPriority(property)) style.removeProperty(property);
  }
  return links;
}

const IMPORTANT = '[style*="important" i]';
const deadWithImportant = `[${DEAD}]${IMPORTANT},[${DEAD}] ${IMPORTANT}`;

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
