import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extract } from '#server/mime/extracting/extract.ts';
import { anyCharacter } from '../any-character.ts';
import { extractable } from '../hostile-bodies.ts';

/** The search in a mail holds for any mail. */
export function testExtract(numRuns: number): void {
  test('no input makes it fail, and the same input gives the same answer', () => {
    const piece = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 40 }),
      fc.constantFrom(...'code|123456| |\n|<td>|</td>|<a href="|">|https://|@|#|-|验证码|&#x'.split('|')),
    );
    const body = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(body, body, body, body, (subject, text, html, listUnsubscribe) => {
        const input = extractable({ subject, text, html, listUnsubscribe });
        const found = extract(input);
        expect(extract(input)).toEqual(found);
        if (found.code) expect(found.code.confidence).toBeGreaterThanOrEqual(0.5);
        if (found.link) expect(found.link.url).toMatch(/^https?:\/\//i);
      }),
      { numRuns },
    );
  });
}
