import { Mayfly, MayflyError } from '../../client/src/index.ts';
import { browser } from './browser.ts';

/** Why a server cannot be used. The names are those of texts. */
export type Problem =
  | 'notAnAddress'
  | 'notEncrypted'
  | 'permissionRefused'
  | 'noAnswerFrom'
  | 'notMayfly'
  | 'keyUnknown';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Chromium takes spaces and worse in the name of a host, and encodes them. */
const HOST = /^[a-z\d.:[\]-]+$/;
const ANSWER_MS = 10_000;

/** The origin that somebody means by what they typed. */
export function readServer(typed: string): URL | Extract<Problem, 'notAnAddress' | 'notEncrypted'> {
  const text = typed.trim();
  // Without a scheme it is https, as in the address bar.
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || !HOST.test(url.hostname))
    return 'notAnAddress';
  if (url.protocol === 'http:' && !LOOPBACK.has(url.hostname)) return 'notEncrypted';
  return new URL(url.origin);
}

/** The permission that the extension needs for a server. Patterns have no port. */
export const permissionFor = ({ protocol, hostname }: URL) => ({ origins: [`${protocol}//${hostname}/*`] });

export const mayReach = (server: string): Promise<boolean> =>
  browser.permissions.contains(permissionFor(new URL(server)));

/** Our own calls carry the token, and no cookie of the site. They are for the chosen server, wherever it would send them. */
const call: typeof fetch = (input, init) =>
  fetch(input, {
    ...init,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    redirect: 'manual',
  });

/** Null if a Mayfly answers there, and takes the key if there is one. */
export async function problemWith(server: URL, key?: string): Promise<Problem | null> {
  let answer: Response;
  try {
    answer = await call(new URL('/api/config', server), { signal: AbortSignal.timeout(ANSWER_MS) });
  } catch {
    return 'noAnswerFrom';
  }
  const config = await answer.json().catch(() => null);
  if (!answer.ok || !Array.isArray(config?.domains) || !config?.plans?.free) return 'notMayfly';
  if (!key) return null;
  try {
    await openMayfly({ server: server.origin, key }).inboxes();
    return null;
  } catch (error) {
    const code = error instanceof MayflyError && error.code;
    return code === 'network' ? 'noAnswerFrom' : code === 'bad_request' ? 'notMayfly' : 'keyUnknown';
  }
}

/** Whether a server checks who sends. One that does not say so may. */
export async function checksSenders(server: string): Promise<boolean> {
  const answer = await call(new URL('/api/config', server))
    .then((one) => one.json())
    .catch(() => null);
  return answer?.features?.senders ?? true;
}

/** The server's clock, which decides when an address ends. */
let ahead = 0;
export const serverNow = (): number => Date.now() + ahead;

export function openMayfly({ server, key, token }: { server: string; key?: string; token?: string }): Mayfly {
  const own = key ?? token;
  return new Mayfly({
    baseUrl: server,
    ...(own ? { token: own } : {}),
    async fetch(input, init) {
      const response = await call(input, init);
      const date = Date.parse(response.headers.get('date') ?? '');
      // Its header has whole seconds, and took a moment to arrive.
      if (Math.abs(date - Date.now()) > 2_000) ahead = date - Date.now();
      return response;
    },
  });
}
