import { expect, it } from 'vitest';
import { shortPath } from './short-path.ts';

it('a path is shown as it was asked for, up to sixty characters', () => {
  expect(shortPath('/no-such-page')).toBe('/no-such-page');
  expect(shortPath('/your%20account%20is%20locked')).toBe('/your%20account%20is%20locked');
  expect(shortPath(`/${'a'.repeat(5000)}`)).toBe(`/${'a'.repeat(58)}…`);
});
