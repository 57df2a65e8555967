import { Parser } from 'htmlparser2';
import {
  type Block,
  type Content,
  createBlock,
  type Link,
  type Look,
  MAX_BLOCKS,
  MAX_LINKS,
  MAX_TEXT,
  PLAIN,
  URL_MARK,
} from './block.ts';
import { takeUrls } from './find-urls.ts';
import { fold } from './fold.ts';
import { joinCells } from './join-cells.ts';
import { isColour, parseStyle, readClassRules, type Style } from './style.ts';
import { pageOf } from './url-signs.ts';

export const MAX_SOURCE = 200_000;
export const STEP = 2_048;
/** Real mail is not nested deeper, and the parser gets slower with depth. */
export const MAX_DEPTH = 250;
const MAX_STYLES = 2_000;
const MAX_LABEL = 200;
/** Readers see the text of a blocked image and the value of a field. It is read only if it may contain a code. */
const HAS_NUMBER = /\p{Nd}{3}|^[A-Z\p{Nd}]$/u;
const HIDDEN = new Set(
  'script template textarea select svg math object title noscript s strike del'.split(' '),
);
const INLINE = new Set(
  'a abbr b bdi bdo big code em font i img ins kbd label mark o:p s small span strike del strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const BOLD = new Set('b strong th h1 h2 h3 h4'.split(' '));
const MONO = new Set('code kbd pre samp tt'.split(' '));
const TAG_SIZES = new Map(Object.entries({ h1: 32, h2: 24, h3: 19, big: 19, small: 13 }));
const FONT_SIZES = new Map(
  Object.entries({ 1: 10, 2: 13, 3: 16, 4: 18, 5: 24, 6: 32, 7: 48, '+1': 18, '+2': 24, '+3': 32 }),
);

type Frame = { look: Look; boxed: boolean; blocksBefore: number };
type Anchor = {
  url: string;
  /** Its text, if that is a URL. */
  shown: string;
  label: string;
  block: Block | null;
  start: number;
  boxed: boolean;
};

/** Turns HTML into the lines that a reader sees, with their look, and the links with their labels. */
export function readHtml(source: string): Content {
  const reader = createReader();
  const parser = new Parser(reader);
  const html = source.slice(0, MAX_SOURCE);
  for (let at = 0; at < html.length && !reader.full(); at += STEP) parser.write(html.slice(at, at + STEP));
  return reader.finish();
}

function createReader() {
  const blocks: Block[] = [];
  const links: Link[] = [];
  const styles = new Map<string, Style>();
  const classes = new Map<string, Style>();
  const frames: Frame[] = [{ look: PLAIN, boxed: false, blocksBefore: 0 }];
  let current: Block | null = null;
  let anchor: Anchor | null = null;
  let hiddenFrom = 0;
  let sheet: string | null = null;
  /** Text since the last tag. The parser passes it in pieces, and a URL may be split between two of them. */
  let pending = '';
  let length = 0;
  /** Whether the current block ends with a space. Checking its growing text would copy all of it each time. */
  let endsWithSpace = false;

  const top = () => frames[frames.length - 1]!;

  function endBlock(): void {
    if (!current) return;
    current.text = current.text.trimEnd();
    if (current.text !== '') blocks.push(current);
    current = null;
  }

  function flush(): void {
    const raw = pending;
    pending = '';
    if (raw === '') return;
    const look = top().look;
    if (look.size < 2) return;
    const { text, urls } = takeUrls(raw);
    let folded = fold(text);
    if (!current) {
      folded = folded.trimStart();
      if (folded === '') return;
      current = createBlock(look);
    } else if (endsWithSpace && folded.startsWith(' ')) folded = folded.slice(1);
    if (folded === '') return;
    if (current.runs[current.runs.length - 1]!.look !== look)
      current.runs.push({ start: current.text.length, look });
    if (anchor) {
      anchor.block ??= current;
      if (anchor.block === current && anchor.label === '') anchor.start = current.text.length;
      if (raw.trim() === urls[0]) anchor.shown = urls[0];
      if (anchor.label.length < MAX_LABEL) anchor.label += folded;
    } else addBareLinks(folded, urls, current);
    current.text += folded;
    endsWithSpace = folded.endsWith(' ');
    length += folded.length;
  }

  function addBareLinks(folded: string, urls: string[], block: Block): void {
    let at = -1;
    for (const url of urls) {
      at = folded.indexOf(URL_MARK, at + 1);
      if (links.length < MAX_LINKS)
        links.push({
          url,
          page: url,
          label: '',
          block,
          start: block.text.length + Math.max(at, 0),
          button: false,
        });
    }
  }

  function endAnchor(): void {
    if (!anchor) return;
    const { url, shown, block, start, boxed } = anchor;
    const label = anchor.label.replaceAll(URL_MARK, '').trim();
    const place = block ?? current ?? blocks[blocks.length - 1] ?? createBlock();
    const page = pageOf(url, label === '' ? shown : label);
    if (links.length < MAX_LINKS) links.push({ url, page, label, block: place, start, button: boxed });
    anchor = null;
  }

  function styleOf(attributes: Record<string, string>): Style {
    let style: Style = {};
    for (const name of (attributes.class ?? '').slice(0, 200).split(' ')) {
      const rule = classes.get(name);
      if (rule) style = { ...style, ...rule };
    }
    if (!attributes.style) return style;
    let own = styles.get(attributes.style);
    if (!own) {
      own = parseStyle(attributes.style);
      if (styles.size < MAX_STYLES) styles.set(attributes.style, own);
    }
    return { ...style, ...own };
  }

  return {
    onopentag(name: string, attributes: Record<string, string>) {
      flush();
      const parent = top();
      if (hiddenFrom > 0) {
        frames.push(parent);
        return;
      }
      const style = styleOf(attributes);
      const inline = INLINE.has(name);
      if (!inline) endBlock();
      const boxed = style.boxed || isColour(attributes.bgcolor);
      frames.push({ look: lookOf(name, attributes, style, parent.look), boxed, blocksBefore: blocks.length });
      if (name === 'style') sheet = '';
      else if (HIDDEN.has(name) || style.hidden || 'hidden' in attributes) hiddenFrom = frames.length;
      else if (name === 'a') {
        endAnchor();
        if (attributes.href)
          anchor = { url: attributes.href.trim(), shown: '', label: '', block: null, start: 0, boxed };
      } else if (name === 'input' && attributes.type !== 'hidden') {
        if (HAS_NUMBER.test(attributes.value ?? '')) pending = attributes.value!.slice(0, MAX_LABEL);
      } else if (name === 'img' && attributes.alt) {
        const alt = attributes.alt.slice(0, MAX_LABEL);
        if (!anchor) pending = HAS_NUMBER.test(alt) ? ` ${alt} ` : '';
        else if (anchor.label.length < MAX_LABEL) anchor.label += ` ${fold(alt)}`;
      } else if (anchor && boxed) anchor.boxed = true;
    },
    onclosetag(name: string) {
      flush();
      const frame = frames.pop() ?? top();
      if (frames.length === 0) frames.push(frame);
      if (hiddenFrom > 0) {
        if (frames.length < hiddenFrom) hiddenFrom = 0;
        return;
      }
      if (name === 'style') {
        if (sheet !== null) readClassRules(sheet, classes);
        sheet = null;
        return;
      }
      if (name === 'a') endAnchor();
      if (frame.boxed && current && blocks.length === frame.blocksBefore) current.boxed = true;
      if (!INLINE.has(name)) endBlock();
      if (frame.boxed && blocks.length === frame.blocksBefore + 1) blocks[blocks.length - 1]!.boxed = true;
    },
    ontext(data: string) {
      if (sheet !== null) sheet += data;
      else if (hiddenFrom === 0) pending += data;
    },
    full: () =>
      frames.length > MAX_DEPTH || length + pending.length > 2 * MAX_TEXT || blocks.length > MAX_BLOCKS,
    finish(): Content {
      flush();
      endAnchor();
      endBlock();
      for (const link of links) link.button ||= link.block.boxed;
      return { blocks: joinCells(blocks), links };
    },
  };
}

function lookOf(name: string, attributes: Record<string, string>, style: Style, parent: Look): Look {
  const size = sizeOf(name, attributes, style, parent.size);
  const spacing = style.spacing ? style.spacing.value * (style.spacing.relative ? size : 1) : undefined;
  const look: Look = {
    size,
    bold: style.bold ?? (BOLD.has(name) || parent.bold),
    spaced: spacing === undefined ? parent.spaced : spacing >= 2,
    centred:
      style.centred ??
      (attributes.align ? attributes.align === 'center' : name === 'center' || parent.centred),
    mono: style.mono ?? (MONO.has(name) || parent.mono),
  };
  const same =
    look.size === parent.size &&
    look.bold === parent.bold &&
    look.spaced === parent.spaced &&
    look.centred === parent.centred &&
    look.mono === parent.mono;
  return same ? parent : look;
}

function sizeOf(name: string, attributes: Record<string, string>, style: Style, parent: number): number {
  if (style.size) return style.size.relative ? parent * style.size.value : style.size.value;
  if (name === 'font' && attributes.size) return FONT_SIZES.get(attributes.size) ?? parent;
  return TAG_SIZES.get(name) ?? parent;
}
