import { expect, it } from 'vitest';
import { backoffDelay } from './backoff.ts';

it('starts under a second, doubles, and never waits longer than 15 seconds', () => {
  const random = () => 1;
  expect([0, 1, 2, 3].map((attempt) => backoffDelay(attempt, random))).toEqual([500, 1000, 2000, 4000]);
  expect(backoffDelay(50, random)).toBe(15_000);
  expect(backoffDelay(50, () => 0)).toBe(7_500);
});
