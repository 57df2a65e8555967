import { Parser } from 'htmlparser2';
import { cutText } from '../reading/header-text.ts';
import type { MailElement } from './declared-style.ts';
import { isTrackerAddress } from './is-tracker.ts';
import { createUnseen } from './never-seen.ts';
import { BLOCKS, createReopened } from './reopened.ts';
import { BIDI_OVERRIDES, safeAttributes } from './safe-attributes.ts';
import { type CssFilter, createCssFilter, noCss } from './safe-css.ts';
import { createStyleCost, namesOf } from './style-cost.ts';
import { createPileCutter, cutToCost, inlineFactor, MAX_TEXT, textCost } from './text-cost.ts';

/** The limit of what is read, and of what comes out: escaping can make a text five times as long. */
export const MAX_HTML = 2 ** 20;
/** A browser lays out this much in a fraction of a second. Real mails stay far below. */
const LIMITS = { elements: 5000, links: 1000, text: MAX_TEXT };
/** Real layout tables are not nested this deeply. Deeper content keeps its text and loses its tags. */
const MAX_NESTING = 150;
/** Parsing time grows with depth times tags. This limit keeps the largest body below a fraction of a second. */
const EXTREME_NESTING = 1000;

const TAGS = new Set(
  (
    'html body a abbr acronym address article aside b bdi big blockquote br caption center cite code col colgroup dd del details ' +
    'dfn dir div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark menu nav nobr ol ' +
    'p pre q rp rt ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul ' +
    'var wbr'
  ).split(' '),
);
const VOID = new Set(['br', 'col', 'hr', 'img', 'wbr']);

/** Removed with their content. Browsers read the first line as raw text, which mutation XSS attacks rely on. */
const REMOVED_TAGS = new Set(
  (
    'script textarea xmp iframe noembed noframes noscript plaintext title ' +
    'option select template svg math object applet audio video canvas frameset datalist'
  ).split(' '),
);

/** These mean nothing without what a mail may not do, but they are boxes of their own. */
const BOXES = new Set(['form', 'fieldset', 'label', 'legend']);
/** Browsers show elements they do not know, such as `<webversion>`, with their styles. */
const UNKNOWN = /^[a-z][a-z0-9]*(?:[:-][a-z0-9]+)*$/;
/** Elements that a browser knows and that are not shown. The rest of a form loses its tags and keeps its text. */
const DROPPED = new Set(
  'head meta link base frame area map param source track embed input button keygen picture dialog marquee portal slot image bgsound basefont isindex bdo'.split(
    ' ',
  ),
);

function shownAs(name: string): string {
  if (TAGS.has(name)) return name;
  if (BOXES.has(name)) return name === 'label' ? 'span' : 'div';
  return DROPPED.has(name) || !UNKNOWN.test(name) ? '' : 'span';
}

const TABLE_PARTS = new Set('caption col colgroup tbody td tfoot th thead tr'.split(' '));
/** These have boxes of their own inside. */
const WEIGHTS = new Map([
  ['img', 4],
  ['li', 3],
  ['summary', 3],
  ['details', 4],
  ['q', 10],
]);

/** A cell that covers many others takes a quarter of the time that those would take. */
const spanned = ({ colspan = '1', rowspan = '1' }: Record<string, string>) =>
  Math.floor((Number(colspan) * Number(rowspan)) / 4);

class ExtremeNestingError extends Error {}

/** `cut` says that something was left out so that the rest stays cheap to show. */
export type SafeHtml = { html: string; cut: boolean };

/**
 * Keeps text, tables, style sheets and embedded images. The address of a remote image moves to `data-remote-src`, so
 * it loads only when the reader asks. That of a tracker moves to `data-tracker` and never loads. The web also shows the
 * result in a sandboxed frame; neither relies on the other.
 */
export function sanitizeMailHtml(html: string): SafeHtml {
  const read = cutText(html, MAX_HTML);
  try {
    const safe = sanitizeBounded(read, createCssFilter()) ?? sanitizeBounded(read, noCss)!;
    return { ...safe, cut: safe.cut || read !== html };
  } catch (error) {
    if (error instanceof ExtremeNestingError) return htmlAsText(html);
    throw error;
  }
}

/**
 * Writes the tags as they were written, so that the browser corrects wrong nesting as it would in the original. Null if
 * the styles would take a browser too long.
 */
function sanitizeBounded(html: string, css: CssFilter): SafeHtml | null {
  const styles = createStyleCost();
  /** The tag that was written for each open element, or '' if none was. */
  const open: string[] = [];
  let nesting = 0;
  /** How many of `nesting` are inline elements. */
  let inline = 0;
  /** The depth of the element whose content is removed. */
  let removedFrom = Number.POSITIVE_INFINITY;
  let sheet: { css: string; media: string; type: string } | null = null;
  const out: string[] = [];
  let current: MailElement | null = null;
  /** The remote images, each with its place in `out`. */
  const images: { image: MailElement; at: number }[] = [];
  const room = { ...LIMITS, html: MAX_HTML };
  let ending = false;
  const reopened = createReopened(open);
  const cutPiles = createPileCutter();

  /** Once something does not fit, nothing more is written, except for closing tags. */
  let full = false;
  const take = (what: keyof typeof room, amount: number) => {
    room[what] -= amount;
    full ||= room[what] < 0;
  };
  const write = (text: string) => {
    take('html', text.length);
    if (!full) out.push(text);
  };

  function openTag(name: string, attribs: Record<string, string>): string {
    const tag = shownAs(name);
    if (full || !tag || nesting >= MAX_NESTING) return '';
    const attributes = safeAttributes(tag, attribs, css);
    take('elements', (WEIGHTS.get(tag) ?? 1) * (1 + reopened.inside(tag)) + spanned(attributes));
    take('links', attributes.href ? 1 : 0);
    take('text', textCost(`${attributes.alt ?? ''}${attributes.title ?? ''}`));
    let text = `<${tag}`;
    for (const [attribute, value] of Object.entries(attributes))
      text += ` ${attribute}="${escapeValue(value)}"`;
    write(text + (VOID.has(tag) ? ' />' : '>'));
    const element: MailElement = { tag, names: namesOf(tag, attributes), attributes, parent: current };
    styles.open(element.names, attributes.style);
    if (!full && attributes['data-remote-src']) images.push({ image: element, at: out.length - 1 });
    if (full || VOID.has(tag)) styles.close();
    else current = element;
    return full || VOID.has(tag) ? '' : tag;
  }

  function writeText(text: string) {
    if (full) return;
    const cost = textCost(text) * inlineFactor(inline);
    write(escapeText(cutToCost(text, room.text, cost)));
    take('text', cost);
  }

  function writeSheet({ css: written, media, type }: NonNullable<typeof sheet>) {
    const isCss = /^\s*(?:text\/css\s*)?$/i.test(type);
    const kept = isCss && css.sheet(written.replace(BIDI_OVERRIDES, ''), media);
    if (!kept) return;
    take('elements', 1);
    write(`<style>${kept}</style>`);
  }

  const countInline = (tag: string, by: number) => {
    if (!BLOCKS.has(tag) && !TABLE_PARTS.has(tag)) inline += by;
  };

  const parser = new Parser({
    onopentag(name, attribs, isImplied) {
      if (open.length >= EXTREME_NESTING) throw new ExtremeNestingError();
      const isRemoved = open.length >= removedFrom;
      if (!isRemoved && REMOVED_TAGS.has(name)) removedFrom = open.length;
      let written = '';
      if (isRemoved || REMOVED_TAGS.has(name)) written = '';
      else if (name === 'style') sheet = { css: '', media: attribs.media ?? '', type: attribs.type ?? '' };
      // The parser opens a paragraph before an end tag without one. The browser does the same.
      else if (isImplied && name === 'p') write('</p>');
      else written = openTag(name, attribs);
      if (written) {
        nesting++;
        countInline(written, 1);
      }
      open.push(written);
    },
    ontext(text) {
      if (open.length > removedFrom) return;
      if (sheet) sheet.css += text;
      else writeText(cutPiles(text.replace(BIDI_OVERRIDES, '')));
    },
    onclosetag(name, isImplied) {
      const written = open.pop();
      if (open.length <= removedFrom && REMOVED_TAGS.has(name)) removedFrom = Number.POSITIVE_INFINITY;
      if (name === 'style' && sheet) {
        writeSheet(sheet);
        sheet = null;
      }
      if (!written) return;
      current = current?.parent ?? null;
      nesting--;
      countInline(written, -1);
      reopened.closed(written, !isImplied);
      styles.close(written === 'table' && isImplied && !ending);
      if (ending || full) out.push(`</${written}>`);
      else if (!isImplied) write(`</${written}>`);
    },
  });
  parser.write(html);
  ending = true;
  parser.end();
  if (styles.isTooHigh(css.selectors, MAX_TEXT - Math.max(0, room.text))) return null;
  // Only now, because a style sheet can come after the image.
  const isUnseen = createUnseen(css.selectors);
  for (const { image, at } of images)
    if (isTrackerAddress(image.attributes['data-remote-src']!) || isUnseen(image))
      out[at] = out[at]!.replace(' data-remote-src="', ' data-tracker="');
  return { html: out.join(''), cut: full || css.cut() };
}

/** Shows HTML that could not be sanitized as plain source text. */
export function htmlAsText(html: string): SafeHtml {
  const text = cutText(html, MAX_HTML / 16)
    .toWellFormed()
    .replace(BIDI_OVERRIDES, '');
  return { html: `<pre>${escapeValue(text)}</pre>`, cut: true };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<>]/g, (character) => ESCAPES[character]!);
const escapeValue = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);
