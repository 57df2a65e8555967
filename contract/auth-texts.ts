import { RESETS_PER_DAY } from './limits.ts';

// Separate from auth.ts, so that pages that only need these texts do not load the schema library.

/** Set after a Google sign-in, and read by the login page. */
export const GOOGLE_RETURN_COOKIE = 'mayfly_google_return';

/** Messages of the account calls. The web shows them unchanged. */
export const authTexts = {
  domainNotAllowed: 'Not an allowed domain',
  verifyFirst: 'Please complete email verification first',
  invalidCode: 'Invalid verification code',
  invalidResetLink: 'Invalid reset link. Please request a new password reset.',
  resetIsPremium: 'Password reset is only available for premium users. Please upgrade your account first.',
  resetExpired: 'Your premium subscription has expired. Please reactivate to reset your password.',
  resetLimit: `You have reached the maximum of ${RESETS_PER_DAY} password reset requests per day. Please try again tomorrow.`,
  billingOff: 'Payment processing is coming soon! Premium features will be available shortly.',
} as const;
