import { errorOf, MayflyError } from './error.ts';

export type CallerOptions = { baseUrl: string; token?: string | undefined; fetch?: typeof fetch | undefined };
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
  #token: string | undefined;
  #prefix: Promise<string> | undefined;

  constructor({ baseUrl, token, fetch = globalThis.fetch }: CallerOptions) {
    if (!baseUrl) throw new MayflyError('baseUrl is missing: the address of your Mayfly', 'bad_request');
    if (!/^https?:\/\//i.test(baseUrl))
      throw new MayflyError(
        `baseUrl has to begin with http:// or https://, and is ${baseUrl}`,
        'bad_request',
      );
    this.#baseUrl = baseUrl.replace(/\/+$/, '');
    this.#token = token;
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

  // biome-ignore lint/suspicious/noExplicitAny: the caller knows what the call returns
  async json(path: string, options: CallOptions): Promise<any> {
    const response = await this.send(path, options);
    return readAnswer(options.what, () => response.json());
  }

  async bytes(path: string, options: CallOptions): Promise<Uint8Array> {
    const response = await this.send(path, options);
    return new Uint8Array(await readAnswer(options.what, () => response.arrayBuffer()));
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
      const answer = await this.#request('/api/guest/init', {
        what: 'begin a guest session',
        method: 'POST',
      });
      const begun = await readAnswer('begin a guest session', () => answer.json());
      this.#token = (begun as { sessionToken: string }).sessionToken;
      return '/api/guest';
    }
    if (this.#token.startsWith('mf_')) return '/api';
    try {
      await this.#request('/api/guest/emails', { what: 'use the token' });
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
    if (!response.ok) throw await errorOf(response, what);
    return response;
  }
}

export const unreadable = (what: string, cause: unknown) =>
  new MayflyError(`Could not ${what}: the answer cannot be read`, 'network', 0, {}, { cause });

/** Reads the body of an answer. The connection may break in the middle, or something else may have answered. */
export async function readAnswer<T>(what: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw unreadable(what, cause);
  }
}
