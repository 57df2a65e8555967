import { TokenType } from '@csstools/css-tokenizer';
import { cssLimits, mayCall, mayPosition, mayStyle } from '#contract/mail-css.ts';
import { findClosing, findOutside, isSpace, readTokens, type Token, writeTokens } from './css-tokens.ts';

const VALUE_TOKENS = new Set<TokenType>([
  TokenType.Ident,
  TokenType.Hash,
  TokenType.Comma,
  TokenType.Delim,
  TokenType.String,
  TokenType.Whitespace,
  TokenType.Comment,
  TokenType.OpenParen,
  TokenType.CloseParen,
  TokenType.OpenSquare,
  TokenType.CloseSquare,
  TokenType.Number,
  TokenType.Dimension,
  TokenType.Percentage,
]);

/** In these an image becomes `none`, so that the color beside it survives. */
const WITH_IMAGES = new Set(['background', 'background-image', 'list-style', 'list-style-image']);

/** A browser writes these values into the mail, once for every element. */
const SHOWN = new Set(['content', 'quotes', 'list-style', 'list-style-type']);

/** The declarations between two tokens that a mail may use, or ''. Rules nested in a rule are dropped. */
export function safeDeclarations(tokens: Token[], from: number, end: number): string {
  const kept: string[] = [];
  let i = from;
  while (i < end) {
    const stop = findOutside(tokens, i, end, [TokenType.Semicolon]);
    const declaration = safeDeclaration(tokens, i, stop);
    if (declaration) kept.push(declaration);
    i = stop + 1;
  }
  return kept.join(';');
}

function safeDeclaration(tokens: Token[], from: number, end: number): string {
  let i = from;
  while (i < end && isSpace(tokens[i])) i++;
  const name = tokens[i];
  if (i >= end || name?.[0] !== TokenType.Ident) return '';
  i++;
  while (i < end && isSpace(tokens[i])) i++;
  if (i >= end || tokens[i]?.[0] !== TokenType.Colon) return '';
  const written = name[4].value;
  const property = written.startsWith('--') ? written : written.toLowerCase();
  if (!mayStyle(property)) return '';
  const value = safeValue(property, tokens, i + 1, end);
  return value && `${property}:${value}`;
}

function safeValue(property: string, tokens: Token[], from: number, end: number): string {
  const kept: Token[] = [];
  for (let i = from; i < end; i++) {
    const token = tokens[i]!;
    const isFunction = token[0] === TokenType.Function;
    if (isFunction ? mayCall(token[4].value) : isPlainToken(token)) {
      kept.push(token);
      continue;
    }
    if (!WITH_IMAGES.has(property) || !(isFunction || token[0] === TokenType.URL)) return '';
    kept.push(...NONE);
    i = findClosing(tokens, i, end);
  }
  const text = writeTokens(kept) ?? '';
  if (text.length > (SHOWN.has(property) ? cssLimits.shown : cssLimits.value)) return '';
  // The text that a browser would write instead of these can be long.
  if (SHOWN.has(property) && /(?:var|attr)\(/i.test(text)) return '';
  // The mark of a list item inside a link could name another site than the link leads to.
  if (property.startsWith('list-style') && /["']/.test(text)) return '';
  // A value that refers to values that refer to values can grow to any size.
  if (property.startsWith('--') && /var\(/i.test(text) && !/^var\(--[\w-]+\)$/i.test(text)) return '';
  // What an element is laid out as must be known here.
  if (property === 'display' && !/^[a-z-]+(?: [a-z-]+)*(?: ?! ?important)?$/i.test(text)) return '';
  if (property === 'position' && !mayPosition(text.replace(/ ?! ?important$/i, ''))) return '';
  return text;
}

const NONE = readTokens(' none ').slice(0, 3);

const isPlainToken = (token: Token) =>
  VALUE_TOKENS.has(token[0]) && !(token[0] === TokenType.Delim && '<>'.includes(token[1]));
