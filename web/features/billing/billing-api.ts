import type { SignUpWithPasswordAnswer, SignUpWithPasswordBody } from '#contract/auth.ts';
import type { BillingStatus, PortalAnswer } from '#contract/billing.ts';
import { ApiError, callApi } from '#web/lib/api.ts';

export const createAccount = (body: SignUpWithPasswordBody) =>
  callApi<SignUpWithPasswordAnswer>('/api/auth/signup-with-password', { method: 'POST', body });

export const fetchBilling = (token: string | null, signal?: AbortSignal) =>
  callApi<BillingStatus>('/api/subscription-status', { method: 'POST', token, signal });

export const cancelSubscription = (token: string | null, undo: boolean) =>
  callApi('/api/cancel-subscription', { method: 'POST', token, body: { undo } });

export const fetchPortalUrl = async (token: string | null) =>
  (await callApi<PortalAnswer>('/api/billing-portal', { method: 'POST', token })).url;

export const deleteAccount = (token: string | null) =>
  callApi('/api/user/delete-account', { method: 'DELETE', token });

/** What to say of a step on the Manage page that failed. */
export function manageWords(error: unknown, told: string, away: string): string {
  if (!(error instanceof ApiError) || error.status === 0) return away;
  if (error.status === 401) return 'Authentication required. Please log in again.';
  return error.body.error ? `${told}: ${error.body.error}` : away;
}
