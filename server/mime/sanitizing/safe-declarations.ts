import { TokenType } from '@csstools/css-tokenizer';
import { cssLimits, mayCall, mayPosition, mayStyle } from '#contract/mail-css.ts';
import { findClosing, findOutside, isSpace, type Token, writeTokens } from './css-tokens.ts';

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
  let text = '';
  let written = from;
  for (let i = from; i < end; i++) {
    const token = tokens[i]!;
    const isFunction = token[0] === TokenType.Function;
    if (isFunction ? mayCall(token[4].value) : isPlainToken(token)) continue;
    if (!WITH_IMAGES.has(property) || !(isFunction || token[0] === TokenType.URL)) return '';
    text += `${writeTokens(tokens, written, i)} none `;
    i = findClosing(tokens, i, end);
    written = i + 1;
  }
  text = (text + writeTokens(tokens, written, end)).trim();
  if (text.length > cssLimits.value) return '';
  if (property === 'position' && !mayPosition(text.replace(/\s*!\s*important$/i, ''))) return '';
  return text;
}

const isPlainToken = (token: Token) =>
  VALUE_TOKENS.has(token[0]) && !(token[0] === TokenType.Delim && '<>'.includes(token[1]));
