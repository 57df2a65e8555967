import type { FastifyRequest } from 'fastify';
import { texts } from '#contract/texts.ts';
import { Refusal } from '#server/domain/errors.ts';
import type { Owner } from '#server/domain/inboxes/owner.ts';
import { crowdOf } from '#server/domain/network.ts';

export type Identify = (token: string) => Promise<Owner | null>;

/** The bearer token of a request, or null. Our tokens are at most 100 characters long. */
export function bearerOf(request: FastifyRequest): string | null {
  const match = /^Bearer ([A-Za-z0-9_-]{20,100})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** The owner of the request's token. Tries each kind of token in turn; an invalid one is refused. */
export async function requireOwner(request: FastifyRequest, ways: Identify[]): Promise<Owner> {
  const token = bearerOf(request);
  if (token)
    for (const identify of ways) {
      const owner = await identify(token);
      const network = crowdOf(request.ip);
      if (owner) return network ? { ...owner, network } : owner;
    }
  throw new Refusal('unauthorized', texts.unauthorized);
}
