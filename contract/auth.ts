import { z } from 'zod';
import { errorBody } from './errors.ts';
import { saying } from './field-reasons.ts';
import { MAX_EMAIL, MAX_NAME, MIN_PASSWORD, OTP_DIGITS } from './limits.ts';
import { because, type PlainCode } from './reasons.ts';

/** `'true'` while premium is active, `'expired'` after it has ended, `'false'` if the account never had it. */
export const premiumStatus = z.enum(['true', 'expired', 'false']);
export type PremiumStatus = z.infer<typeof premiumStatus>;

export const user = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string().nullable(),
  premium_status: premiumStatus,
  premium_until: z.iso.datetime().nullable(),
});
export type User = z.infer<typeof user>;

export const session = z.object({ access_token: z.string() });
export type Session = z.infer<typeof session>;

/** One line of text without control characters. */
const lineOfText = (code: PlainCode) =>
  z
    .string()
    .trim()
    .regex(/^\P{Cc}*$/u, saying(because(code)));

/** Any address that a mail server would accept. Sign-up allows fewer domains (signup-domains.ts). */
export const emailField = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL)
  .regex(/^[^\s\p{C}@<>"(),:;\\[\]]{1,64}@[^\s\p{C}@<>"(),:;\\[\]]+$/u, saying(because('not-an-email')));
export const newPasswordField = z
  .string()
  .min(MIN_PASSWORD, saying(because('password-too-short', { min: MIN_PASSWORD })))
  .max(200);
const fullNameField = lineOfText('name-in-one-line').max(MAX_NAME).optional();

/** `signup` verifies an address, `recovery` resets a password, `resubscribe` renews an ended subscription. */
const codeType = z.enum(['signup', 'recovery', 'resubscribe']);
export type CodeType = z.infer<typeof codeType>;

// POST /api/auth/signin. 401 for an unknown address or a wrong password; 403 `needsEmailVerification` before the
// address is verified; 403 `signInRefusal` for an ended subscription; 429 after too many failures.
export const signInBody = z.object({
  email: lineOfText('not-an-email').max(MAX_EMAIL),
  password: z.string().max(1000),
});
export const signInAnswer = z.object({ success: z.literal(true), user, session });
export type SignInAnswer = z.infer<typeof signInAnswer>;
/** An ended subscription still gets a session, but only for the calls that renew it. */
export const signInRefusal = errorBody.extend({ user: user.optional(), session: session.optional() });
export type SignInRefusal = z.infer<typeof signInRefusal>;

// POST /api/auth/signup. The answer does not reveal whether the address already has an account.
export const signUpBody = z.object({
  email: emailField,
  password: newPasswordField,
  fullName: fullNameField,
});
export const signUpAnswer = z.object({
  success: z.literal(true),
  user,
  needsEmailVerification: z.literal(true),
});

// POST /api/auth/signout: no body. Ends the session of an account or of a guest. Always `{ success: true }`, even for an invalid
// token.

// GET /api/auth/session, bearer token: 401 when the session has ended.
// POST /api/auth/session, the bearer token that Google sign-in leads to /login with: `signInAnswer` with one that lasts.
export const sessionAnswer = z.object({ success: z.literal(true), user });
export type SessionAnswer = z.infer<typeof sessionAnswer>;

// POST /api/auth/reset-password. The same for every address; 429 `rateLimited`.
export const resetPasswordBody = z.object({ email: emailField });

// POST /api/auth/otp. 429 carries `cooldownMinutes`: 1 for a resend within a minute, 60 after five in an hour.
export const otpBody = z.object({ email: emailField, type: codeType.default('signup') });

// POST /api/auth/verify. 400 `Invalid verification code` whenever the code is wrong, expired or used. For `recovery` without
// premium, 403 `upgradeRequired`, with `expired` for an ended subscription.
export const verifyBody = z.object({
  email: emailField,
  token: z
    .string()
    .trim()
    .regex(new RegExp(`^\\d{${OTP_DIGITS}}$`), saying(because('code-digits', { count: OTP_DIGITS }))),
  type: codeType.default('signup'),
});
export const verifyAnswer = z.object({
  success: z.literal(true),
  /** Absent when the address has no account yet. */
  user: user.optional(),
  /** True when the account still needs a password: by signup-with-password, or by update-password (recovery). */
  needsPasswordUpdate: z.boolean(),
});
export type VerifyAnswer = z.infer<typeof verifyAnswer>;

// POST /api/auth/update-password. With `accessToken` the link flow; with `email` the code flow, after `verify` of
// type `recovery` in the same browser.
export const updatePasswordBody = z.object({
  password: newPasswordField,
  email: emailField.optional(),
  accessToken: z.string().max(200).optional(),
  refreshToken: z.string().max(200).nullish(),
});
export type UpdatePasswordBody = z.infer<typeof updatePasswordBody>;

// POST /api/auth/signup-with-password, after `verify` of type `signup` in the same browser;
// otherwise 403 `needsEmailVerification`.
export const signUpWithPasswordBody = signUpBody;
export type SignUpWithPasswordBody = z.infer<typeof signUpWithPasswordBody>;
/** Signs the user in at once, because the address was just verified. */
export const signUpWithPasswordAnswer = signInAnswer;
export type SignUpWithPasswordAnswer = z.infer<typeof signUpWithPasswordAnswer>;

// GET /api/auth/google: the browser navigates there. It ends at `/login#access_token=…`, or at `/login?google=…`.
const googleFailure = z.enum(['unavailable', 'unreachable', 'cancelled', 'late', 'unverified', 'failed']);
export type GoogleFailure = z.infer<typeof googleFailure>;

// POST /api/subscription-status, bearer token.
export const subscriptionStatus = z.object({
  success: z.literal(true),
  premium_status: premiumStatus,
  premium_until: z.iso.datetime().nullable(),
  cancel_at_period_end: z.boolean(),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

// GET /api/stripe-config, bearer token; see billing.ts. DELETE /api/user/delete-account, bearer token:
// `{ success: true }`.
export const stripeConfig = z.object({ success: z.literal(true), checkoutUrl: z.string() });
export type StripeConfig = z.infer<typeof stripeConfig>;
