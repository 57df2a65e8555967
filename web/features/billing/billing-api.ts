import { queryOptions } from '@tanstack/react-query';
import type { SignUpWithPasswordAnswer, SignUpWithPasswordBody } from '#contract/auth.ts';
import type { BillingStatus, PortalAnswer } from '#contract/billing.ts';
import { ApiError, callApi, explain } from '#web/lib/api.ts';
import { texts } from './texts.tsx';

export const createAccount = (body: SignUpWithPasswordBody) =>
  callApi<SignUpWithPasswordAnswer>('/api/auth/signup-with-password', { method: 'POST', body });

export const billingQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['subscription', token],
    // The page loads it before it shows it. This long, showing it doesn't load it again.
    staleTime: 5_000,
    queryFn: ({ signal }) =>
      callApi<BillingStatus>('/api/subscription-status', { method: 'POST', token, signal }),
  });

export const cancelSubscription = (token: string | null, undo: boolean) =>
  callApi('/api/cancel-subscription', { method: 'POST', token, body: { undo } });

export const fetchPortalUrl = async (token: string | null) =>
  (await callApi<PortalAnswer>('/api/billing-portal', { method: 'POST', token })).url;

export const deleteAccount = (token: string | null) =>
  callApi('/api/user/delete-account', { method: 'DELETE', token });

/** Why something on the Manage page failed. */
export const explainChange = (error: Error, words: { plain: string; because: (reason: string) => string }) =>
  error instanceof ApiError && error.status === 401
    ? texts.signInAgain
    : explain(error, { ...words, silent: words.plain });
