import { createStyleReader, type DeclaredStyle, type MailElement } from './declared-style.ts';
import { BLOCKS } from './reopened.ts';
import type { Selector } from './style-cost.ts';

/** In pixels. Nobody sees a smaller image. One that is small in one direction only is a line. */
const TINY = 3;
/** In pixels. What is this far to the left or above is outside of the mail. */
const FAR = 1000;
/** Nobody sees what is more transparent. */
const TRANSPARENT = 0.05;

/**
 * Finds images that a mail declares but never shows: without a box, transparent, cut off, outside of the mail or of a
 * few pixels. If a media query may show one, it can be seen.
 */
export function createUnseen(selectors: readonly Selector[]) {
  const styleOf = createStyleReader(selectors);

  return function isUnseen(image: MailElement): boolean {
    /** Descendants can change these, so the nearest declaration decides. */
    let visibility: string | undefined;
    let indent: string | undefined;
    for (let element: MailElement | null = image; element; element = element.parent) {
      const style = styleOf(element);
      if (isHidden(element.tag, style)) return true;
      if (element === image ? isTiny(style) : isClosed(element.tag, style)) return true;
      visibility ??= unlessInherited(style('visibility'));
      if (element !== image) indent ??= unlessInherited(style('text-indent'));
    }
    return visibility === 'hidden' || visibility === 'collapse' || isFar(indent);
  };
}

const unlessInherited = (value: string | undefined) =>
  value === 'inherit' || value === 'unset' ? undefined : value;

/** An element that is hidden with everything in it. */
function isHidden(tag: string, style: DeclaredStyle): boolean {
  const opacity = toOpacity(style('opacity'));
  return (
    style('display') === 'none' ||
    (opacity !== null && opacity < TRANSPARENT) ||
    isErased(style('filter') ?? '', style('transform') ?? '', style('clip-path') ?? '') ||
    (style('position') === 'absolute' && isEmptyRect(style('clip') ?? '')) ||
    isOutside(tag, style)
  );
}

const isErased = (filter: string, transform: string, clipPath: string) =>
  /opacity\(\s?(?:0+(?:\.0\d*)?%?|\.0\d*|[1-4]%)\s?\)/.test(filter) ||
  /scale[xy]?\(\s?(?:[^,()]+,\s?)?(?:0+(?:\.0\d*)?|\.0\d*)\s?[,)]/.test(transform) ||
  /translate(?:[xy]|3d)?\([^()]*-\d{4}/.test(transform) ||
  /^(?:inset\(\s?(?:[5-9]\d|\d{3})%|circle\(\s?0[\s)p%]|polygon\(\s?(?:0(?:px|%)?[\s,]*)+\))/.test(clipPath);

/** A `clip` that leaves nothing. */
function isEmptyRect(clip: string): boolean {
  const sides = /^rect\(([^()]*)\)$/.exec(clip)?.[1];
  const [top, right, bottom, left] = (sides ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(toPixels);
  const between = (from: number | null = null, to: number | null = null) =>
    from === null || to === null ? null : Math.max(0, to - from);
  return isSpeck([between(left, right), between(top, bottom)]);
}

/** Whether a box of this width and height has no place for a picture. Null is unknown. */
const isSpeck = (sizes: (number | null)[]) =>
  sizes.includes(0) || sizes.every((size) => size !== null && size <= TINY);

function isOutside(tag: string, style: DeclaredStyle): boolean {
  const isPlaced = style('position') === 'absolute' || style('position') === 'relative';
  const places = isPlaced ? [style('left'), style('top')] : [];
  // In a line of text only the other margins move something.
  if (isBlock(tag, style)) places.push(style('margin-top'));
  return [...places, style('margin-left')].some(isFar);
}

const isFar = (value: string | undefined) => (toPixels(value) ?? 0) <= -FAR;

/** A box without room for what is in it. */
function isClosed(tag: string, style: DeclaredStyle): boolean {
  const cuts = ['overflow', 'overflow-x', 'overflow-y'].some((one) =>
    /^(?:hidden|clip)/.test(style(one) ?? ''),
  );
  const sizes = [sizeOf(style, 'width'), sizeOf(style, 'height')];
  return cuts && isBlock(tag, style) && !hasPadding(style) && isSpeck(sizes);
}

/** Tables are left out, because they grow with their content. */
function isBlock(tag: string, style: DeclaredStyle): boolean {
  const isFree = style('position') === 'absolute' || /^(?:left|right)$/.test(style('float') ?? '');
  const usual = tag !== 'table' && (BLOCKS.has(tag) || isFree) ? 'block' : '';
  return /^(?:inline-)?(?:block|flex|grid)$/.test(style('display') ?? usual);
}

const PADDINGS = ['padding', 'padding-top', 'padding-right', 'padding-bottom', 'padding-left'];
const hasPadding = (style: DeclaredStyle) =>
  PADDINGS.some((one) => !/^(?:0(?:px)?\s?)+$/.test(style(one) ?? '0'));

function isTiny(style: DeclaredStyle): boolean {
  const sizes = [sizeOf(style, 'width'), sizeOf(style, 'height')].filter((size) => size !== null);
  return sizes.includes(0) || (sizes.length > 0 && sizes.every((size) => size <= TINY));
}

/** Null if nothing says it. It may be any size where a rule may apply or not. */
function sizeOf(style: DeclaredStyle, side: 'width' | 'height'): number | null {
  if ([style(side), style(`max-${side}`), style(`min-${side}`)].includes('')) return Infinity;
  const sizes = [toPixels(style(side)), toPixels(style(`max-${side}`))].filter((size) => size !== null);
  const least = style(`min-${side}`) === undefined ? 0 : toPixels(style(`min-${side}`));
  return sizes.length > 0 && least !== null ? Math.max(least, Math.min(...sizes)) : null;
}

/** About as many pixels as a length has. Null for a percentage, which says nothing about the size on screen. */
function toPixels(length: string | undefined): number | null {
  const [, number, unit] = /^(-?(?:\d+(?:\.\d+)?|\.\d+))(px|pt|r?em|v[wh])?$/.exec(length ?? '') ?? [];
  if (number === undefined) return null;
  return Number(number) * (unit === undefined || unit.startsWith('p') ? 1 : 16);
}

function toOpacity(value = ''): number | null {
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return null;
  return value.endsWith('%') ? number / 100 : number;
}
