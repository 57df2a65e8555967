import { TokenType, tokenize } from '@csstools/css-tokenizer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCssFilter } from '#server/mime/sanitizing/safe-css.ts';
import { anyCharacter } from '../any-character.ts';
import { words } from '../words.ts';

const piece = fc.constantFrom(
  ...[...words('" /* */ ( ) [ ] { } ; : , < >'), "'", '\\', '\\\n', '\\<', '\\61 ', ' ', '\n'],
  ...[...words('<!-- --> url( url("x") rgb( var(--a) :not( :has( !important ~ +'), '@media ', '@supports '],
  ...[...words('color: background: --a: content: display: position: grid red p .a #b 1px 50%'), '\u00a0'],
  ...['p{color:red}', '(width<9px)', 'a[href^="x"]', '"str"', "'s", '\0', '\f', '\ufffd', '😀'],
);
const css = fc.oneof(
  fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 12 }).map((pieces) => `p{color:${pieces.join('')}`),
  fc.array(piece, { maxLength: 12 }).map((pieces) => `@media ${pieces.join('')}{p{color:red}}`),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
);

const CLOSES: Partial<Record<TokenType, TokenType>> = {
  [TokenType.Function]: TokenType.CloseParen,
  [TokenType.OpenParen]: TokenType.CloseParen,
  [TokenType.OpenSquare]: TokenType.CloseSquare,
  [TokenType.OpenCurly]: TokenType.CloseCurly,
};

/** Fails if a string, a comment, an escape or a bracket is left open, or a bracket closes nothing. */
function expectClosed(text: string) {
  const open: TokenType[] = [];
  const errors: unknown[] = [];
  for (const [type] of tokenize({ css: text }, { onParseError: (error) => errors.push(error) })) {
    const closes = CLOSES[type];
    if (closes) open.push(closes);
    else if (Object.values(CLOSES).includes(type)) expect(open.pop()).toBe(type);
  }
  expect(errors).toEqual([]);
  expect(open).toEqual([]);
}

/** The filter holds for any CSS. */
export function testCssFilter(numRuns: number): void {
  describe('whatever a mail has as CSS, the filter', () => {
    test.each([
      ['a sheet', (text: string) => createCssFilter().sheet(text)],
      ['a sheet with a condition', (text: string) => createCssFilter().sheet(`${text}}p{color:red}`, text)],
      ['a style attribute', (text: string) => createCssFilter().attribute(text)],
    ])('leaves nothing open and finds nothing more to change in %s', (name, filter) => {
      const again = name.startsWith('a sheet') ? (text: string) => createCssFilter().sheet(text) : filter;
      fc.assert(
        fc.property(css, (text) => {
          const once = filter(text);
          expectClosed(once);
          expect(again(once)).toBe(once);
        }),
        { numRuns },
      );
    });
  });
}
