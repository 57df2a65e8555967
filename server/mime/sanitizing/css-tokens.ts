import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer';

export type Token = CSSToken;

const CLOSES: Partial<Record<TokenType, TokenType>> = {
  [TokenType.Function]: TokenType.CloseParen,
  [TokenType.OpenParen]: TokenType.CloseParen,
  [TokenType.OpenSquare]: TokenType.CloseSquare,
  [TokenType.OpenCurly]: TokenType.CloseCurly,
};

/** The tokens of a style sheet, as the CSS specification reads them. The last one is the end of the file. */
export const readTokens = (css: string): Token[] => tokenize({ css });

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

/** Writes tokens back. A comment becomes a space, so that its neighbors do not join. `<` would end a style element. */
export function writeTokens(tokens: Token[], from: number, end: number): string {
  let text = '';
  for (let i = from; i < end; i++) {
    const token = tokens[i]!;
    if (isSpace(token)) text += ' ';
    else if (token[0] === TokenType.Delim && token[1] === '<') text += ' < ';
    else text += token[1].replaceAll('\\<', '\\3c ').replaceAll('<', '\\3c ');
  }
  return text.trim();
}
