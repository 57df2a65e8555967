import { expect, test } from 'vitest';
import { refusals } from '#contract/refusals.ts';
import { texts as billingTexts } from '#web/features/billing/texts.tsx';
import { ApiError } from '#web/lib/api.ts';
import { readExpired } from './account-api.ts';
import { checkEmail, checkNewPassword, checkSignIn } from './check-credentials.ts';
import { texts } from './texts.tsx';
import { formatWait } from './use-code.ts';
import { pathAfter } from './use-entry.ts';
import { googleErrorOf } from './use-google-return.ts';

test('a failed sign-in with Google always has words', () => {
  expect(googleErrorOf('unverified')).toBe(texts.googleErrors.unverified);
  for (const unknown of ['', 'other', 'constructor', '__proto__'])
    expect(googleErrorOf(unknown)).toBe(texts.googleErrors.failed);
});

test('a sign-in returns to the page that asked for it, and to premium pages only with premium', () => {
  expect(pathAfter(undefined, true)).toBe('/');
  expect(pathAfter('/dashboard', true)).toBe('/dashboard');
  expect(pathAfter('/dashboard', false)).toBe('/');
  expect(pathAfter('/payment', false)).toBe('/payment');
  expect(pathAfter('//evil.example', true)).toBe('/');
});

test('a refused sign-in with an expired flag or a target page is recognized', () => {
  expect(readExpired(new ApiError(403, { expired: true }))).not.toBe(null);
  expect(readExpired(new ApiError(403, { redirectTo: '/x' }))?.redirectTo).toBe('/x');
  expect(readExpired(new ApiError(401, { error: 'no' }))).toBe(null);
});

test('the pages use the words of the server where both say the same', () => {
  expect(refusals).toMatchObject({
    'premium-expired': texts.subscriptionExpired,
    'too-many-requests': texts.tooManyRequests,
    'wrong-reset-link': texts.invalidResetLink,
    'billing-off': texts.billingOff,
    'verify-first': billingTexts.verifyFirst,
    'provider-not-allowed': billingTexts.domainNotAllowed,
  });
});

test('a new password is checked for its length, then its confirmation', () => {
  const check = (password: string, confirmation: string) => checkNewPassword({ password, confirmation });
  expect(check('12345', 'x')).toEqual({ password: 'Password must be at least 6 characters long' });
  expect(check('123456', 'x')).toEqual({ confirmation: 'Passwords do not match' });
  expect(check('123456', '123456')).toEqual({});
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
