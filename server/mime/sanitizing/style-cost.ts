import { TokenType } from '@csstools/css-tokenizer';
import { isSpace, type Token } from './css-tokens.ts';
import { inlineFactor, MAX_TEXT } from './text-cost.ts';

/** What a selector costs a browser. */
export type Selector = {
  /** The id, class or tag name that its last part asks for. A browser compares it only with elements that have it. */
  key: string;
  /** Comparisons with one element. */
  parts: number;
  /** How many of them are inside brackets, where all are made for every ancestor or sibling. */
  inner: number;
  /** Whether it looks at all ancestors of an element, and at all siblings. */
  descends: boolean;
  follows: boolean;
  /** The work for each element that it matches, in comparisons. */
  styling: number;
  declarations: string;
};

/** In comparisons, which take up to 50 ns each. */
const MAX_COMPARISONS = 3_000_000;
/** The time to lay out nested grids is multiplied by five with every level. */
const MAX_GRIDS = 2;
/** A box that a rule creates, such as `::before`, and its text take as long as this many comparisons. */
const BOX = 1500;
/** The characters of declarations that take as long as a comparison. */
const CHARACTERS = 16;

const NAMES = new Set<TokenType>([
  TokenType.Ident,
  TokenType.Hash,
  TokenType.Function,
  TokenType.String,
  TokenType.Dimension,
]);

/** The selectors between two tokens, which have these declarations. */
export function readSelectors(tokens: Token[], from: number, end: number, declarations: string): Selector[] {
  const styling = declarations.length / CHARACTERS;
  const begin = () => ({
    key: '*',
    parts: 0,
    inner: 0,
    descends: false,
    follows: false,
    styling,
    declarations,
  });
  const selectors: Selector[] = [begin()];
  let depth = 0;
  let combined = true;
  for (let i = from; i < end; i++) {
    const token = tokens[i]!;
    const [type, text] = token;
    const next = tokens[i + 1]!;
    if (type === TokenType.Function || type === TokenType.OpenSquare) depth++;
    else if (type === TokenType.CloseParen || type === TokenType.CloseSquare) depth--;
    if (type === TokenType.Comma && depth === 0) selectors.push(begin());
    const selector = selectors.at(-1)!;
    const isSpaceAlone: boolean =
      isSpace(token) && !combined && !isCombinator(next) && !isSpace(next) && i + 1 < end;
    if (isSpaceAlone) selector.descends = true;
    if (type === TokenType.Delim && text === '~') selector.follows = true;
    if (NAMES.has(type)) {
      selector.parts++;
      if (depth > 0) selector.inner++;
    }
    if (depth === 0) {
      if (isSpaceAlone || isCombinator(token)) selector.key = '*';
      else if (type === TokenType.Hash) selector.key = `#${token[4].value}`;
      else if (type === TokenType.Ident) selector.key = keyOf(token[4].value, tokens[i - 1], selector);
      if (type === TokenType.Ident && BOXES.has(text.toLowerCase())) selector.styling += BOX;
    }
    combined =
      isSpaceAlone || isCombinator(token) || type === TokenType.Comma || (combined && isSpace(token));
  }
  return selectors;
}

const BOXES = new Set(['before', 'after', 'marker', 'first-letter', 'first-line']);

const isCombinator = (token: Token) => token[0] === TokenType.Delim && '>+~'.includes(token[1]);

/** A class is a better key than a tag name, and an id is the best one. */
function keyOf(name: string, before: Token | undefined, { key }: Selector): string {
  if (before?.[0] === TokenType.Colon || key.startsWith('#')) return key;
  if (before?.[0] === TokenType.Delim && before[1] === '.') return `.${name}`;
  return key === '*' ? name.toLowerCase() : key;
}

const isGrid = (declarations: string) => /(?:^|;)display:[^;]*grid/i.test(declarations);
const isInline = (declarations: string) =>
  /(?:^|;)display:\s*(?:inline|contents)\s*(?:!|;|$)/i.test(declarations);

/** Counts the elements of a mail, and estimates what it costs a browser to style them and to lay them out. */
export function createStyleCost() {
  let elements = 0;
  let deepest = 1;
  let unclosed = 0;
  /** By key: how many elements there are, how many of them are open, and how many were open at once. */
  const counts = new Map<string, { all: number; open: number; nested: number }>();
  const stack: string[][] = [];
  const none = { all: 0, open: 0, nested: 0 };

  function add(key: string) {
    const count = counts.get(key) ?? { ...none };
    count.all++;
    count.open++;
    count.nested = Math.max(count.nested, count.open);
    counts.set(key, count);
  }

  /** How many elements with such declarations can be inside each other. */
  function nested(selectors: Selector[], matches: (declarations: string) => boolean, inline: string): number {
    const keys = new Set([inline]);
    for (const { key, declarations } of selectors) if (matches(declarations)) keys.add(key);
    if (keys.has('*')) return deepest;
    const sum = [...keys].reduce((known, key) => known + (counts.get(key) ?? none).nested, 0);
    return sum && sum + unclosed;
  }

  function comparisons(selectors: Selector[]): number {
    let sum = 0;
    for (const { key, parts, inner, descends, follows, styling } of selectors) {
      const compared = key === '*' ? elements : (counts.get(key) ?? none).all;
      const reached = (descends ? deepest + 5 * unclosed : 1) * (follows ? elements : 1);
      sum += compared * (parts + reached * (1 + inner) + styling);
    }
    return sum;
  }

  return {
    open(tag: string, { id, class: names = '', style = '' }: Record<string, string>) {
      const keys = new Set([tag, `#${id}`, ...names.split(/\s+/).map((name) => `.${name}`)]);
      if (isGrid(style)) keys.add('grid');
      if (isInline(style)) keys.add('inline');
      elements++;
      stack.push([...keys]);
      deepest = Math.max(deepest, stack.length);
      for (const key of keys) add(key);
    },

    /** In an unclosed table a browser ignores the end tags of what is around it. What comes next is inside the table. */
    close(isUnclosedTable = false) {
      for (const key of stack.pop() ?? []) counts.get(key)!.open--;
      if (isUnclosedTable) unclosed++;
    },

    /** Whether the styles of a mail with this much text take too long. */
    isTooHigh: (selectors: Selector[], text: number): boolean =>
      comparisons(selectors) > MAX_COMPARISONS ||
      nested(selectors, isGrid, 'grid') > MAX_GRIDS ||
      text * inlineFactor(nested(selectors, isInline, 'inline')) > 1.5 * MAX_TEXT,
  };
}
