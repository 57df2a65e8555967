import { MIN_PASSWORD } from '#contract/limits.ts';
import { texts } from './texts.tsx';

// Only catches typing mistakes; the server decides what is valid.
const email = /^[^\s@]+@[^\s@]+$/;

/** The error of an email address, if it has one. */
export function checkEmail(value: string): string | undefined {
  if (!value.trim()) return texts.emailIsMissing;
  return email.test(value.trim()) ? undefined : texts.emailIsInvalid;
}

export type SignInErrors = { email?: string; password?: string };

export function checkSignIn(given: { email: string; password: string }): SignInErrors {
  const errors: SignInErrors = {};
  if (!given.email.trim()) errors.email = texts.emailIsMissing;
  if (!given.password) errors.password = texts.passwordIsMissing;
  return errors;
}

export type NewPasswordErrors = { password?: string; confirmation?: string };

/** The first error of a new password and where it belongs; empty when it can be sent. */
export function checkNewPassword(given: { password: string; confirmation: string }): NewPasswordErrors {
  if (given.password.length < MIN_PASSWORD) return { password: texts.passwordIsTooShort(MIN_PASSWORD) };
  if (given.password !== given.confirmation) return { confirmation: texts.passwordsDiffer };
  return {};
}
