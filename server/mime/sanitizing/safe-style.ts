const MAX_STYLE = 4096;
const MAX_VALUE = 300;

const sides = (name: string, suffix = '') =>
  ['', '-top', '-right', '-bottom', '-left'].map((s) => name + s + suffix);

/** None of these can place content over other content, load anything or run anything. */
const PROPERTIES = new Set([
  ...sides('margin'),
  ...sides('padding'),
  ...sides('border'),
  ...sides('border', '-color').slice(1),
  ...sides('border', '-style').slice(1),
  ...sides('border', '-width').slice(1),
  ...'border-color border-style border-width border-radius border-collapse border-spacing'.split(' '),
  ...'border-top-left-radius border-top-right-radius border-bottom-left-radius border-bottom-right-radius'.split(
    ' ',
  ),
  ...'width min-width max-width height min-height max-height box-sizing display float clear table-layout'.split(
    ' ',
  ),
  ...'color background background-color opacity visibility vertical-align caption-side empty-cells'.split(
    ' ',
  ),
  ...'font font-family font-size font-style font-variant font-weight line-height letter-spacing'.split(' '),
  ...'text-align text-decoration text-indent text-transform white-space word-break word-spacing word-wrap'.split(
    ' ',
  ),
  ...'overflow-wrap direction list-style-type list-style-position hyphens'.split(' '),
]);

/** Allows words, numbers, quoted names and colors. No escapes, comments or other functions. */
const VALUE = /^(?:[a-z0-9#%.,\s'"/!-]|rgba?\([\d\s.,%]{1,40}\)|hsla?\([\d\s.,%]{1,40}\))+$/i;
const NEGATIVE = /(?:^|[\s,])-\s*\.?\d/;

/** Reduces an inline style to its safe declarations. Returns '' when none is left. */
export function safeStyle(style: string): string {
  const kept: string[] = [];
  for (const declaration of style.slice(0, MAX_STYLE).split(';')) {
    const colon = declaration.indexOf(':');
    if (colon === -1) continue;
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    if (PROPERTIES.has(property) && isSafeValue(value)) kept.push(`${property}:${value}`);
  }
  return kept.join(';');
}

function isSafeValue(value: string): boolean {
  if (value.length > MAX_VALUE || value.includes('/*') || !VALUE.test(value) || NEGATIVE.test(value))
    return false;
  return value.split('"').length % 2 === 1 && value.split("'").length % 2 === 1;
}
