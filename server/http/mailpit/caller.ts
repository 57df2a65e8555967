import type { FastifyRequest } from 'fastify';
import { inWords, Refusal } from '#server/domain/errors.ts';
import type { Inboxes } from '#server/domain/inboxes/inboxes.ts';
import type { Owner } from '#server/domain/inboxes/owner.ts';
import type { ReadableInbox } from '#server/domain/stored-mail/readable-inbox.ts';
import { bearerOf, type Identify, requireOwnerOf } from '../identify.ts';

const TOKEN = /^[A-Za-z0-9_-]{16,100}$/;
const MAX_USERNAME = 100;

/** Who is calling the Mailpit door. The token is the password of Basic authentication, or a bearer token. */
export function createCaller({ identify, inboxes }: { identify: Identify; inboxes: Inboxes }) {
  const owners = new WeakMap<FastifyRequest, Owner>();
  const identifyRequest = (request: FastifyRequest) =>
    requireOwnerOf(request, passwordOf(request) ?? bearerOf(request), identify);
  const ownerOf = (request: FastifyRequest) => owners.get(request)!;

  return {
    /** A hook that runs before the body is read. */
    async authenticate(request: FastifyRequest) {
      owners.set(request, await identifyRequest(request));
    },

    ownerOf,

    /** The owner as of now, or null when the token is no longer valid. */
    currentOwner: (request: FastifyRequest): Promise<Owner | null> =>
      identifyRequest(request).catch((error) => {
        if (error instanceof Refusal) return null;
        throw error;
      }),

    /** All living inboxes of the caller, which the client sees as one mailbox. */
    async inboxesOf(request: FastifyRequest, owner = ownerOf(request)): Promise<ReadableInbox[]> {
      const { id: readerId, network } = owner;
      return (await inboxes.listOpen(owner)).map((inbox) => ({ ...inbox, readerId, network }));
    },
  };
}

export type Caller = ReturnType<typeof createCaller>;

function credentialsOf(request: FastifyRequest): { username: string; password: string } | null {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,1000})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!encoded) return null;
  const text = Buffer.from(encoded, 'base64').toString();
  const colon = text.indexOf(':');
  return colon === -1 ? null : { username: text.slice(0, colon), password: text.slice(colon + 1) };
}

function passwordOf(request: FastifyRequest): string | null {
  const password = credentialsOf(request)?.password;
  return password && TOKEN.test(password) ? password : null;
}

/** The user name can be anything, so nothing depends on it. */
export const usernameOf = (request: FastifyRequest): string =>
  (credentialsOf(request)?.username ?? '')
    .replace(/\p{Cc}/gu, '')
    .slice(0, MAX_USERNAME)
    .toWellFormed();

/**
 * Refuses requests made by pages of other sites. A browser that has stored the password would send it along, and even a
 * GET marks a message as read.
 */
export const createRefuseForeignPages = (publicUrl: string) => {
  const own = new URL(publicUrl).origin;
  return async ({ headers }: FastifyRequest) => {
    const site = headers['sec-fetch-site'] ?? 'none';
    const isForeign = (headers.origin ?? own) !== own || (site !== 'none' && site !== 'same-origin');
    if (isForeign) throw new Refusal('forbidden', inWords('Pages of other sites may not use this.'));
  };
};
