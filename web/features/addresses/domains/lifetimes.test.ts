import { expect, it } from 'vitest';
import { formatLifetime, lifetimesOf } from './lifetimes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it('offers a few lifetimes that are shorter than that of the plan', () => {
  expect(lifetimesOf(HOUR).map(formatLifetime)).toEqual(['10 minutes', '30 minutes']);
  expect(lifetimesOf(24 * HOUR).map(formatLifetime)).toEqual(['1 hour', '6 hours']);
  expect(lifetimesOf(MINUTE)).toEqual([]);
});
