import fc from 'fast-check';

const between = (min: number, max: number) => fc.integer({ min, max });

/** Any code point, ASCII most often. `binary` of fast-check is the same, and takes a second to prepare itself in each worker. */
export const anyCharacter = fc
  .oneof(between(0, 0x7f), between(0, 0xd7ff), between(0xe000, 0x10_ffff))
  .map((codePoint) => String.fromCodePoint(codePoint));
