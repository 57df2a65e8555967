import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { texts } from '#contract/texts.ts';
import { type Refusal, type RefusalCode, refusalOf } from '#server/domain/errors.ts';

export const statuses: Record<RefusalCode, number> = {
  'not-found': 404,
  unauthorized: 401,
  forbidden: 403,
  'bad-input': 400,
  'limit-reached': 429,
  cooldown: 403,
  taken: 409,
  unusable: 422,
  'rate-limited': 429,
  'mailbox-full': 409,
  spent: 409,
  'not-yet': 409,
  'too-large': 413,
  malformed: 400,
  'other-plan': 409,
  'disk-full': 503,
  'network-full': 429,
  blocked: 403,
  unavailable: 503,
};

export const statusOf = (code: RefusalCode) => statuses[code];

/**
 * The one place where an error becomes an answer, except for doors with their own error format. Internal errors are
 * logged, and their details never sent.
 */
export function installErrorHandler(app: FastifyInstance, isUnavailable: (error: unknown) => boolean) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) return sendRefusal(refusal, reply);
    if (hasZodFastifySchemaValidationErrors(error)) {
      const { field, text } = describeIssue(error);
      return reply.status(400).send({ success: false, error: text, field });
    }
    // Checked first, because a client that disconnects in the middle of its body causes the same error as a lost
    // database.
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500)
      return reply.status(status).send({ success: false, error: sentences[status] ?? error.message });
    if (isUnavailable(error)) {
      request.log.error({ reqId: request.id, err: error }, 'the database is unavailable');
      return reply.status(503).header('retry-after', 5).send({ success: false, error: texts.unavailable });
    }
    request.log.error(
      { reqId: request.id, err: error, unserializable: isResponseSerializationError(error) },
      'a request failed',
    );
    return reply.status(500).send({ success: false, error: texts.internal });
  });
}

/** The first problem with a request, and the name of the wrong or unknown field. */
export function describeIssue({ validation, validationContext }: FastifyError) {
  const { instancePath = '', message = 'invalid', params } = validation?.[0] ?? {};
  const [unknown] = (params?.keys ?? []) as string[];
  const field =
    [...instancePath.split('/'), unknown].filter(Boolean).join('.') || validationContext || 'body';
  return { field, text: `${field}: ${message}` };
}

export function sendNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return reply.status(404).send({ success: false, error: texts.notFound });
}

function sendRefusal(refusal: Refusal, reply: FastifyReply) {
  const { retryAfter, ...details } = refusal.details as { retryAfter?: number };
  const status = statuses[refusal.code];
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, retryAfter));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.status(status).send({ success: false, error: refusal.message, ...details });
}

/** What a client reads instead of the framework's message. */
export const sentences: Record<number, string> = {
  400: 'The request could not be understood.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  414: 'The path of the request is too long.',
  415: 'This content type is not supported; send JSON.',
  417: 'The expectation of the request cannot be met.',
  431: 'The headers of the request are too large.',
};
