import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer';

export type Token = CSSToken;

const CLOSES: Partial<Record<TokenType, TokenType>> = {
  [TokenType.Function]: TokenType.CloseParen,
  [TokenType.OpenParen]: TokenType.CloseParen,
  [TokenType.OpenSquare]: TokenType.CloseSquare,
  [TokenType.OpenCurly]: TokenType.CloseCurly,
};
const CLOSING = new Set(Object.values(CLOSES));

/**
 * The tokens of CSS, as its specification reads them. The last one is the end. Two line ends come before it, so that a
 * string or an escape that is still open there is an error.
 */
export const readTokens = (css: string): Token[] => tokenize({ css: `${css}\n\n` });

/** The index of the next token of these types that is not inside brackets, or of the end. */
export function findOutside(tokens: Token[], from: number, end: number, types: readonly TokenType[]): number {
  const open: TokenType[] = [];
  for (let i = from; i < end; i++) {
    const type = tokens[i]![0];
    if (open.length === 0 && types.includes(type)) return i;
    const closes = CLOSES[type];
    if (closes) open.push(closes);
    else if (open.at(-1) === type) open.pop();
  }
  return end;
}

/** The index of the bracket that closes the one at `from`, or `end`. */
export function findClosing(tokens: Token[], from: number, end: number): number {
  const closes = CLOSES[tokens[from]![0]];
  return closes ? findOutside(tokens, from + 1, end, [closes]) : from;
}

export const isSpace = (token: Token | undefined) =>
  token?.[0] === TokenType.Whitespace || token?.[0] === TokenType.Comment;

/** Writes tokens back. Null if a bracket is open or closes nothing, or if a backslash stands alone. */
export function writeTokens(tokens: Token[]): string | null {
  const open: TokenType[] = [];
  let text = '';
  let space = '';
  for (const token of tokens) {
    const [type, source] = token;
    const closes = CLOSES[type];
    if (closes) open.push(closes);
    else if (CLOSING.has(type) && open.pop() !== type) return null;
    if (type === TokenType.Delim && source === '\\') return null;
    const isTag = type === TokenType.Delim && source === '<';
    // A comment becomes a space, so that its neighbors do not join.
    if (!isSpace(token)) text += `${isTag ? ' ' : space}${isTag ? source : escapeTags(source)}`;
    space = text && (isTag || isSpace(token)) ? ' ' : '';
  }
  return open.length ? null : text;
}

/** `<` would end a style element. Almost no token has one. */
const escapeTags = (source: string) =>
  source.includes('<')
    ? source.replace(/\\?[^\\]|\\\\/gs, (one) => (/^\\?<$/.test(one) ? '\\3c ' : one))
    : source;
