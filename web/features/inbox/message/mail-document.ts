import DOMPurify from 'dompurify';
import { isTracker } from './is-tracker.ts';
import { mismatchedHost } from './links.ts';

export type MailLink = { label: string; href: string; mismatchedHost: string | null };
export type MailDocument = { srcdoc: string; blocked: number; trackers: number; links: MailLink[] };

type Options = {
  html: string;
  /** Whether the reader asked for remote images. */
  remote: boolean;
  /** Images attached to the mail, as data: URLs by Content-ID. */
  inline: ReadonlyMap<string, string>;
};

/** The frame needs no `id`, `name` or `class`, and nothing in it may load or send anything on its own. */
const purifyOptions = {
  RETURN_DOM: true,
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'textarea',
    'select',
    'option',
    'svg',
    'math',
    'video',
    'audio',
    'source',
    'picture',
    'track',
    'dialog',
    'template',
    'slot',
  ],
  FORBID_ATTR: [
    'srcset',
    'background',
    'ping',
    'action',
    'formaction',
    'poster',
    'autofocus',
    'id',
    'name',
    'class',
    'popover',
    'popovertarget',
  ],
  ALLOW_DATA_ATTR: false,
  ADD_ATTR: ['target', 'data-remote-src', 'data-cid'],
};

const webAddress = /^https?:/i;
const followable = /^(https?|mailto):/i;

/**
 * Builds the document for the message frame. Its content security policy forbids every request; only remote images
 * are allowed, and only once the reader asks for them.
 */
export function buildMailDocument({ html, remote, inline }: Options): MailDocument {
  const body = DOMPurify.sanitize(html, purifyOptions) as unknown as HTMLElement;
  const images = readImages(body, remote, inline);
  const links = readLinks(body);
  const policy = `default-src 'none'; img-src data:${remote ? ' https: http:' : ''}; style-src 'unsafe-inline'`;
  const srcdoc = `<!doctype html><html><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light">
<base target="_blank"><style>${frameStyle}</style></head><body>${body.innerHTML}</body></html>`;
  return { srcdoc, ...images, links };
}

function readImages(body: HTMLElement, remote: boolean, inline: ReadonlyMap<string, string>) {
  let blocked = 0;
  let trackers = 0;
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    const remoteSrc = image.getAttribute('data-remote-src') ?? (webAddress.test(src) ? src : '');
    const cid = image.getAttribute('data-cid');
    if (!/^data:image\//i.test(src)) image.removeAttribute('src');
    if (cid) {
      const data = inline.get(cid);
      if (data) image.setAttribute('src', data);
    } else if (webAddress.test(remoteSrc)) {
      blocked++;
      if (isTracker(remoteSrc, image.getAttribute('width'), image.getAttribute('height'))) trackers++;
      image.setAttribute('referrerpolicy', 'no-referrer');
      if (remote) image.setAttribute('src', remoteSrc);
    }
    image.removeAttribute('data-remote-src');
    image.removeAttribute('data-cid');
  }
  return { blocked, trackers };
}

function readLinks(body: HTMLElement): MailLink[] {
  const links: MailLink[] = [];
  for (const link of body.querySelectorAll('a')) {
    const href = link.getAttribute('href');
    if (!href || !followable.test(href)) {
      link.removeAttribute('href');
      continue;
    }
    const label = (link.textContent ?? '').trim() || link.querySelector('img')?.alt || 'Image';
    const actualHost = mismatchedHost(label, href);
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
    link.setAttribute('title', href);
    if (actualHost) link.setAttribute('data-goes-to', actualHost);
    links.push({ label: label.slice(0, 80), href, mismatchedHost: actualHost });
  }
  return links;
}

/** A hovered or focused link shows its destination at the bottom of the frame, as browsers do. */
const frameStyle = `
html{background:#fff;color:#1c1a16;font:15px/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
body{margin:0;padding:20px 24px 56px}
img{max-width:100%;height:auto}
img:not([src]){min-width:24px;min-height:24px;background:#f3eee3;border:1px dashed #cbc3b1}
table{max-width:100%}
pre{white-space:pre-wrap}
a[data-goes-to]::after{content:" [goes to " attr(data-goes-to) "]";font:600 13px/1.4 system-ui,sans-serif;color:#1c1a16;background:#f3eee3}
a[href]:hover::before,a[href]:focus::before{content:attr(title);position:fixed;left:0;bottom:0;max-width:100%;box-sizing:border-box;padding:6px 12px;background:#1c1a16;color:#fff;font:12px/1.4 ui-monospace,monospace;overflow-wrap:anywhere;z-index:1}
`;
