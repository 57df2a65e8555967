import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asker, Browser } from '#server/domain/accounts/account.ts';
import { CODE_MS } from '#server/domain/accounts/limits.ts';
import { newToken } from '#server/domain/ids.ts';
import type { Signer } from '#server/lib/signer.ts';
import { type BrowserCookies, KNOWN_MS } from './browser-cookies.ts';
import { createTickets } from './tickets.ts';

/** Recognizes a browser that has asked about an email address before, by the tickets that it was given for it. */
export function createAskers({
  cookies,
  signer,
  now,
}: {
  cookies: Pick<BrowserCookies, 'known' | 'asked'>;
  /** A signature of one kind is not valid as another kind. */
  signer: (kind: 'known browser' | 'code asker') => Signer;
  now: () => Date;
}) {
  const kinds = {
    known: {
      cookie: cookies.known,
      tickets: createTickets({ signer: signer('known browser'), now, lifetimeMs: KNOWN_MS }),
    },
    asked: {
      cookie: cookies.asked,
      tickets: createTickets({ signer: signer('code asker'), now, lifetimeMs: CODE_MS }),
    },
  };
  type Kind = keyof typeof kinds;

  const read = (kind: Kind, request: FastifyRequest, email: string) =>
    kinds[kind].tickets.check(kinds[kind].cookie.read(request) ?? '', email);
  const give = (kind: Kind, request: FastifyRequest, reply: FastifyReply, email: string) => {
    // Each code has tries of its own, so they begin again with each request for one.
    const id = (kind === 'known' && read(kind, request, email)) || newToken();
    kinds[kind].cookie.set(reply, kinds[kind].tickets.issue(id, email));
  };

  return {
    of: (request: FastifyRequest, email: string): Asker & Browser => ({
      ip: request.ip,
      language: request.language,
      knownBrowser: read('known', request, email),
      codeAsker: read('asked', request, email),
    }),
    signedIn: (request: FastifyRequest, reply: FastifyReply, email: string) =>
      give('known', request, reply, email),
    askedForCode: (request: FastifyRequest, reply: FastifyReply, email: string) =>
      give('asked', request, reply, email),
  };
}

export type Askers = ReturnType<typeof createAskers>;
