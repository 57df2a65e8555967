import { describe, expect, it } from 'vitest';
import { splitLinks, splitText } from './links.ts';

describe('splitText', () => {
  it.each([
    ['', 0],
    ['short\ntext\n', 1],
    ['word '.repeat(1001), 2],
    [`${'line\n'.repeat(900)}${'word '.repeat(900)}`, 2],
    ['a'.repeat(12_000), 3],
    ['\n'.repeat(12_000), 3],
  ])('loses nothing and cuts after lines or words: %#', (text, count) => {
    const pieces = splitText(text);
    expect(pieces.join('')).toBe(text);
    expect(pieces).toHaveLength(count);
    if (/\s/.test(text)) expect(pieces.slice(0, -1).every((piece) => /\s$/.test(piece))).toBe(true);
  });
});

describe('splitLinks', () => {
  it('finds links and leaves the punctuation after them out', () => {
    expect(splitLinks('Go to https://a.test/x?y=1. Or (http://b.test)!')).toEqual([
      { text: 'Go to ' },
      { text: 'https://a.test/x?y=1', href: 'https://a.test/x?y=1' },
      { text: '. Or (' },
      { text: 'http://b.test', href: 'http://b.test' },
      { text: ')!' },
    ]);
  });

  it('links only web addresses', () => {
    expect(splitLinks('javascript:alert(1) data:text/html,x ftp://a.test')).toEqual([
      { text: 'javascript:alert(1) data:text/html,x ftp://a.test' },
    ]);
  });
});
