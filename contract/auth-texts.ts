// Apart from auth.ts, so that pages which only need these words need no schema library.

/** The login-only page an ended subscription leads to. */
export const EXPIRED_PATH = '/expired-subscription';

/** Set on the way back from Google, readable by the login page. */
export const GOOGLE_RETURN_COOKIE = 'mayfly_google_return';

/** What these calls answer in words; the web shows them as they are. */
export const authTexts = {
  verifyFirst: 'Please complete email verification first',
  invalidCode: 'Invalid verification code',
  invalidResetLink: 'Invalid reset link. Please request a new password reset.',
  resetIsPremium: 'Password reset is only available for premium users. Please upgrade your account first.',
  resetExpired: 'Your premium subscription has expired. Please reactivate to reset your password.',
  resetLimit: 'You have reached the maximum of 2 password reset requests per day. Please try again tomorrow.',
  billingOff: 'Payment processing is coming soon! Premium features will be available shortly.',
} as const;
