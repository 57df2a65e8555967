import type {
  CodeType,
  SessionAnswer,
  SignInAnswer,
  SignInRefusal,
  StripeConfig,
  SubscriptionStatus,
  UpdatePasswordBody,
  VerifyAnswer,
} from '#contract/auth.ts';
import { ApiError, callApi } from '#web/lib/api.ts';

const SIGN_OUT_PATIENCE = 3_000;

const post = <T>(path: string, body: unknown) => callApi<T>(path, { method: 'POST', body });

/** Ours for an answer without words, for one that cannot be read, and for no answer at all. */
type Words = { silent: string; broken?: string; away: string };

/** What to say of a call that failed: the server's words, else ours. */
export function wordsOf(error: unknown, { silent, away, broken = away }: Words): string {
  if (!(error instanceof ApiError) || error.status === 0) return away;
  if (!('success' in error.body)) return broken;
  return error.body.error || silent;
}

export const signInWithPassword = (email: string, password: string) =>
  post<SignInAnswer>('/api/auth/signin', { email, password });

/** A refused sign-in that leads somewhere: an ended subscription comes with a session of its own. */
export function readExpired(error: unknown): SignInRefusal | null {
  if (!(error instanceof ApiError)) return null;
  const body = error.body as SignInRefusal;
  return body.expired || body.redirectTo ? body : null;
}

export const fetchUser = async (token: string, signal?: AbortSignal) =>
  (await callApi<SessionAnswer>('/api/auth/session', { token, signal })).user;

/** Best effort: whoever leaves is not kept waiting by a server that does not answer. */
export const tellSignOut = (token: string) =>
  callApi('/api/auth/signout', {
    method: 'POST',
    token,
    signal: AbortSignal.timeout(SIGN_OUT_PATIENCE),
  }).catch(() => undefined);

export const requestReset = (email: string) => post('/api/auth/reset-password', { email });

export const sendCode = (email: string, type: CodeType) => post('/api/auth/otp', { email, type });

export const verifyCode = (email: string, token: string, type: CodeType) =>
  post<VerifyAnswer>('/api/auth/verify', { email, token, type });

export const updatePassword = (body: UpdatePasswordBody) => post('/api/auth/update-password', body);

export const fetchCheckoutUrl = async (token: string | null) =>
  (await callApi<StripeConfig>('/api/stripe-config', { token })).checkoutUrl;

export const fetchSubscription = (token: string | null, signal?: AbortSignal) =>
  callApi<SubscriptionStatus>('/api/subscription-status', { method: 'POST', token, signal });
