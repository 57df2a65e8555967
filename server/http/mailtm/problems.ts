import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { lifeOptions } from '#contract/inboxes.ts';
import { inWords, Refusal, refusalOf } from '#server/domain/errors.ts';
import { describeIssue, statusOf } from '../errors.ts';
import { formOf, sendJson } from './forms.ts';

const TITLE = 'An error occurred';
/** Clients compare this text to find out that a name is taken. */
const TAKEN = 'This value is already used.';
const RETRY_SECONDS = 5;

export const unauthorized = (message: string) => new Refusal('unauthorized', inWords(message));

/** Turns every error of this door into one of the formats that clients of mail.tm expect. */
export function createProblemHandler(isUnavailable: (error: unknown) => boolean) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error);
    if (refusal) return sendRefusal(refusal, request, reply);
    if (hasZodFastifySchemaValidationErrors(error)) {
      const { field, text } = describeIssue(error);
      return field in lifeOptions
        ? sendViolation(request, reply, field, text)
        : sendProblem(request, reply, 400);
    }
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return sendProblem(request, reply, status);
    if (isUnavailable(error)) {
      request.log.error({ reqId: request.id, err: error }, 'the database is unavailable');
      return sendProblem(request, reply.header('retry-after', RETRY_SECONDS), 503);
    }
    request.log.error({ reqId: request.id, err: error }, 'a request failed');
    return sendProblem(request, reply, 500);
  };
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, status: number) {
  const detail = STATUS_CODES[status] ?? TITLE;
  const form = formOf(request);
  return sendJson(
    reply.status(status),
    form,
    form === 'ld'
      ? problemOf('Error', 'hydra:Error', detail)
      : { type: `/errors/${status}`, title: TITLE, detail, status },
  );
}

function sendRefusal({ kind, message, details }: Refusal, request: FastifyRequest, reply: FastifyReply) {
  const { retryAfter, field } = details as { retryAfter?: number; field?: string };
  const status = statusOf(kind);
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, retryAfter));
  // Clients wait and try again; they do not read a body.
  if (status === 429) return reply.status(429).send();
  if (status === 401)
    return sendJson(reply.status(401).header('www-authenticate', 'Bearer'), 'plain', { code: 401, message });
  if (field) return sendViolation(request, reply, field, kind === 'taken' ? TAKEN : message);
  return sendProblem(request, reply, status);
}

function sendViolation(request: FastifyRequest, reply: FastifyReply, propertyPath: string, text: string) {
  const form = formOf(request);
  // Some texts begin with the field.
  const message = text.replace(`${propertyPath}: `, '');
  const detail = `${propertyPath}: ${message}`;
  const violations = [{ propertyPath, message, code: null }];
  return sendJson(
    reply.status(422),
    form,
    form === 'ld'
      ? { ...problemOf('ConstraintViolationList', 'ConstraintViolationList', detail), violations }
      : { status: 422, violations, detail, type: '/validation_errors/0', title: TITLE },
  );
}

const problemOf = (context: string, type: string, description: string) => ({
  '@context': `/contexts/${context}`,
  '@type': type,
  'hydra:title': TITLE,
  'hydra:description': description,
});
