import { domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHostName } from '#server/lib/host-name.ts';
import { anyCharacter } from '../any-character.ts';

/** Whatever text is read as a host name is one. */
export function testHostNames(numRuns: number): void {
  test('whatever is read is made of letters, digits and hyphens, and both of its forms are read as the same name', () => {
    const characters = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...'abcüßéя中اन.-。') },
      anyCharacter,
      anyCharacter.map((one) => `e\u0301${one}\u0308`),
    );
    const encoded = fc.stringMatching(/^xn--[a-z0-9-]{1,12}\.com$/);
    const text = fc.oneof(
      fc.array(characters, { minLength: 1, maxLength: 12 }).map((all) => all.join('')),
      encoded,
    );
    fc.assert(
      fc.property(text, (one) => {
        const ascii = readHostName(one);
        if (ascii === null) return;
        expect(ascii).toMatch(/^(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))*$/);
        expect(readHostName(ascii)).toBe(ascii);
        expect(readHostName(domainToUnicode(ascii))).toBe(ascii);
      }),
      { numRuns },
    );
  });
}
