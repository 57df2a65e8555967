import type { FastifyRequest } from 'fastify';
import { isKey } from '#contract/keys.ts';
import { Refusal } from '#server/domain/errors.ts';
import type { Owner } from '#server/domain/inboxes/owner.ts';
import { isThisMachine, lineOf } from '#server/domain/network.ts';

export type Identify = (token: string) => Promise<Owner | null>;

/** The bearer token of a request, or null. Our tokens are at most 100 characters long. */
export function bearerOf(request: FastifyRequest): string | null {
  const match = /^Bearer ([A-Za-z0-9_-]{16,100})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** The refusal of a token that belongs to nobody, or of none. */
export const unauthorized = (token: string | null) =>
  new Refusal('unauthorized', token && isKey(token) ? 'unknown-key' : 'sign-in-needed');

/** The owner of the request's token. Without a valid token the request is refused. */
export const requireOwner = (request: FastifyRequest, identify: Identify): Promise<Owner> =>
  requireOwnerOf(request, bearerOf(request), identify);

/** The same for a token that was not sent as a bearer token. */
export async function requireOwnerOf(
  request: FastifyRequest,
  token: string | null,
  identify: Identify,
): Promise<Owner> {
  const owner = token && (await identify(token));
  if (!owner) throw unauthorized(token);
  return isThisMachine(request.ip) ? owner : { ...owner, network: lineOf(request.ip) };
}
