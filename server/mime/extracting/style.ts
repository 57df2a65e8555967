/** The size, emphasis, box and visibility that an element's style sets. Other fields are undefined. */
export type Style = {
  /** In pixels, or relative to the parent's size. */
  size?: { value: number; relative: boolean };
  bold?: boolean;
  /** Letter spacing in pixels or in em. */
  spacing?: { value: number; relative: boolean };
  centred?: boolean;
  mono?: boolean;
  boxed?: boolean;
  hidden?: boolean;
};

const MAX_STYLE = 1_500;
const MAX_SHEET = 40_000;
const MAX_RULES = 300;
const NO_COLOUR =
  /^(?:none|transparent|inherit|initial|unset|0|#fff|#ffffff|white|rgba?\(255, ?255, ?255.*)$/;

export function parseStyle(source: string): Style {
  const style: Style = {};
  let clipped = false;
  let collapsed = false;
  for (const declaration of source.slice(0, MAX_STYLE).toLowerCase().split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim();
    const value = declaration
      .slice(colon + 1)
      .replace('!important', '')
      .trim();
    if ((name === 'overflow' || name === 'overflow-y') && value === 'hidden') clipped = true;
    else if ((name === 'height' || name === 'width') && isZero(value)) collapsed = true;
    else apply(style, name, value);
  }
  if (clipped && collapsed) style.hidden = true;
  return style;
}

function apply(style: Style, name: string, value: string): void {
  if (name === 'font-size') style.size = readSize(value);
  else if (name === 'font') applyFont(style, value);
  else if (name === 'font-weight') style.bold = value.startsWith('bold') || Number(value) >= 600;
  else if (name === 'letter-spacing') style.spacing = readSize(value);
  else if (name === 'text-align') style.centred = value === 'center';
  else if (name === 'font-family') style.mono = /mono|courier|consolas|menlo/.test(value);
  else if (name === 'background' || name === 'background-color') style.boxed ||= isColour(value);
  else if (name === 'border' || name === 'border-radius')
    style.boxed ||= !NO_COLOUR.test(value) && !/^0(?:px)?$/.test(value);
  else if (name === 'display') style.hidden ||= value === 'none';
  else if (name === 'visibility') style.hidden ||= value === 'hidden' || value === 'collapse';
  else if (name === 'mso-hide') style.hidden ||= value === 'all';
  else if (name === 'max-height' || name === 'max-width' || name === 'opacity')
    style.hidden ||= isZero(value);
  else if (name === 'text-decoration' || name === 'text-decoration-line')
    style.hidden ||= value.includes('line-through');
  else if (name === 'color') style.hidden ||= value === 'transparent';
  else if (name === 'text-indent') style.hidden ||= /^-\d{3,}/.test(value);
}

/** Whether a background is anything but white. */
export function isColour(value: string | undefined): boolean {
  return value !== undefined && value !== '' && !NO_COLOUR.test(value.toLowerCase());
}

function applyFont(style: Style, value: string): void {
  const size = /(?:^|\s)(\d{1,3}(?:\.\d{1,3})?(?:px|pt|em|rem|%))/.exec(value)?.[1];
  if (size) style.size = readSize(size);
  if (/\bbold\b|\b[6-9]00\b/.test(value)) style.bold = true;
}

function isZero(value: string): boolean {
  return /^0(?:\.0{1,4})?(?:px|em|pt|%)?$/.test(value);
}

function readSize(value: string): { value: number; relative: boolean } | undefined {
  const number = Number.parseFloat(value);
  if (Number.isNaN(number)) return undefined;
  if (value.endsWith('rem')) return { value: number * 16, relative: false };
  if (value.endsWith('em')) return { value: number, relative: true };
  if (value.endsWith('%')) return { value: number / 100, relative: true };
  if (value.endsWith('pt')) return { value: number * 1.333, relative: false };
  return { value: number, relative: false };
}

/** The rules of a style sheet that apply to a class. Media queries and other at-rules are skipped. */
export function readClassRules(sheet: string, rules: Map<string, Style>): void {
  const source = sheet.slice(0, MAX_SHEET).replace(/\/\*|\*\/|<!--|-->/g, ' ');
  let at = 0;
  while (rules.size < MAX_RULES) {
    const open = source.indexOf('{', at);
    if (open < 0) return;
    const selector = source.slice(at, open).trim();
    if (selector.startsWith('@') && !selector.startsWith('@font-face')) {
      at = endOfGroup(source, open);
      continue;
    }
    const close = source.indexOf('}', open);
    if (close < 0) return;
    addRule(selector, source.slice(open + 1, close), rules);
    at = close + 1;
  }
}

function addRule(selector: string, body: string, rules: Map<string, Style>): void {
  const style = parseStyle(body);
  for (const part of selector.slice(0, 500).split(',')) {
    const name = /\.([\w-]{1,60})$/.exec(part.trim())?.[1];
    if (name) rules.set(name, { ...rules.get(name), ...style });
  }
}

function endOfGroup(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at++) {
    if (source[at] === '{') depth++;
    else if (source[at] === '}' && --depth === 0) return at + 1;
  }
  return source.length;
}
