import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { texts } from '#contract/texts.ts';
import { Refusal } from '#server/domain/errors.ts';
import { hashToken } from '#server/domain/ids.ts';
import { type Limits, networkOf } from '#server/domain/limits.ts';

const wrongTries = { name: 'operator', max: 10, windowMs: 60_000 };

/**
 * Lets in who has the operator's token, by header alone: no cookie, nothing in a URL. Wrong ones are counted by
 * network, and where there were too many of them even the right one has to wait.
 */
export function createRequireOperator({
  token,
  limits,
  onWrong,
}: {
  token: string;
  limits: Limits;
  onWrong: () => void;
}) {
  const wanted = hashToken(token);
  return async function requireOperator(request: FastifyRequest): Promise<void> {
    const [, given] = /^Bearer ([\x21-\x7e]{1,500})$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!given) throw new Refusal('unauthorized', texts.unauthorized);
    const network = networkOf(request.ip);
    if (timingSafeEqual(hashToken(given), wanted)) return limits.check(wrongTries, network);
    await limits.take(wrongTries, network);
    onWrong();
    throw new Refusal('unauthorized', 'This is not the operator’s token.');
  };
}

export type RequireOperator = ReturnType<typeof createRequireOperator>;
