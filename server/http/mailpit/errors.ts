import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { refusals } from '#contract/refusals.ts';
import { type Refusal, refusalOf } from '#server/domain/errors.ts';
import { describeIssue, requestError, statuses } from '../errors.ts';

const NOT_FOUND = '404 page not found';

const sendText = (reply: FastifyReply, status: number, text: string) =>
  reply.status(status).type('text/plain; charset=utf-8').send(text);

export const sendUnknown = (_request: FastifyRequest, reply: FastifyReply) => sendText(reply, 404, NOT_FOUND);

/** The one place where an error becomes an answer of this door: plain text, as Mailpit's clients expect. */
export function createSendError(isUnavailable: (error: unknown) => boolean) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error);
    if (refusal) return sendRefusal(refusal, reply);
    if (hasZodFastifySchemaValidationErrors(error))
      return sendText(reply, 400, `Error: ${describeIssue(error).text}`);
    const status = error.statusCode ?? (isUnavailable(error) ? 503 : 500);
    if (status < 500) return sendText(reply, status, requestError(status, error).error);
    request.log.error({ reqId: request.id, err: error }, 'a request failed');
    return sendText(reply, status, refusals[status === 503 ? 'unavailable' : 'internal-error']);
  };
}

function sendRefusal({ kind, message, details }: Refusal, reply: FastifyReply) {
  const status = statuses[kind];
  if (status === 401) {
    reply.header('www-authenticate', 'Basic realm="Login"');
    return sendText(reply, status, 'Unauthorized.');
  }
  if (typeof details.retryAfter === 'number') reply.header('retry-after', Math.max(1, details.retryAfter));
  return sendText(reply, status, message === refusals['not-found'] ? NOT_FOUND : message);
}
