import type { FastifyRequest } from 'fastify';
import type { Mailbox, Mailboxes } from '#server/domain/inboxes/mailboxes.ts';
import { isThisMachine, lineOf } from '#server/domain/network.ts';
import type { ReadableInbox } from '#server/domain/stored-mail/readable-inbox.ts';
import { bearerOf } from '../identify.ts';
import { unauthorized } from './problems.ts';

/** A mailbox and its inbox as the caller reads it. */
export type Caller = Mailbox & { inbox: Mailbox['inbox'] & ReadableInbox };

export type RequireMailbox = (request: FastifyRequest, inQuery?: string) => Promise<Caller>;

/** Finds the mailbox of the bearer token. Only the live stream also takes a token in its query. */
export function createRequireMailbox({ open }: { open: Mailboxes['open'] }): RequireMailbox {
  return async (request, inQuery) => {
    const header = request.headers.authorization ?? '';
    const isGiven = header.replace(/^bearer\s*$/i, '') !== '';
    if (!isGiven && !inQuery) throw unauthorized('JWT Token not found');
    const token = isGiven ? bearerOf(request) : inQuery!;
    const mailbox = token && (await open(token));
    if (!mailbox) throw unauthorized('Invalid JWT Token');
    const network = isThisMachine(request.ip) ? undefined : lineOf(request.ip);
    return { ...mailbox, inbox: { ...mailbox.inbox, readerId: mailbox.owner.id, network } };
  };
}
