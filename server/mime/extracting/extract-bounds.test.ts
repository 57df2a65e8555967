import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extractable, hostileBodies } from '#tests/support/hostile-bodies.ts';
import { threadTime } from '#tests/support/thread-time.ts';
import { extract } from './extract.ts';

/** Far above what `node bench/main.ts extract` allows, so that only a search that never ends comes near. */
const ENDLESS_MS = 1_000;

test.each(Object.entries(hostileBodies))('%s: the search ends, whatever the size', (_, build) => {
  const huge = extractable(build(20_000));
  expect(threadTime(() => extract(huge))).toBeLessThan(ENDLESS_MS);
});

test.each(Object.entries(hostileBodies))('%s: takes time in proportion to the size', (_, build) => {
  const [small, large] = [5_000, 10_000].map((size) => extractable(build(size)));
  // Times below a few milliseconds say nothing about growth.
  const limit = Math.max(15, 3 * bestOf(small!, 5)) + 15;
  expect(bestOf(large!, limit)).toBeLessThan(limit);
});

/** The best of three attempts, or the first one that is good enough. */
function bestOf(mail: ReturnType<typeof extractable>, goodEnough: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && best >= goodEnough; attempt++)
    best = Math.min(
      best,
      threadTime(() => extract(mail)),
    );
  return best;
}

test('no input makes it fail, and the same input gives the same answer', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      'code',
      '123456',
      ' ',
      '\n',
      '<td>',
      '</td>',
      '<a href="',
      '">',
      'https://',
      '@',
      '#',
      '-',
      '验证码',
      '&#x',
    ),
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
    { numRuns: 300 },
  );
});
