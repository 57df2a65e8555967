import type { CssFilter } from './safe-css.ts';
import { imageSource, safeLink } from './safe-url.ts';

export const BIDI_OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

const as = (names: string, pattern: RegExp) => names.split(' ').map((name) => [name, pattern] as const);

/** Attributes and how much of their value is kept. Browsers also read sizes such as `600px;` up to the unit. */
const ATTRIBUTES = new Map<string, RegExp>([
  ...as('width height', /^\s*\d{1,5}(?:\.\d{1,3})?\s*%?/),
  // Thousands of columns take a browser seconds.
  ...as('colspan rowspan span', /^\s*\d{1,2}/),
  ...as('cellpadding cellspacing start hspace vspace value', /^\s*\d{1,4}/),
  ...as('marginwidth marginheight leftmargin topmargin rightmargin bottommargin', /^\s*\d{1,4}/),
  ...as('border', /^\s*\d{1,4}|^$/),
  ...as('align valign dir clear scope type frame rules role', /^[a-z0-9]{1,16}$/i),
  ...as('nowrap noshade compact reversed hidden open', /^[a-z]{0,16}$/i),
  ...as('bgcolor color bordercolor text link vlink alink', /^[#\w(),.\s%;-]{1,40}$/),
  ['size', /^\s*[+-]?\d{1,3}%?/],
  ...as('class id', /^[^<>]{0,500}$/),
  ['face', /^[^<>]{1,200}$/],
  ['lang', /^[a-z0-9-]{1,20}$/i],
  ...as('alt title aria-label aria-hidden', /^[^<>]{0,1000}$/s),
]);

/** The attributes of an element that a mail may use. The address of a remote image moves to `data-remote-src`. */
export function safeAttributes(
  tag: string,
  attribs: Record<string, string>,
  css: CssFilter,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(attribs)) {
    const part = ATTRIBUTES.get(name)?.exec(value)?.[0];
    if (part !== undefined) kept[name] = part.replace(BIDI_OVERRIDES, '').trim();
  }
  const style = attribs.style && css.attribute(attribs.style.replace(BIDI_OVERRIDES, ''));
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
