import type { IncomingMessage } from 'node:http';
import { nameOf } from '../own-names.ts';

const PATHS = /^\/(?:domains|accounts|token|me|messages|sources|\.well-known\/mercure)(?:[/?]|$)/;

/**
 * Some clients need the API at the root of a host. On these hosts its paths lead to /mailtm; all other paths work as on
 * any host.
 */
export function createHostRoots(hosts: string[]) {
  const names = new Set(hosts);
  return ({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string =>
    names.has(nameOf(headers.host ?? '')) && PATHS.test(url) ? `/mailtm${url}` : url;
}
