import { expect, test } from 'vitest';
import { localPath, readHashTokens } from './hash-tokens.ts';

test('reads both tokens; the second is optional', () => {
  expect(readHashTokens('#access_token=a&refresh_token=r&type=recovery')).toEqual({
    accessToken: 'a',
    refreshToken: 'r',
  });
  expect(readHashTokens('#access_token=a')).toEqual({ accessToken: 'a', refreshToken: null });
});

test.each(['', '#', '#refresh_token=r', '#access_token='])('%j has no token', (hash) => {
  expect(readHashTokens(hash)).toBe(null);
});

test.each([
  ['/expired-subscription', '/expired-subscription'],
  [undefined, '/home'],
  ['', '/home'],
  ['https://evil.example', '/home'],
  ['//evil.example', '/home'],
  ['/\\evil.example', '/home'],
])('%j becomes %s', (path, target) => {
  expect(localPath(path, '/home')).toBe(target);
});
