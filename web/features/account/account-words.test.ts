import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api.ts';
import { readExpired, wordsOf } from './account-api.ts';
import { checkEmail, checkNewPassword, checkSignIn } from './check-credentials.ts';
import { formatWait } from './use-code.ts';

const words = { silent: 'silent', broken: 'broken', away: 'away' };

test("the server's words come first, then ours by what came instead", () => {
  expect(wordsOf(new ApiError(400, { success: false, error: 'said' }), words)).toBe('said');
  expect(wordsOf(new ApiError(500, { success: false }), words)).toBe('silent');
  expect(wordsOf(new ApiError(502, {}), words)).toBe('broken');
  expect(wordsOf(new ApiError(0, {}), words)).toBe('away');
  expect(wordsOf(new ApiError(502, {}), { silent: 'silent', away: 'away' })).toBe('away');
  expect(wordsOf(new Error('bug'), words)).toBe('away');
});

test('an expired flag or a place to go makes a refusal lead on', () => {
  expect(readExpired(new ApiError(403, { expired: true }))).not.toBe(null);
  expect(readExpired(new ApiError(403, { redirectTo: '/x' }))?.redirectTo).toBe('/x');
  expect(readExpired(new ApiError(401, { error: 'no' }))).toBe(null);
});

test('a new password is checked for length, then for its twin, then for the link', () => {
  const check = (password: string, confirmation: string, hasToken = true) =>
    checkNewPassword({ password, confirmation, hasToken });
  expect(check('12345', 'x', false)).toBe('Password must be at least 6 characters long');
  expect(check('123456', 'x', false)).toBe('Passwords do not match');
  expect(check('123456', '123456', false)).toBe('Invalid reset link. Please request a new password reset.');
  expect(check('123456', '123456')).toBe(null);
});

test('what is missing is named', () => {
  expect(checkSignIn({ email: ' ', password: '' })).toEqual({
    email: 'Please enter your email address.',
    password: 'Please enter your password.',
  });
  expect(checkSignIn({ email: 'a', password: ' ' })).toEqual({});
  expect(checkEmail('nothing')).toBe('Please enter a valid email address.');
  expect(checkEmail(' a@b ')).toBe(undefined);
});

test.each([
  [5, '5s'],
  [60, '1m 0s'],
  [125, '2m 5s'],
  [3600, '1h 0m'],
])('%i seconds read %s', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});
