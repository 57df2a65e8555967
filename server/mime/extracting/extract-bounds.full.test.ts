import { expect, test } from 'vitest';
import { extractable, hostileBodies } from '#tests/support/hostile-bodies.ts';
import { threadTime } from '#tests/support/thread-time.ts';
import { extract } from './extract.ts';

test.each(Object.entries(hostileBodies))('%s: the search of a huge mail ends', (_, build) => {
  const huge = extractable(build(100_000));
  expect(threadTime(() => extract(huge))).toBeLessThan(1_000);
});
