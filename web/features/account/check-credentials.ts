import { authTexts } from '#contract/auth-texts.ts';
import { MIN_PASSWORD } from '#contract/timings.ts';

// Rough on purpose: the server has the last word, this only catches slips.
const email = /^[^\s@]+@[^\s@]+$/;

/** What is wrong with an e-mail address, or nothing. */
export function checkEmail(value: string): string | undefined {
  if (!value.trim()) return 'Please enter your email address.';
  return email.test(value.trim()) ? undefined : 'Please enter a valid email address.';
}

export type SignInErrors = { email?: string; password?: string };

export function checkSignIn(given: { email: string; password: string }): SignInErrors {
  const errors: SignInErrors = {};
  if (!given.email.trim()) errors.email = 'Please enter your email address.';
  if (!given.password) errors.password = 'Please enter your password.';
  return errors;
}

/** What is wrong with a new password, the first thing first; null when it may be sent. */
export function checkNewPassword(given: {
  password: string;
  confirmation: string;
  hasToken: boolean;
}): string | null {
  if (given.password.length < MIN_PASSWORD)
    return `Password must be at least ${MIN_PASSWORD} characters long`;
  if (given.password !== given.confirmation) return 'Passwords do not match';
  return given.hasToken ? null : authTexts.invalidResetLink;
}
