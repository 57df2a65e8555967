import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api.ts';
import { errorText, readExpired } from './account-api.ts';
import { checkEmail, checkNewPassword, checkSignIn } from './check-credentials.ts';
import { formatWait } from './use-code.ts';
import { googleErrorOf, googleErrors } from './use-google-return.ts';

const texts = { noText: 'no text', unreadable: 'unreadable', unreachable: 'unreachable' };

test("the server's error text is used, or one of ours for the kind of failure", () => {
  expect(errorText(new ApiError(400, { success: false, error: 'from server' }), texts)).toBe('from server');
  expect(errorText(new ApiError(500, { success: false }), texts)).toBe('no text');
  expect(errorText(new ApiError(502, {}), texts)).toBe('unreadable');
  expect(errorText(new ApiError(0, {}), texts)).toBe('unreachable');
  expect(errorText(new ApiError(502, {}), { noText: 'no text', unreachable: 'unreachable' })).toBe(
    'unreachable',
  );
  expect(errorText(new Error('bug'), texts)).toBe('unreachable');
});

test('a failed sign-in with Google always has words', () => {
  expect(googleErrorOf('unverified')).toBe(googleErrors.unverified);
  for (const unknown of ['', 'other', 'constructor', '__proto__'])
    expect(googleErrorOf(unknown)).toBe(googleErrors.failed);
});

test('a refused sign-in with an expired flag or a target page is recognized', () => {
  expect(readExpired(new ApiError(403, { expired: true }))).not.toBe(null);
  expect(readExpired(new ApiError(403, { redirectTo: '/x' }))?.redirectTo).toBe('/x');
  expect(readExpired(new ApiError(401, { error: 'no' }))).toBe(null);
});

test('a new password is checked for its length, then its confirmation, then the link', () => {
  const check = (password: string, confirmation: string, hasToken = true) =>
    checkNewPassword({ password, confirmation, hasToken });
  expect(check('12345', 'x', false)).toBe('Password must be at least 6 characters long');
  expect(check('123456', 'x', false)).toBe('Passwords do not match');
  expect(check('123456', '123456', false)).toBe('Invalid reset link. Please request a new password reset.');
  expect(check('123456', '123456')).toBe(null);
});

test('each missing or invalid field gets an error', () => {
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
])('%i seconds are shown as %s', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});
