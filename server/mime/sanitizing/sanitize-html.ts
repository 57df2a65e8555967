import { Parser } from 'htmlparser2';
import { cutText } from '../reading/header-text.ts';
import { BIDI_OVERRIDES, safeAttributes } from './safe-attributes.ts';
import { createCssFilter } from './safe-css.ts';

/** The limit of what is read, and of what comes out: escaping can make a text five times as long. */
export const MAX_HTML = 2 ** 20;
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

class ExtremeNestingError extends Error {}

/**
 * Keeps text, tables, style sheets and embedded images. The address of a remote image moves to `data-remote-src`, so
 * it loads only when the reader asks. The web also shows the result in a sandboxed frame; neither relies on the other.
 */
export function sanitizeMailHtml(html: string): string {
  try {
    return sanitizeBounded(cutText(html, MAX_HTML));
  } catch (error) {
    if (error instanceof ExtremeNestingError) return htmlAsText(html);
    throw error;
  }
}

/** Writes the tags as they were written, so that the browser corrects wrong nesting as it would in the original. */
function sanitizeBounded(html: string): string {
  const css = createCssFilter();
  /** The tag that was written for each open element, or '' if none was. */
  const open: string[] = [];
  let nesting = 0;
  /** The depth of the element whose content is removed. */
  let removedFrom = Number.POSITIVE_INFINITY;
  let sheet: { css: string; media: string; type: string } | null = null;
  let out = '';
  let ending = false;

  /** After the first piece without room nothing more is written, except for closing tags. */
  let full = false;
  const write = (text: string) => {
    full ||= out.length + text.length > MAX_HTML;
    if (!full) out += text;
  };

  function openTag(name: string, attribs: Record<string, string>): string {
    const tag = shownAs(name);
    if (!tag || nesting >= MAX_NESTING) return '';
    let text = `<${tag}`;
    for (const [attribute, value] of Object.entries(safeAttributes(tag, attribs, css)))
      text += ` ${attribute}="${escapeValue(value)}"`;
    write(text + (VOID.has(tag) ? ' />' : '>'));
    return full || VOID.has(tag) ? '' : tag;
  }

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
      if (written) nesting++;
      open.push(written);
    },
    ontext(text) {
      if (open.length > removedFrom) return;
      if (sheet) sheet.css += text;
      else write(escapeText(text.replace(BIDI_OVERRIDES, '')));
    },
    onclosetag(name, isImplied) {
      const written = open.pop();
      if (open.length <= removedFrom && REMOVED_TAGS.has(name)) removedFrom = Number.POSITIVE_INFINITY;
      if (name === 'style' && sheet) {
        const isCss = /^\s*(?:text\/css\s*)?$/i.test(sheet.type);
        const kept = isCss && css.sheet(sheet.css.replace(BIDI_OVERRIDES, ''), sheet.media);
        if (kept) write(`<style>${kept}</style>`);
        sheet = null;
      }
      if (!written) return;
      nesting--;
      if (ending || full) out += `</${written}>`;
      else if (!isImplied) write(`</${written}>`);
    },
  });
  parser.write(html);
  ending = true;
  parser.end();
  return out;
}

/** Shows HTML that could not be sanitized as plain source text. */
export function htmlAsText(html: string): string {
  return `<pre>${escapeValue(
    cutText(html, MAX_HTML / 16)
      .toWellFormed()
      .replace(BIDI_OVERRIDES, ''),
  )}</pre>`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<>]/g, (character) => ESCAPES[character]!);
const escapeValue = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);
