import { TokenType } from '@csstools/css-tokenizer';
import { findClosing, isSpace, type Token } from './css-tokens.ts';
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
  /** The names that the element must have. */
  own: string[];
  /** Whether it asks for nothing else of the element, such as another attribute. */
  isPlain: boolean;
  /** The names of the elements around it, the outermost first. Null if they are not only names with blanks between them. */
  above: string[][] | null;
  /** Higher wins. With brackets it is more than a browser counts. */
  specificity: number;
  /** Whether it is inside a condition, such as a media query. */
  isConditional: boolean;
  /** Whether it styles a box such as `::before`, and not the element. */
  isBox: boolean;
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
export function readSelectors(
  tokens: Token[],
  from: number,
  end: number,
  rule: Pick<Selector, 'declarations' | 'isConditional'>,
): Selector[] {
  const styling = rule.declarations.length / CHARACTERS;
  const begin = (): Selector => ({
    key: '*',
    parts: 0,
    inner: 0,
    descends: false,
    follows: false,
    styling,
    own: [],
    isPlain: true,
    above: [],
    specificity: 0,
    isBox: false,
    ...rule,
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
      selector.specificity += weightOf(token, tokens[i - 1], depth);
    }
    if (depth > 0 || type === TokenType.Colon) selector.isPlain = false;
    if (type === TokenType.OpenSquare && depth === 1) selector.own.push(...namesIn(tokens, i, end));
    if (depth === 0) {
      if (isSpaceAlone || isCombinator(token)) {
        selector.key = '*';
        if (isSpaceAlone && selector.isPlain) selector.above?.push(selector.own);
        else selector.above = null;
        Object.assign(selector, { own: [], isPlain: true });
      } else if (type === TokenType.Hash || type === TokenType.Ident) {
        const name = nameOf(token, tokens[i - 1]);
        selector.key = keyOf(name, selector.key);
        if (name) selector.own.push(name);
      }
      if (type === TokenType.Ident && BOXES.has(text.toLowerCase())) {
        selector.styling += BOX;
        selector.isBox ||= tokens[i - 1]?.[0] === TokenType.Colon;
      }
    }
    combined =
      isSpaceAlone || isCombinator(token) || type === TokenType.Comma || (combined && isSpace(token));
  }
  return selectors;
}

const BOXES = new Set(['before', 'after', 'marker', 'first-letter', 'first-line']);

const isCombinator = (token: Token) => token[0] === TokenType.Delim && '>+~'.includes(token[1]);

const isDot = (token: Token | undefined) => token?.[0] === TokenType.Delim && token[1] === '.';

/** An id, a class or a tag name as `namesOf` writes it. Null for a pseudo-class. */
function nameOf(token: Extract<Token, { 0: TokenType.Hash | TokenType.Ident }>, before: Token | undefined) {
  const { value } = token[4];
  if (before?.[0] === TokenType.Colon) return null;
  if (token[0] === TokenType.Hash) return `#${value}`;
  return isDot(before) ? `.${value}` : value.toLowerCase();
}

/** The classes or the id that an attribute selector such as `[class="a b"]` asks for. */
function namesIn(tokens: Token[], open: number, end: number): string[] {
  const inside = tokens.slice(open + 1, findClosing(tokens, open, end)).filter((token) => !isSpace(token));
  const [attribute, ...rest] = inside;
  const value = rest.at(-1);
  const operator = rest
    .slice(0, -1)
    .map(([, text]) => text)
    .join('');
  const mark = { class: '.', id: '#' }[attribute?.[1].toLowerCase() ?? ''];
  if (!mark || !/^~?=$/.test(operator) || (value?.[0] !== TokenType.Ident && value?.[0] !== TokenType.String))
    return [];
  return value[4].value
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => mark + name);
}

/** A class is a better key than a tag name, and an id is the best one. */
function keyOf(name: string | null, key: string): string {
  if (!name || (key.startsWith('#') && !name.startsWith('#'))) return key;
  return /^[.#]/.test(name) || key === '*' ? name : key;
}

function weightOf([type]: Token, before: Token | undefined, depth: number): number {
  if (type === TokenType.Hash) return 10_000;
  const isTag = type === TokenType.Ident && depth === 0 && !isDot(before) && before?.[0] !== TokenType.Colon;
  return isTag ? 1 : 100;
}

/** The names that a selector can ask for. */
export const namesOf = (tag: string, { id, class: names = '' }: Record<string, string>) =>
  new Set([tag, `#${id}`, ...names.split(/\s+/).map((name) => `.${name}`)]);

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
    open(names: ReadonlySet<string>, style = '') {
      const keys = new Set(names);
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
