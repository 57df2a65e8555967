import type { FastifyRequest } from 'fastify';
import type { Sessions } from '#server/domain/accounts/sessions.ts';
import { bearerOf, unauthorized } from './identify.ts';

/** The account of a token, even if its subscription has ended: only for routes that help to renew or leave. */
export async function requireAccount(request: FastifyRequest, sessions: Sessions) {
  const token = bearerOf(request);
  const account = token && (await sessions.find(token));
  if (!account) throw unauthorized(token);
  return account;
}
