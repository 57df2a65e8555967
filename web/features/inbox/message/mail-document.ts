import { IMAGE_PATH, IMAGES_PER_MESSAGE } from '#contract/image-path.ts';
import { visibleText } from '#contract/sender-tricks/readings.ts';
import type { Theme } from '#web/lib/theme.ts';
import { blockedImage } from './blocked-image.ts';
import { BLOCKED, DEAD, frameStyle } from './frame-style.ts';
import { canOpen, type MailLink, type OpenLinks, type ReadMail } from './read-mail.ts';
import { texts } from './texts.tsx';

export type RemoteImage = {
  src: string;
  label: string;
  host: string;
  /** Only the first ones of a message can be loaded. */
  state: 'blocked' | 'loading' | 'shown' | 'failed' | 'too many';
};
export type MailDocument = {
  srcdoc: string;
  /** Each once, in order, without the trackers. */
  images: RemoteImage[];
  /** How many there are. They are never loaded. */
  trackers: number;
};

type Options = {
  mail: ReadMail;
  /** Our own links to the remote images, by their address. Null until the reader wants to see them. */
  remote: ReadonlyMap<string, string> | null;
  /** Images attached to the mail, as data: URLs by Content-ID. */
  inline: ReadonlyMap<string, string>;
  theme: Theme;
  openLinks: OpenLinks;
};

const webAddress = /^https?:/i;

/**
 * Builds the document for the message frame. Its content security policy forbids every request, except to our own server
 * for the remote images that the reader wants to see. Like every `srcdoc` it is in standards mode.
 */
export function buildMailDocument(options: Options): MailDocument {
  const { mail, theme, openLinks } = options;
  const { look, links } = mail;
  const root = mail.root.cloneNode(true) as HTMLElement;
  const scheme = look.colors && !look.dark ? 'light' : theme;
  setLinks(root, links, openLinks);
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
  return { srcdoc: `<!doctype html>${root.outerHTML}`, images, trackers };
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

function setLinks(root: HTMLElement, links: MailLink[], openLinks: OpenLinks) {
  for (const [nth, anchor] of root.querySelectorAll('a[href]').entries()) {
    const link = links[nth]!;
    anchor.setAttribute('title', link.href);
    if (canOpen(link, openLinks)) {
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
}

const IMPORTANT = '[style*="important" i]';
const deadWithImportant = `[${DEAD}]${IMPORTANT},[${DEAD}] ${IMPORTANT}`;
