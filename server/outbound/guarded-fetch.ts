import { isIP } from 'node:net';
import { createKeptConnections } from './kept-connections.ts';
import { type Answer, BodyTooLarge, hostOf, portOf, requestPinned } from './pinned-request.ts';
import { createNetworkList, isPublicAddress, plainAddress } from './public-address.ts';
import type { ResolveName } from './resolve-name.ts';

/**
 * - `refused`: the guard does not allow this URL or one of its addresses
 * - `unknown-host`: the name has no address, or DNS did not answer
 * - `redirects`: too many of them
 */
export type FetchProblem = 'refused' | 'unknown-host' | 'redirects' | 'too-large' | 'timeout' | 'failed';

export class FetchError extends Error {
  readonly problem: FetchProblem;
  constructor(problem: FetchProblem, options?: ErrorOptions) {
    super(`The URL could not be fetched: ${problem}`, options);
    this.name = 'FetchError';
    this.problem = problem;
  }
}

export type FetchOptions = {
  url: string;
  /** Counted separately in the metrics. */
  purpose: 'image' | 'webhook' | 'push';
  method?: 'GET' | 'POST';
  /** No cookie, referrer or language is ever added to these. */
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** A longer body is an error. With 0, the body is not read. */
  maxBytes: number;
  /** Keeps the connection for the next request to the same addresses. Only if the body is not read. */
  keepsConnection?: boolean;
  /** For everything together: DNS, redirects and the body. */
  timeoutMs: number;
  /** How many redirects of a GET are followed, each checked like the first URL. Without it, a redirect is the answer. */
  redirects?: number;
  signal?: AbortSignal;
};

type Deps = {
  resolve: ResolveName;
  /** Addresses and CIDRs that may be reached although they are not public, on any port. */
  allow: string[];
  ownAddresses: () => string[];
  ports?: number[];
  /** Certificate authorities to trust instead of Node's own list. */
  ca?: string[];
  onFetch?: (purpose: FetchOptions['purpose'], outcome: 'answered' | FetchProblem) => void;
};

const MAX_URL = 8_192;
const MAX_REDIRECTS = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * The only way to fetch a URL that a stranger chose. It reaches public unicast addresses on ports 80 and 443, and
 * networks that the operator allows. A name is resolved first, and the connection goes to the address that was checked.
 * Answers are not decompressed.
 */
export function createGuardedFetch({ resolve, allow, ownAddresses, ca, onFetch, ...rest }: Deps) {
  const isAllowed = createNetworkList(allow);
  const ports = rest.ports ?? [80, 443];
  const connections = createKeptConnections();

  const mayConnect = (address: string, port: number) =>
    isAllowed(address) ||
    (ports.includes(port) &&
      isPublicAddress(address) &&
      !ownAddresses().map(plainAddress).includes(plainAddress(address)));

  /** The URL in its standard form, without asking DNS. Throws a FetchError when it can never be fetched. */
  function check(text: string): URL {
    const url = text.length <= MAX_URL && URL.canParse(text) ? new URL(text) : null;
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
      throw new FetchError('refused');
    const host = hostOf(url);
    const isPossible = isIP(host)
      ? mayConnect(host, portOf(url))
      : allow.length > 0 || ports.includes(portOf(url));
    if (!isPossible) throw new FetchError('refused');
    return url;
  }

  /** All addresses of a host. If one is refused, the whole name is. */
  async function addressesOf(url: URL, signal: AbortSignal): Promise<string[]> {
    const host = hostOf(url);
    const addresses = isIP(host) ? [host] : await orAbort(resolve(host), signal);
    if (addresses.length === 0) throw new FetchError('unknown-host');
    if (!addresses.every((address) => mayConnect(address, portOf(url)))) throw new FetchError('refused');
    return addresses;
  }

  async function follow(options: FetchOptions, signal: AbortSignal): Promise<Answer> {
    const { method = 'GET', body, maxBytes } = options;
    const redirects = method === 'GET' ? Math.min(options.redirects ?? 0, MAX_REDIRECTS) : 0;
    const headers = { 'user-agent': 'Mayfly', ...options.headers };
    let url = check(options.url);
    for (let hops = 0; ; hops++) {
      const addresses = await addressesOf(url, signal);
      const agent = options.keepsConnection ? connections.to(url, addresses) : undefined;
      const answer = await requestPinned({
        url,
        addresses,
        method,
        headers,
        body,
        maxBytes,
        ca,
        agent,
        signal,
      });
      const target = redirects > 0 && REDIRECTS.includes(answer.status) && answer.headers.location;
      if (!target) return answer;
      if (hops === redirects) throw new FetchError('redirects');
      url = check(URL.canParse(target, url.href) ? new URL(target, url).href : target);
    }
  }

  return {
    check,

    /** Whether the operator allows this address, which may then be reached without encryption. */
    isAllowed: (url: URL) => isIP(hostOf(url)) > 0 && isAllowed(hostOf(url)),

    /** Throws a FetchError when there is no answer. An answer with any status is returned. */
    async fetch(options: FetchOptions): Promise<Answer> {
      const deadline = AbortSignal.timeout(options.timeoutMs);
      const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
      try {
        const answer = await follow(options, signal);
        onFetch?.(options.purpose, 'answered');
        return answer;
      } catch (cause) {
        const error = toFetchError(cause, deadline);
        onFetch?.(options.purpose, error.problem);
        throw error;
      }
    },
  };
}

export type GuardedFetch = ReturnType<typeof createGuardedFetch>;

function toFetchError(cause: unknown, deadline: AbortSignal): FetchError {
  if (cause instanceof FetchError) return cause;
  if (cause instanceof BodyTooLarge) return new FetchError('too-large');
  return new FetchError(deadline.aborted ? 'timeout' : 'failed', { cause });
}

/** Single DNS queries cannot be canceled, so their answer is ignored after the deadline. */
function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
