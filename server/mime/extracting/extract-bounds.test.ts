import { expect, test } from 'vitest';
import { extractable, hostileBodies } from '#tests/support/hostile-bodies.ts';
import { testExtract } from '#tests/support/properties/extract.ts';
import { threadTime } from '#tests/support/thread-time.ts';
import { extract } from './extract.ts';

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

testExtract(40);
