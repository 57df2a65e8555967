import { expect, test } from 'vitest';
import { localPath, readHashTokens } from './hash-tokens.ts';

test('reads both tokens, and does without the second', () => {
  expect(readHashTokens('#access_token=a&refresh_token=r&type=recovery')).toEqual({
    accessToken: 'a',
    refreshToken: 'r',
  });
  expect(readHashTokens('#access_token=a')).toEqual({ accessToken: 'a', refreshToken: null });
});

test.each(['', '#', '#refresh_token=r', '#access_token='])('%j holds no token', (hash) => {
  expect(readHashTokens(hash)).toBe(null);
});

test.each([
  ['/expired-subscription', '/expired-subscription'],
  [undefined, '/home'],
  ['', '/home'],
  ['https://evil.example', '/home'],
  ['//evil.example', '/home'],
  ['/\\evil.example', '/home'],
])('%j leads to %s', (path, target) => {
  expect(localPath(path, '/home')).toBe(target);
});
