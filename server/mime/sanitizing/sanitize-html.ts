import sanitize from 'sanitize-html';
import { cutText } from '../reading/header-text.ts';
import { safeStyle } from './safe-style.ts';
import { imageSource, safeLink } from './safe-url.ts';

export const MAX_HTML = 2 ** 20;
/** Real layout tables are not nested this deeply. Deeper content keeps its text and loses its tags. */
const MAX_NESTING = 150;
/** Parsing time grows with depth times tags. This limit keeps the largest body below a fraction of a second. */
const EXTREME_NESTING = 1000;
const BIDI_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

const TAGS = (
  'a abbr address article aside b big blockquote br caption center cite code col colgroup dd del details div dl dt em ' +
  'figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s samp section ' +
  'small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'
).split(' ');

/** Removed with their content. Browsers read the first line as raw text, which mutation XSS attacks rely on. */
const REMOVED_TAGS = (
  'script style textarea xmp iframe noembed noframes noscript plaintext title ' +
  'option select template svg math object applet audio video canvas frameset datalist'
).split(' ');

const SIZE = /^\d{1,4}(?:\.\d{1,3})?(?:%|px)?$/;
const NUMBER = /^\d{1,4}$/;
const WORD = /^[a-z]{1,16}$/i;
const COLOR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,24}|[0-9a-f]{6})$/i;
const TEXT = /^[^<>]{0,1000}$/s;

/** Attributes and their allowed values. No id, name or class: they could shadow names that the page uses. */
const ATTRIBUTES = new Map<string, RegExp>([
  ...['width', 'height'].map((name) => [name, SIZE] as const),
  ...['border', 'cellpadding', 'cellspacing', 'colspan', 'rowspan', 'span', 'start', 'hspace', 'vspace'].map(
    (name) => [name, NUMBER] as const,
  ),
  ...['align', 'valign', 'dir', 'clear', 'scope', 'type'].map((name) => [name, WORD] as const),
  ...['bgcolor', 'color', 'bordercolor'].map((name) => [name, COLOR] as const),
  ['size', /^[+-]?\d$/],
  ['face', /^[\w\s,'"-]{1,100}$/],
  ['lang', /^[a-z0-9-]{1,20}$/i],
  ['alt', TEXT],
  ['title', TEXT],
]);

/** Attributes that `safeAttributes` writes itself. */
const SET_HERE = ['style', 'href', 'target', 'rel', 'src', 'data-remote-src', 'data-cid'];

/**
 * Keeps text, tables, inline styles and embedded images. The address of a remote image moves to `data-remote-src`, so
 * it loads only when the reader asks. The web also shows the result in a sandboxed frame; neither relies on the other.
 */
export function sanitizeMailHtml(html: string): string {
  try {
    return sanitizeBounded(html);
  } catch (error) {
    if (error instanceof ExtremeNestingError) return htmlAsText(html);
    throw error;
  }
}

class ExtremeNestingError extends Error {}

function sanitizeBounded(html: string): string {
  let depth = 0;
  return sanitize(cutText(html, MAX_HTML), {
    allowedTags: TAGS,
    nonTextTags: REMOVED_TAGS,
    allowedAttributes: { '*': [...ATTRIBUTES.keys(), ...SET_HERE] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['data'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    parseStyleAttributes: false,
    nestingLimit: MAX_NESTING,
    onOpenTag: () => {
      if (++depth > EXTREME_NESTING) throw new ExtremeNestingError();
    },
    onCloseTag: () => {
      depth--;
    },
    textFilter: (text) => text.replace(BIDI_OVERRIDES, ''),
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: safeAttributes(tagName, attribs) }) },
  });
}

function safeAttributes(tag: string, attribs: Record<string, string>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(attribs)) {
    if (ATTRIBUTES.get(name)?.test(value)) kept[name] = value.replace(BIDI_OVERRIDES, '');
  }
  const style = safeStyle(attribs.style ?? '');
  if (style) kept.style = style;
  if (tag === 'img') setSource(kept, attribs.src ?? '');
  if (tag === 'a') setLink(kept, attribs.href ?? '');
  return kept;
}

function setSource(kept: Record<string, string>, src: string): void {
  const source = imageSource(src);
  if (!source) return;
  if ('remote' in source) kept['data-remote-src'] = source.remote;
  else if ('cid' in source) kept['data-cid'] = source.cid;
  else kept.src = source.data;
}

function setLink(kept: Record<string, string>, href: string): void {
  const link = safeLink(href);
  if (!link) return;
  kept.href = link;
  kept.target = '_blank';
  kept.rel = 'noopener noreferrer nofollow';
}

/** Shows HTML that could not be sanitized as plain source text. */
export function htmlAsText(html: string): string {
  const escaped = cutText(html, MAX_HTML / 16)
    .toWellFormed()
    .replace(BIDI_OVERRIDES, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
  return `<pre>${escaped}</pre>`;
}
