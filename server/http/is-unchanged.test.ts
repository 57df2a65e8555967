import { expect, test } from 'vitest';
import { isUnchanged } from './is-unchanged.ts';

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"x", W/"a" , "y"', true],
  ['"x","a"', true],
  ['"x,y", "a"', true],
  ['*', true],
  [' * ', true],
  [undefined, false],
  ['', false],
  ['"b"', false],
  ['W/"b", "aa"', false],
  ['a', false],
  ['"*"', false],
])('a client with %j has "a": %s', (given, expected) =>
  expect(isUnchanged({ headers: given === undefined ? {} : { 'if-none-match': given } }, '"a"')).toBe(
    expected,
  ),
);
