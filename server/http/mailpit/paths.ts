import type { IncomingMessage } from 'node:http';

export const MAILPIT = '/mailpit';

/** Some Mailpit clients ask for `BASE//view/ID.html`. Only paths of this door are changed. */
export function withSingleSlashes(url: string): string {
  if (!url.startsWith(`${MAILPIT}/`)) return url;
  const query = url.indexOf('?');
  const path = query === -1 ? url : url.slice(0, query);
  return path.replace(/\/{2,}/g, '/') + url.slice(path.length);
}

/** The one path that is upgraded to a WebSocket. */
export const isLiveSocket = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers.upgrade?.toLowerCase() === 'websocket' &&
  /^\/mailpit\/api\/events(\?|$)/.test(withSingleSlashes(url));
