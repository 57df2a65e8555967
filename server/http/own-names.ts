import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';
import { isThisMachine } from '#server/domain/network.ts';

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Whether a request came straight from this machine, through no proxy. A proxy may send an empty header. */
export const isFromHere = ({ headers, socket }: FastifyRequest): boolean =>
  isThisMachine(socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined);

/**
 * Whether a request was sent to a name of ours. A page of another site can make its own name lead to this machine, and its
 * visitor's browser then counts us as that site.
 */
export function createIsOwnName(names: string[]) {
  const own = new Set(['localhost', hostname(), ...names].map((name) => name.toLowerCase()));
  return ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => {
    const name = nameOf(headers.host ?? '');
    return own.has(name) || isThisMachine(name);
  };
}

export type IsOwnName = ReturnType<typeof createIsOwnName>;

/** The host without its port, in lower case. An IPv6 address has brackets there. */
export const nameOf = (host: string) =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
