import type {
  CodeType,
  SignInAnswer,
  SignInRefusal,
  StripeConfig,
  SubscriptionStatus,
  UpdatePasswordBody,
  VerifyAnswer,
} from '#contract/auth.ts';
import { ApiError, callApi } from '#web/lib/api.ts';

const post = <T>(path: string, body: unknown) => callApi<T>(path, { method: 'POST', body });

export const signInWithPassword = (body: { email: string; password: string }) =>
  post<SignInAnswer>('/api/auth/signin', body);

/** A refused sign-in with a page to go to. For an ended subscription it brings a session that can only renew it. */
export function readExpired(error: unknown): SignInRefusal | null {
  if (!(error instanceof ApiError)) return null;
  const body = error.body as SignInRefusal;
  return body.expired || body.redirectTo ? body : null;
}

export const requestReset = (email: string) => post('/api/auth/reset-password', { email });

export const sendCode = (email: string, type: CodeType) => post('/api/auth/otp', { email, type });

export const verifyCode = (email: string, token: string, type: CodeType) =>
  post<VerifyAnswer>('/api/auth/verify', { email, token, type });

export const updatePassword = (body: UpdatePasswordBody) => post('/api/auth/update-password', body);

export async function fetchCheckoutUrl(token: string | null): Promise<URL> {
  const { checkoutUrl } = await callApi<StripeConfig>('/api/stripe-config', { token });
  const url = new URL(checkoutUrl, window.location.href);
  if (!/^https?:$/.test(url.protocol)) throw new Error('Not a checkout URL');
  return url;
}

export const fetchSubscription = (token: string | null, signal?: AbortSignal) =>
  callApi<SubscriptionStatus>('/api/subscription-status', { method: 'POST', token, signal });
