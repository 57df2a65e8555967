import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody, success } from '#contract/errors.ts';
import { generateAnswer, generateBody, inboxList } from '#contract/inboxes.ts';
import type { Inboxes } from '#server/domain/inboxes/inboxes.ts';
import type { Creation } from '#server/domain/inboxes/limit-creation.ts';
import type { Owner } from '#server/domain/inboxes/owner.ts';
import type { App } from '../app-type.ts';

export type Audience = {
  prefix: '/api/guest' | '/api';
  /** Identifies who may list, generate and delete here. */
  owner: (request: FastifyRequest) => Promise<Owner>;
  /** Identifies who may read here: the holder of any valid token, guest or account. */
  reader: (request: FastifyRequest) => Promise<Owner>;
};

/** An owner's inboxes. Registered twice, for guests and for accounts. */
export function registerInboxRoutes(
  base: App,
  {
    audience,
    inboxes,
    creation,
  }: {
    audience: Audience;
    inboxes: Inboxes;
    creation: Creation;
  },
) {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const tags = [audience.prefix === '/api' ? 'account inboxes' : 'guest inboxes'];
  const security = [{ bearer: [] }];

  app.post(
    `${audience.prefix}/generate-email`,
    {
      schema: {
        tags,
        security,
        summary: 'Make a new address',
        body: generateBody,
        response: { 200: generateAnswer, '4xx': errorBody },
      },
    },
    async (request) => {
      const owner = await audience.owner(request);
      return { success: true as const, email: await creation.generate(owner, request, request.body ?? {}) };
    },
  );

  app.get(
    `${audience.prefix}/emails`,
    {
      schema: {
        tags,
        security,
        summary: 'Your addresses',
        querystring: z.strictObject({}),
        response: { 200: inboxList, '4xx': errorBody },
      },
    },
    async (request) => ({ success: true as const, ...(await inboxes.list(await audience.owner(request))) }),
  );

  app.delete(
    `${audience.prefix}/emails`,
    {
      schema: {
        tags,
        security,
        summary: 'Delete all addresses and their mail',
        response: { 200: success, '4xx': errorBody },
      },
    },
    async (request) => {
      await inboxes.removeAll(await audience.owner(request));
      return { success: true as const };
    },
  );

  app.delete(
    `${audience.prefix}/emails/:id`,
    {
      schema: {
        tags,
        security,
        summary: 'Delete one address and its mail',
        params: z.object({ id: z.string().max(320) }),
        response: { 200: success, '4xx': errorBody },
      },
    },
    async (request) => {
      await inboxes.remove(await audience.owner(request), request.params.id);
      return { success: true as const };
    },
  );
}
