import { escapeHtml } from '#contract/escape-html.ts';
import type { Theme } from '#web/lib/theme.ts';
import { texts } from './texts.tsx';

/** Longer texts are cut. Nobody reads more in the place of a picture. */
const MAX_ALT = 200;
/** The size of a box that nobody declared. */
const LINE = 18;
const CHARACTER = 7;
const MAX_WIDTH = 400;
/** Thinner pictures are only lines or spacers, so they get no box. */
const MIN_SEEN = 9;
/** In a smaller box the text would be cut off. */
const MIN_TEXT = { width: 40, height: 16 };
const ROOMY = 48;

/** Not an image, so browsers show nothing. */
const NOTHING = 'data:,';

/**
 * A quiet box in the place of a picture that is not loaded. The box is a picture too: it gets the size and the ratio that
 * the mail declares, whatever its text, and browsers don't show their icon for a broken picture.
 */
export function blockedImage(image: HTMLImageElement, scheme: Theme): string {
  const [width, height] = [sizeOf(image, 'width'), sizeOf(image, 'height')];
  // The sender says that it is only decoration. Without a size it leaves no gap.
  const isDecoration = image.getAttribute('alt') === '';
  if (isDecoration && !width && !height) return NOTHING;
  const alt = visible(image.alt);
  const sides = {
    // Without a known height the box has no ratio, so that a wide one stays low.
    width: width ? pixels(height) && pixels(width) : Math.min(MAX_WIDTH, LINE + alt.length * CHARACTER),
    height: height ? pixels(height) : LINE,
  };
  const isSeen = !isDecoration && Object.values(sides).every((side) => side === null || side >= MIN_SEEN);
  const hasRoom = (width ? fits(width, MIN_TEXT.width) : true) && fits(height, MIN_TEXT.height);
  // Without an alternative text, only a size that somebody declared has room for a word.
  const word = alt || (width && fits(width, ROOMY) ? texts.image : '');
  return toUrl(
    sides,
    isSeen ? boxWith(hasRoom ? word : '', fits(height, ROOMY) && height !== '', scheme) : '',
  );
}

/** Whether a declared size is at least this large. One that is not in pixels may be. */
const fits = (size: string, least: number) => (pixels(size) ?? least) >= least;

function boxWith(alt: string, isRoomy: boolean, scheme: Theme): string {
  const padding = isRoomy ? '8px 10px' : '0 4px';
  const style = `margin:0;padding:${padding};font:13px/18px system-ui,sans-serif;color:${GRAYS[scheme]};overflow-wrap:anywhere`;
  const text = `<foreignObject width="100%" height="100%"><p xmlns="http://www.w3.org/1999/xhtml" style="${style}">${escapeHtml(alt)}</p></foreignObject>`;
  return `<rect width="100%" height="100%" rx="3" fill="${TINT}"/>${alt && text}`;
}

/** They can be seen and read on almost any ground. */
const TINT = 'rgb(128 128 128/.14)';
const GRAYS = { light: '#6e6e6e', dark: '#a8a8a8' };

function toUrl(sides: Record<string, number | null>, content: string): string {
  const size = Object.entries(sides).map(([side, value]) => (value === null ? '' : ` ${side}="${value}"`));
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg"${size.join('')}>${content}</svg>`)}`;
}

/** The width or the height as the image itself declares it. Style sheets may say something else. */
const sizeOf = (image: HTMLImageElement, side: 'width' | 'height') =>
  image.getAttribute(side) || (image.style[side] === 'auto' ? '' : image.style[side]);

const pixels = (size: string) => {
  const found = /^\s*(\d{1,4})(?:\.\d*)?(?:px)?\s*$/.exec(size)?.[1];
  return found ? Number(found) : null;
};

/** XML allows no control characters. */
const visible = (alt: string) =>
  alt
    .slice(0, MAX_ALT)
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]+/gu, ' ')
    .trim();
