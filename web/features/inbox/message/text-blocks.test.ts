import { describe, expect, it } from 'vitest';
import { splitBlocks } from './text-blocks.ts';

const kindsOf = (text: string) => splitBlocks(text).map(({ kind }) => kind);

const letter = `Hi Nora,

thank you for the long letter of last week. I have read it twice now and I
still think that the second plan is the better one, even if it takes a
little longer than what you would like to spend on it at this time of year.

- the first point is that we need to talk about the budget before the end of
  the month
- the second one is short`;

describe('a plain text', () => {
  it('flows where a program broke its lines, and nowhere else', () => {
    const blocks = splitBlocks(letter);
    expect(blocks.map(({ kind }) => kind)).toEqual(['lines', 'flow', 'flow', 'lines']);
    expect(blocks[1]!.text).toBe(
      'thank you for the long letter of last week. I have read it twice now and I still think that the second plan is the better one, even if it takes a little longer than what you would like to spend on it at this time of year.\n',
    );
    expect(blocks[2]!.text).toBe(
      '- the first point is that we need to talk about the budget before the end of the month',
    );
  });

  it.each([
    ['an address', 'Acme Incorporated\n12 Long Street\n10115 Berlin'],
    ['a poem', 'Shall I compare thee to a summer’s day in the month of\nMay? Thou art\nmore lovely'],
    ['one long line', `${'word '.repeat(60)}\nand another line`],
    [
      'links',
      'Open this link to confirm that the address is really yours:\nhttps://example.org/a\nThank you',
    ],
    ['a signature', `-- \n${letter.split('\n').slice(2, 5).join('\n')}`],
    ['Japanese', `${'日本語の長い文章です。'.repeat(6)}\n${'日本語の長い文章です。'.repeat(6)}\nはい`],
  ])('keeps the lines of %s', (_what, text) => {
    expect(kindsOf(text)).toEqual(['lines']);
    expect(splitBlocks(text)[0]!.text).toBe(text);
  });

  it.each([
    ['code', 'function add(a, b) {\n    return a + b;\n}'],
    ['indented lines', '    $ npm install\n    $ npm start'],
    ['a table', 'name        price    sold\napples       1.20      44'],
    ['a drawn table', '| name | price |\n| ---- | ----- |'],
    ['a drawing', '  /\\_/\\\n ( o.o )====\n  > ^ <'],
  ])('keeps the columns of %s', (_what, text) => {
    expect(kindsOf(text)[0]).toBe('grid');
  });

  it('knows what is quoted', () => {
    const text = 'Yes.\n\nOn Monday Ada wrote:\n> Hello,\n>> deep\n> bye\n\nMine again';
    const blocks = splitBlocks(text);
    expect(blocks.map(({ kind }) => kind)).toEqual(['lines', 'lines', 'quote', 'lines', 'lines']);
    expect(blocks[2]).toEqual({ kind: 'quote', text: 'Hello,\n> deep\nbye', lines: 3 });
  });

  it('loses no word of a text, and has a limit of parts', () => {
    for (const text of [
      letter,
      '\n\n\na\n\nb',
      '',
      '\r\na\r\n',
      '> \n'.repeat(3),
      'a\n> b\n'.repeat(20_000),
    ]) {
      const blocks = splitBlocks(text);
      const words = blocks.flatMap((block) => block.text.match(/\w+/g) ?? []);
      expect(words).toEqual(text.match(/\w+/g) ?? []);
      expect(blocks.length).toBeLessThanOrEqual(1001);
    }
  });
});
