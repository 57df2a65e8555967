import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test.each([
  [0, '0 addresses'],
  [1, '1 address'],
  [2, '2 addresses'],
])('counts %i in words', (count, words) => {
  expect(counted(count, 'address', 'addresses')).toBe(words);
});

test('adds an s by itself', () => {
  expect([counted(1, 'day'), counted(7, 'day')]).toEqual(['1 day', '7 days']);
});
