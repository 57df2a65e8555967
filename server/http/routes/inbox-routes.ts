import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody, success } from '#contract/errors.ts';
import { generateAnswer, generateBody, inboxList } from '#contract/inboxes.ts';
import type { Inboxes } from '#server/domain/inboxes/inboxes.ts';
import type { Limited } from '#server/domain/inboxes/limited.ts';
import type { Owner } from '#server/domain/inboxes/owner.ts';
import type { App } from '../app-type.ts';

export type Twin = {
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
    twin,
    inboxes,
    limited,
  }: {
    twin: Twin;
    inboxes: Inboxes;
    limited: Limited;
  },
) {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const tags = [twin.prefix === '/api' ? 'account inboxes' : 'guest inboxes'];
  const security = [{ bearer: [] }];

  app.post(
    `${twin.prefix}/generate-email`,
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
      const owner = await twin.owner(request);
      return { success: true as const, email: await limited.generate(owner, request, request.body ?? {}) };
    },
  );

  app.get(
    `${twin.prefix}/emails`,
    {
      schema: {
        tags,
        security,
        summary: 'Your addresses',
        querystring: z.strictObject({}),
        response: { 200: inboxList, '4xx': errorBody },
      },
    },
    async (request) => ({ success: true as const, ...(await inboxes.list(await twin.owner(request))) }),
  );

  app.delete(
    `${twin.prefix}/emails`,
    {
      schema: {
        tags,
        security,
        summary: 'Delete all addresses and their mail',
        response: { 200: success, '4xx': errorBody },
      },
    },
    async (request) => {
      await inboxes.removeAll(await twin.owner(request));
      return { success: true as const };
    },
  );

  app.delete(
    `${twin.prefix}/emails/:id`,
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
      await inboxes.remove(await twin.owner(request), request.params.id);
      return { success: true as const };
    },
  );
}
