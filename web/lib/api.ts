import type { ErrorBody } from '#contract/errors.ts';

/** A response that is not a success, or no response at all (status 0). `body` is the server's error body. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Partial<ErrorBody>;

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.error ?? (status === 0 ? 'Network error' : `HTTP ${status}`));
    this.status = status;
    this.body = body;
  }
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
  const headers: Record<string, string> = { ...options.headers };
  if (options.token) headers.authorization = `Bearer ${options.token}`;
  if (options.body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, {
      method: options.method ?? 'GET',
      credentials: 'same-origin',
      headers,
      body: options.body === undefined ? null : JSON.stringify(options.body),
      signal: options.signal ?? null,
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(0, {});
  }
  if (response.ok || response.status === 304) return response;
  throw new ApiError(response.status, readError(await response.text().catch(() => '')));
}

/** Calls the server and returns its JSON, of a type from the contract. */
export async function callApi<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const response = await fetchApi(path, options);
  try {
    return (await response.json()) as T;
  } catch {
    throw new ApiError(response.status, { error: 'Invalid server response' });
  }
}
