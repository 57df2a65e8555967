import { ApiError, callApi, type RequestOptions } from '#web/lib/api.ts';
import { readToken, session, writeText } from '#web/lib/storage.ts';

const TOKEN_KEY = 'operator_token';

/** The token lives as long as the tab. */
export const readOperatorToken = () => readToken(session, TOKEN_KEY);
export const keepOperatorToken = (token: string | null) => writeText(session, TOKEN_KEY, token);

export type Ask = <T>(path: string, options?: RequestOptions) => Promise<T>;

/** Calls with the token in the header. A token that no longer opens the door is reported once, to who asked for it. */
export const createAsk =
  (token: string, onRefused: (words: string) => void): Ask =>
  async <T>(path: string, options: RequestOptions = {}) => {
    try {
      return await callApi<T>(`/api/operator${path}`, { ...options, token });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onRefused(wordsFor(error));
      throw error;
    }
  };

/** What went wrong, in plain words. */
export function wordsFor(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong on this page.';
  if (error.status === 401) return 'This is not the operator’s token.';
  if (error.status === 429) return 'Too many wrong tries from your network. Wait a minute and try again.';
  if (error.status === 0) return 'The server cannot be reached.';
  return error.message.replace(/^(target|email|address|body): /, '');
}
