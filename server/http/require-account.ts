import type { FastifyRequest } from 'fastify';
import { texts } from '#contract/texts.ts';
import type { Sessions } from '#server/domain/accounts/sessions.ts';
import { Refusal } from '#server/domain/errors.ts';
import { bearerOf } from './identify.ts';

/** The account of a token, even if its subscription has ended: only for routes that help to renew or leave. */
export async function requireAccount(request: FastifyRequest, sessions: Sessions) {
  const token = bearerOf(request);
  const account = token && (await sessions.find(token));
  if (!account) throw new Refusal('unauthorized', texts.unauthorized);
  return account;
}
