import type { SessionAnswer } from '#contract/auth.ts';
import { callApi } from '#web/lib/api.ts';

// Apart from the other calls of accounts, because every page needs these two.

const SIGN_OUT_TIMEOUT = 3_000;

export const fetchUser = async (token: string, signal?: AbortSignal) =>
  (await callApi<SessionAnswer>('/api/auth/session', { token, signal })).user;

/** Ends the session on the server. If the server does not answer in time, signing out continues here. */
export const sendSignOut = (token: string) =>
  callApi('/api/auth/signout', {
    method: 'POST',
    token,
    signal: AbortSignal.timeout(SIGN_OUT_TIMEOUT),
  }).catch(() => undefined);
