import { describe, expect, test } from 'vitest';
import { stuffLines } from './stuff-lines.ts';

async function stuffed(text: string, { lines = Number.POSITIVE_INFINITY, size = text.length || 1 } = {}) {
  async function* pieces() {
    for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size));
  }
  let all = '';
  for await (const piece of stuffLines(pieces(), lines)) all += piece;
  return all;
}

describe('a mail for POP3', () => {
  test.each([
    ['A: b\r\n\r\nHi\r\n', 'A: b\r\n\r\nHi\r\n.\r\n'],
    ['A: b\r\n\r\n.\r\n..x\r\n', 'A: b\r\n\r\n..\r\n...x\r\n.\r\n'],
    ['.', '..\r\n.\r\n'],
    ['no end', 'no end\r\n.\r\n'],
    ['A: b\n\nx\n.\n+OK\n', 'A: b\n\nx\n..\n+OK\n.\r\n'],
    ['', '.\r\n'],
  ])('doubles dots, and ends: %j', async (raw, expected) => {
    expect(await stuffed(raw)).toBe(expected);
    for (let size = 1; size < raw.length; size++) expect(await stuffed(raw, { size })).toBe(expected);
  });

  test.each([
    [0, 'A: b\r\n\r\n.\r\n'],
    [1, 'A: b\r\n\r\none\r\n.\r\n'],
    [2, 'A: b\r\n\r\none\r\n\r\n.\r\n'],
    [9, 'A: b\r\n\r\none\r\n\r\n..three\r\n.\r\n'],
  ])('ends after %i lines', async (lines, expected) => {
    for (const size of [1, 2, 3, 100])
      expect(await stuffed('A: b\r\n\r\none\r\n\r\n.three\r\n', { lines, size })).toBe(expected);
  });
});
