import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import type { ErrorBody } from '#contract/errors.ts';
import { reasonSaid } from '#contract/field-reasons.ts';
import { because, type PlainCode, type Reason, sentenceOf } from '#contract/reasons.ts';
import { type Refusal, type RefusalKind, refusalOf } from '#server/domain/errors.ts';
import { limitOf } from './plain-issue.ts';

export const statuses: Record<RefusalKind, number> = {
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

export const statusOf = (kind: RefusalKind) => statuses[kind];

/** Every error of the API is made here, so none lacks its code. */
const bodyOf = (why: Reason, error = sentenceOf(why)): ErrorBody => ({ success: false, error, ...why });

/**
 * The one place where an error becomes an answer, except for doors with their own error format. Internal errors are
 * logged, and their details never sent.
 */
export function installErrorHandler(app: FastifyInstance, isUnavailable: (error: unknown) => boolean) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) return sendRefusal(refusal, reply);
    if (hasZodFastifySchemaValidationErrors(error)) {
      const { field, text, why } = describeIssue(error);
      return reply.status(400).send({ ...bodyOf(why, text), field });
    }
    // Checked first, because a client that disconnects in the middle of its body causes the same error as a lost
    // database.
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return reply.status(status).send(requestError(status, error));
    if (isUnavailable(error)) {
      request.log.error({ reqId: request.id, err: error }, 'the database is unavailable');
      return reply
        .status(503)
        .header('retry-after', 5)
        .send(bodyOf(because('unavailable')));
    }
    request.log.error(
      { reqId: request.id, err: error, unserializable: isResponseSerializationError(error) },
      'a request failed',
    );
    return reply.status(500).send(bodyOf(because('internal-error')));
  });
}

/** The first problem with a request, and the name of the wrong or unknown field. */
export function describeIssue({ validation, validationContext }: FastifyError) {
  const { instancePath = '', message = 'invalid', params, keyword } = validation?.[0] ?? {};
  const [unknown] = (params?.keys ?? []) as string[];
  const field =
    [...instancePath.split('/'), unknown].filter(Boolean).join('.') || validationContext || 'body';
  const isLimit = keyword === 'too_big' || keyword === 'too_small';
  const why = reasonSaid(message) ?? (isLimit ? limitOf(params ?? {}) : because('invalid'));
  return { field, text: `${field}: ${message}`, why };
}

export function sendNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return reply.status(404).send(bodyOf(because('not-found')));
}

function sendRefusal(refusal: Refusal, reply: FastifyReply) {
  const { retryAfter, ...details } = refusal.details as { retryAfter?: number };
  const status = statuses[refusal.kind];
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, retryAfter));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.status(status).send({ ...bodyOf(refusal.reason, refusal.message), ...details });
}

/** What a client reads instead of the framework's message. */
const unread: Record<number, PlainCode> = {
  400: 'not-understood',
  408: 'too-slow',
  413: 'too-large',
  414: 'path-too-long',
  415: 'not-json',
  417: 'expectation-failed',
  431: 'headers-too-large',
};

/** For a request that no call has read. Without `error` it is one that not even the framework has read. */
export function requestError(status: number, error?: Error): ErrorBody {
  const code = unread[status];
  if (code) return bodyOf(because(code));
  return error ? bodyOf(because('refused'), error.message) : bodyOf(because('not-understood'));
}
