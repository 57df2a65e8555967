import { TokenType } from '@csstools/css-tokenizer';
import { isSpace, type Token } from './css-tokens.ts';

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
};

/** In comparisons, which take up to 50 ns each. */
export const MAX_MATCHING_COST = 3_000_000;
/** A box that a rule creates, such as `::before`, takes as long as this many comparisons. */
const BOX = 500;
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
  const begin = () => ({ key: '*', parts: 0, inner: 0, descends: false, follows: false, styling });
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

/** Counts the elements of a mail, and estimates what it costs a browser to find the rules for each of them. */
export function createMatchingCost() {
  let elements = 0;
  let deepest = 1;
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

  return {
    element(tag: string, attributes: Record<string, string>, nesting: number) {
      elements++;
      deepest = Math.max(deepest, nesting);
      count(tag);
      if (attributes.id) count(`#${attributes.id}`);
      for (const name of new Set(attributes.class?.split(/\s+/))) count(`.${name}`);
    },

    cost(selectors: Iterable<Selector>): number {
      let cost = 0;
      for (const { key, parts, inner, descends, follows, styling } of selectors) {
        const compared = key === '*' ? elements : (counts.get(key) ?? 0);
        const reached = (descends ? deepest : 1) * (follows ? elements : 1);
        cost += compared * (parts + reached * (1 + inner) + styling);
      }
      return cost;
    },
  };
}
