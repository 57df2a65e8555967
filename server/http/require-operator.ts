import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '#server/domain/errors.ts';
import { hashToken } from '#server/domain/ids.ts';
import type { Limits } from '#server/domain/limits.ts';

const wrongTries = { name: 'operator', max: 10, windowMs: 60_000 };

/**
 * Requires the operator's token in the Authorization header; cookies and URLs are never used. Wrong tokens are
 * counted by network. After too many of them, the correct token has to wait too.
 */
export function createRequireOperator({
  token,
  limits,
  onWrongToken,
}: {
  token: string;
  limits: Limits;
  onWrongToken: () => void;
}) {
  const expected = hashToken(token);
  return async function requireOperator(request: FastifyRequest): Promise<void> {
    const [, given] = /^Bearer ([\x21-\x7e]{1,500})$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!given) throw new Refusal('unauthorized');
    if (timingSafeEqual(hashToken(given), expected)) return limits.check(wrongTries, request);
    await limits.take(wrongTries, request);
    onWrongToken();
    throw new Refusal('unauthorized', 'wrong-token');
  };
}

export type RequireOperator = ReturnType<typeof createRequireOperator>;
