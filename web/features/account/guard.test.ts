import { expect, test } from 'vitest';
import { redirectFor } from './guard.tsx';

test.each([
  ['premium', 'loading', null],
  ['premium', 'signed-out', '/login'],
  ['premium', 'free', '/upgrade'],
  ['premium', 'expired', '/expired-subscription'],
  ['premium', 'premium', null],
  ['renewal', 'signed-out', '/login'],
  ['renewal', 'free', '/upgrade'],
  ['renewal', 'expired', null],
  ['renewal', 'premium', null],
  ['login', 'loading', null],
  ['login', 'signed-out', '/login'],
  ['login', 'free', null],
  ['login', 'expired', null],
  ['login', 'premium', null],
] as const)('a page for %s redirects a %s visitor to %s', (access, status, target) => {
  expect(redirectFor(access, status)).toBe(target);
});
