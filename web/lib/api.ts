import type { ErrorBody } from '#contract/errors.ts';
import { explainReason } from '#web/language/explain-reason.ts';
import { pageLanguage } from '#web/language/page-language.ts';
import { isOffline, noteAnswer, noteNoAnswer } from './connection.ts';
import { texts } from './texts.ts';

/** A server that takes longer to begin its answer counts as gone. */
const ANSWER_MS = 20_000;

/** A response that is not a success, or no response at all (status 0). `body` is the server's error body. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Partial<ErrorBody>;
  /** The reason in `body`, in the language of the page. */
  readonly shown: string | undefined;

  constructor(status: number, body: Partial<ErrorBody>, shown = body.error) {
    super(body.error ?? (status === 0 ? 'Network error' : `HTTP ${status}`));
    this.status = status;
    this.body = body;
    this.shown = shown;
  }

  /** No answer, or that of a proxy whose server is gone, or of a server without its database. */
  get isUnanswered(): boolean {
    const { code = 'unavailable' } = this.body;
    return this.status === 0 || (this.status >= 502 && this.status <= 504 && code === 'unavailable');
  }
}

/** Why a call failed, if the connection was the reason: whole sentences for the visitor. */
export function connectionProblem(error: unknown): string | null {
  // A download that breaks off is a TypeError.
  if (!(error instanceof TypeError) && !(error instanceof ApiError && error.isUnanswered)) return null;
  return isOffline() ? texts.offline : texts.serverSilent;
}

/** What to say where the server gives no reason. Without `silent`, a connection that failed says so itself. */
export type FailureWords = {
  plain: string;
  silent?: string;
  /** For an error of the server that cannot be read. */
  unreadable?: string;
  /** The sentence around the reason that the server gives. */
  because?: (reason: string) => string;
};

/** Why something failed, in the language of the page: what the server says, by its code, or the words of the caller. */
export function explain(error: unknown, words: string | FailureWords): string {
  const { plain, silent, unreadable, because } = typeof words === 'string' ? { plain: words } : words;
  const isRefusal = error instanceof ApiError;
  if (isRefusal && error.shown) return because ? because(error.shown) : error.shown;
  if (unreadable && isRefusal && error.status >= 500 && !('success' in error.body)) return unreadable;
  const problem = connectionProblem(error);
  return problem === null ? plain : (silent ?? problem);
}

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  token?: string | null;
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
};

function readError(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Partial<ErrorBody>) : {};
  } catch {
    return {};
  }
}

/** Calls the server and returns the Response. Throws an ApiError for everything except success and 304. */
export async function fetchApi(path: string, options: RequestOptions = {}): Promise<Response> {
  // Mail that a call causes is written in the language of the page, not of the browser.
  const headers: Record<string, string> = { 'accept-language': pageLanguage().prefix, ...options.headers };
  if (options.token) headers.authorization = `Bearer ${options.token}`;
  if (options.body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), ANSWER_MS);
  try {
    response = await fetch(path, {
      method: options.method ?? 'GET',
      // Nothing of a mail may lie in the browser's cache when the mail is gone.
      cache: 'no-store',
      credentials: 'same-origin',
      headers,
      body: options.body === undefined ? null : JSON.stringify(options.body),
      signal: options.signal ? AbortSignal.any([options.signal, late.signal]) : late.signal,
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    noteNoAnswer();
    throw new ApiError(0, {});
  } finally {
    clearTimeout(timer);
  }
  if (response.ok || response.status === 304) {
    noteAnswer();
    return response;
  }
  const body = readError(await response.text().catch(() => ''));
  const error = new ApiError(response.status, body, (await explainReason(body)) ?? undefined);
  if (error.isUnanswered) noteNoAnswer();
  else noteAnswer();
  throw error;
}

/** Calls the server and returns its JSON, of a type from the contract. */
export async function callApi<T>(path: string, options: RequestOptions = {}): Promise<T> {
  return readAnswer<T>(await fetchApi(path, options));
}

export async function readAnswer<T>(response: Response): Promise<T> {
  try {
    return (await response.json()) as T;
  } catch {
    throw new ApiError(response.status, {});
  }
}
