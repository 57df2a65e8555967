import { expect, test } from 'vitest';
import { patience } from './supervise-worker.ts';

test.each([
  ['an idle machine', 0, 4, 1],
  ['a machine with a process for each core', 2, 2, 1],
  ['five processes for each core', 10, 2, 5],
  ['a machine that is hopelessly busy', 500, 2, 10],
])('a worker on %s gets its time limit stretched accordingly', (_, load, cores, factor) => {
  expect(patience(load, cores)).toBe(factor);
});
