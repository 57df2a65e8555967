import { ApiError, callApi, explain, type RequestOptions } from '#web/lib/api.ts';
import { readToken, session, writeText } from '#web/lib/storage.ts';

const TOKEN_KEY = 'operator_token';

/** The token is kept until the tab is closed. */
export const readOperatorToken = () => readToken(session, TOKEN_KEY);
export const storeOperatorToken = (token: string | null) => writeText(session, TOKEN_KEY, token);

export type CallOperator = <T>(path: string, options?: RequestOptions) => Promise<T>;

/** Returns a function for calls with this token. `onRefused` is called when the server rejects the token. */
export const createCallOperator =
  (token: string, onRefused: (text: string) => void): CallOperator =>
  async <T>(path: string, options: RequestOptions = {}) => {
    try {
      return await callApi<T>(`/api/operator${path}`, { ...options, token });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onRefused(describeError(error));
      throw error;
    }
  };

/** The text to show for an error. */
export const describeError = (error: unknown): string =>
  error instanceof ApiError && error.status === 401
    ? 'This token is not correct.'
    : explain(error, 'Something went wrong on this page.');
