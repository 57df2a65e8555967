import { expect, it } from 'vitest';
import { findCode } from './find-code.ts';

it('finds the code of a verification message', () => {
  expect(findCode('Your code is 482913', '')).toBe('482913');
  expect(findCode('Sign in', 'Enter this verification code:\n\n  731 004\n\nIt expires soon.')).toBe(
    '731004',
  );
  expect(findCode('Confirm your address', 'Use K7Q2XD to continue')).toBe('K7Q2XD');
});

it('finds no code where no word announces one, and ignores years and links', () => {
  expect(findCode('Invoice', 'Total 123456')).toBeNull();
  expect(findCode('Verify your mail', 'Copyright 2025. Go to https://a.test/verify/123456')).toBeNull();
});
