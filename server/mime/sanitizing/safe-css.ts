import { TokenType } from '@csstools/css-tokenizer';
import { cssLimits, maySelect } from '#contract/mail-css.ts';
import { findClosing, findOutside, isSpace, readTokens, type Token, writeTokens } from './css-tokens.ts';
import { safeDeclarations } from './safe-declarations.ts';
import { readSelectors, type Selector } from './style-cost.ts';

/** Filters the style sheets and style attributes of one mail, within the limits of the contract. */
export function createCssFilter() {
  let characters = cssLimits.characters;
  let rules = cssLimits.rules;
  let isCut = false;
  const selectors: Selector[] = [];
  const attributes = new Map<string, string>();

  function take(css: string): Token[] | null {
    characters -= css.length;
    return characters < 0 ? null : readTokens(css);
  }

  function readRules(tokens: Token[], from: number, end: number, depth: number): string {
    let kept = '';
    let i = from;
    while (i < end && rules >= 0) {
      const first = tokens[i]!;
      if (isSpace(first) || first[0] === TokenType.CDO || first[0] === TokenType.CDC) {
        i++;
        continue;
      }
      const isAtRule = first[0] === TokenType.AtKeyword;
      const stops = isAtRule ? [TokenType.OpenCurly, TokenType.Semicolon] : [TokenType.OpenCurly];
      const open = findOutside(tokens, i, end, stops);
      if (tokens[open]?.[0] !== TokenType.OpenCurly || open === end) {
        i = open + 1;
        continue;
      }
      const close = findClosing(tokens, open, end);
      if (--rules < 0) break;
      if (!isAtRule) kept += readRule(tokens, i, open, close, depth > 0);
      else if (depth < cssLimits.nesting) kept += readAtRule(tokens, i, open, close, depth);
      i = close + 1;
    }
    return kept;
  }

  /** Of the at-rules, only conditions are kept. The others load or animate something. */
  function readAtRule(tokens: Token[], at: number, open: number, close: number, depth: number): string {
    const [, , , , { value }] = tokens[at] as Extract<Token, { 0: TokenType.AtKeyword }>;
    const name = value.toLowerCase();
    if (name !== 'media' && name !== 'supports') return '';
    const condition = safeCondition(tokens, at + 1, open);
    const inside = condition && readRules(tokens, open + 1, close, depth + 1);
    return inside && `@${name} ${condition}{${inside}}`;
  }

  function readRule(
    tokens: Token[],
    from: number,
    open: number,
    close: number,
    isConditional: boolean,
  ): string {
    const selector = safeSelector(tokens, from, open);
    const declarations = selector && safeDeclarations(tokens, open + 1, close);
    if (!declarations) return '';
    selectors.push(...readSelectors(tokens, from, open, { declarations, isConditional }));
    return `${selector}{${declarations}}`;
  }

  return {
    /** The selectors of all sheets. */
    selectors,
    /** Whether something was left out because there was too much of it. */
    cut: () => isCut || characters < 0 || rules < 0,

    sheet(css: string, media = ''): string {
      const tokens = take(css);
      if (!tokens) return '';
      const hasMedia = media.trim() !== '';
      const kept = readRules(tokens, 0, tokens.length - 1, hasMedia ? 1 : 0);
      if (!kept || !hasMedia) return kept;
      const condition = readTokens(media.slice(0, cssLimits.selector));
      const text = safeCondition(condition, 0, condition.length - 1);
      return text && `@media ${text}{${kept}}`;
    },

    /** Mails repeat the same style on many elements, so each one is filtered once. */
    attribute(style: string): string {
      const known = attributes.get(style);
      if (known !== undefined) return known;
      if (attributes.size >= cssLimits.attributes) isCut = true;
      const tokens = isCut ? null : take(style);
      const kept = tokens ? safeDeclarations(tokens, 0, tokens.length - 1) : '';
      attributes.set(style, kept);
      return kept;
    },
  };
}

export type CssFilter = ReturnType<typeof createCssFilter>;

export const noCss: CssFilter = { selectors: [], cut: () => true, sheet: () => '', attribute: () => '' };

const SELECTOR_TOKENS = new Set<TokenType>([
  TokenType.Ident,
  TokenType.Hash,
  TokenType.Colon,
  TokenType.Comma,
  TokenType.Delim,
  TokenType.String,
  TokenType.Whitespace,
  TokenType.Comment,
  TokenType.OpenSquare,
  TokenType.CloseSquare,
  TokenType.CloseParen,
  TokenType.Number,
  TokenType.Dimension,
]);

/** A selector, or '' if it has a part that we do not know. Whether it means anything is up to the browser. */
function safeSelector(tokens: Token[], from: number, end: number): string {
  for (let i = from; i < end; i++) {
    const token = tokens[i]!;
    if (token[0] === TokenType.Function ? !maySelect(token[4].value) : !SELECTOR_TOKENS.has(token[0]))
      return '';
  }
  return writeShort(tokens, from, end);
}

const CONDITION_TOKENS = new Set<TokenType>([
  TokenType.Ident,
  TokenType.Colon,
  TokenType.Comma,
  TokenType.Delim,
  TokenType.Whitespace,
  TokenType.Comment,
  TokenType.OpenParen,
  TokenType.CloseParen,
  TokenType.Number,
  TokenType.Dimension,
]);

/** A media query or a `@supports` condition, or '' if it has a part that we do not know. */
function safeCondition(tokens: Token[], from: number, end: number): string {
  for (let i = from; i < end; i++) if (!CONDITION_TOKENS.has(tokens[i]![0])) return '';
  return writeShort(tokens, from, end);
}

function writeShort(tokens: Token[], from: number, end: number): string {
  const text = writeTokens(tokens.slice(from, end)) ?? '';
  return text.length > cssLimits.selector ? '' : text;
}
