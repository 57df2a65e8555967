import type { SessionAnswer, SignInAnswer } from '#contract/auth.ts';
import { callApi } from '#web/lib/api.ts';

// Apart from the other calls of accounts, because every page needs some of these.

const SIGN_OUT_TIMEOUT = 3_000;

export const fetchUser = async (token: string, signal?: AbortSignal) =>
  (await callApi<SessionAnswer>('/api/auth/session', { token, signal })).user;

/** Exchanges the token of a Google sign-in, which stays in the history of the browser, for one that lasts. */
export const settleSession = (token: string) =>
  callApi<SignInAnswer>('/api/auth/session', { method: 'POST', token });

/** Ends the session on the server. If the server does not answer in time, signing out continues here. */
export const sendSignOut = (token: string) =>
  callApi('/api/auth/signout', {
    method: 'POST',
    token,
    signal: AbortSignal.timeout(SIGN_OUT_TIMEOUT),
  }).catch(() => undefined);
