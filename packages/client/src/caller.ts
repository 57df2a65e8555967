import { errorOf, isObject, readAnswer, readBytes, unreadable } from './answer.ts';
import { MayflyError } from './error.ts';

export type CallerOptions = {
  baseUrl: string;
  token?: string | undefined;
  maxFileBytes?: number | undefined;
  fetch?: typeof fetch | undefined;
};
/** Enough for the largest mail unless the operator has raised the limits. */
const MAX_FILE = 128 * 2 ** 20;

export type CallOptions = {
  /** What the call does, for the message of an error: "create an address". */
  what: string;
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
};

/** Sends requests on behalf of one token. Without a token it becomes a new guest with the first request. */
export class Caller {
  readonly #baseUrl: string;
  readonly #fetch: typeof fetch;
  readonly #maxFileBytes: number;
  #token: string | undefined;
  #prefix: Promise<string> | undefined;

  constructor({ baseUrl, token, maxFileBytes = MAX_FILE, fetch = globalThis.fetch }: CallerOptions) {
    this.#baseUrl = readBaseUrl(baseUrl);
    this.#token = token;
    this.#maxFileBytes = maxFileBytes;
    // Browsers refuse to call it as a method of another object.
    this.#fetch = (input, init) => fetch(input, init);
  }

  get token(): string | undefined {
    return this.#token;
  }

  /** Sends a request to the token's own part of the API, and rejects with a `MayflyError` unless it succeeds. */
  async send(path: string, options: CallOptions): Promise<Response> {
    const prefix = await this.#ownPrefix();
    return this.#request(`${prefix}${path}`, options);
  }

  /** An answer with the object or the list that the call is about. */
  async json(
    path: string,
    { part, list, ...options }: CallOptions & { part?: string; list?: string },
    // biome-ignore lint/suspicious/noExplicitAny: the caller knows what the call returns
  ): Promise<any> {
    const answer = await readAnswer(await this.send(path, options), options.what);
    const isThere = list ? Array.isArray(answer[list]) : !part || isObject(answer[part]);
    if (!isThere) throw unreadable(options.what);
    return answer;
  }

  async bytes(path: string, options: CallOptions): Promise<Uint8Array> {
    return readBytes(await this.send(path, options), options.what, this.#maxFileBytes);
  }

  #ownPrefix(): Promise<string> {
    this.#prefix ??= this.#findPrefix().catch((error) => {
      this.#prefix = undefined;
      throw error;
    });
    return this.#prefix;
  }

  /** Guests, and accounts with their keys, have calls of their own. */
  async #findPrefix(): Promise<string> {
    if (!this.#token) {
      const what = 'begin a guest session';
      const begun = await this.#request('/api/guest/init', { what, method: 'POST' });
      const { sessionToken } = await readAnswer(begun, what);
      if (typeof sessionToken !== 'string' || !sessionToken) throw unreadable(what);
      this.#token = sessionToken;
      return '/api/guest';
    }
    if (this.#token.startsWith('mf_')) return '/api';
    try {
      const { body } = await this.#request('/api/guest/emails', { what: 'use the token' });
      await body?.cancel();
      return '/api/guest';
    } catch (error) {
      if (error instanceof MayflyError && error.status === 401) return '/api';
      throw error;
    }
  }

  async #request(
    path: string,
    { what, method = 'GET', body, headers = {}, signal }: CallOptions,
  ): Promise<Response> {
    let response: Response;
    try {
      response = await this.#fetch(this.#baseUrl + path, {
        method,
        signal: signal ?? null,
        // The token is for this service alone, and so is trust in its answers.
        redirect: 'manual',
        headers: {
          ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
    } catch (cause) {
      signal?.throwIfAborted();
      throw new MayflyError(
        `Could not ${what}: ${this.#baseUrl} cannot be reached`,
        'network',
        0,
        {},
        { cause },
      );
    }
    if (isRedirect(response)) {
      await response.body?.cancel();
      const problem = `${this.#baseUrl} sends this call on to another address, which is not followed`;
      throw new MayflyError(`Could not ${what}: ${problem}`, 'bad_request', response.status);
    }
    if (!response.ok) throw await errorOf(response, what);
    return response;
  }
}

/** Browsers hide the status. */
const isRedirect = ({ type, status }: Response) =>
  type === 'opaqueredirect' || (status >= 300 && status < 400);

/** Never part of an error: name and password, which `fetch` would not take either. */
function readBaseUrl(given: string): string {
  const refuse = (problem: string) => new MayflyError(`baseUrl ${problem}`, 'bad_request');
  if (!given) throw refuse('is missing: the address of your Mayfly');
  const shown = given.replace(/^.*@/s, '…@');
  if (!/^https?:\/\//i.test(given)) throw refuse(`has to begin with http:// or https://, and is ${shown}`);
  if (!URL.canParse(given)) throw refuse(`is not an address: ${shown}`);
  const { username, password, origin, pathname } = new URL(given);
  if (username || password) throw refuse(`cannot have a name and a password: ${shown}`);
  return origin + pathname.replace(/\/+$/, '');
}
