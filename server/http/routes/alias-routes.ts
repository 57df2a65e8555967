import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { addyAnswer, addyBody, addyError, simpleLoginAnswer, simpleLoginBody } from '#contract/aliases.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { errorBody } from '#contract/errors.ts';
import type { Creation } from '#server/domain/inboxes/limit-creation.ts';
import type { App } from '../app-type.ts';
import { bearerOf, type Identify, requireOwnerOf } from '../identify.ts';

const tags = ['password managers'];

/** New addresses for password managers, in the forms of SimpleLogin and addy.io. The caller needs a key. */
export function registerAliasRoutes(
  base: App,
  { creation, identifyKey }: { creation: Creation; identifyKey: Identify },
) {
  const app = base.withTypeProvider<ZodTypeProvider>();

  app.post(
    '/api/alias/random/new',
    {
      schema: {
        tags,
        summary: 'A new address, as SimpleLogin does it; the key is in the header Authentication',
        body: simpleLoginBody,
        response: { 201: simpleLoginAnswer, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const owner = await requireOwnerOf(request, keyInHeader(request), identifyKey);
      const { address } = await creation.generate(owner, request, request.body ?? {});
      return reply.status(201).send({ alias: address, email: address });
    },
  );

  app.post(
    '/api/v1/aliases',
    {
      schema: {
        tags,
        security: [{ bearer: [] }],
        summary: 'A new address, as addy.io does it; the key is the bearer token',
        body: addyBody,
        response: { 201: addyAnswer, '4xx': addyError, '5xx': addyError },
      },
      preSerialization: async (_request, reply, payload) => {
        if (reply.statusCode < 400) return payload;
        if (reply.statusCode === 400) reply.status(422);
        return inAddysForm(payload as ErrorBody);
      },
    },
    async (request, reply) => {
      const owner = await requireOwnerOf(request, bearerOf(request), identifyKey);
      const { domain, format, local_part, lifetime, maxMessages } = request.body ?? {};
      const { id, address, created_at } = await creation.generate(owner, request, {
        ...(domain && domain !== 'random' ? { domain } : {}),
        ...(format === 'custom' && local_part ? { name: local_part } : {}),
        lifetime,
        maxMessages,
      });
      const [name = '', host = ''] = address.split('@');
      return reply.status(201).send({
        data: { id, email: address, local_part: name, domain: host, active: true as const, created_at },
      });
    },
  );
}

/** All SimpleLogin clients send this header. A key has 100 characters at most. */
function keyInHeader(request: FastifyRequest): string | null {
  const { authentication } = request.headers;
  return typeof authentication === 'string' && authentication.length <= 100 ? authentication.trim() : null;
}

const inAddysForm = ({ error, field }: ErrorBody) => ({
  message: error,
  ...(field ? { errors: { [field === 'name' ? 'local_part' : field]: [error] } } : {}),
});
