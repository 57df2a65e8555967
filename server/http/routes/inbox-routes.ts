import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody, success } from '#contract/errors.ts';
import { generateAnswer, generateBody, inboxList } from '#contract/inboxes.ts';
import { Refusal } from '#server/domain/errors.ts';
import type { Inboxes } from '#server/domain/inboxes/inboxes.ts';
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
    limitGeneration,
  }: {
    twin: Twin;
    inboxes: Inboxes;
    limitGeneration: Record<'take' | 'undo', (request: FastifyRequest) => Promise<void>>;
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
      await limitGeneration.take(request);
      try {
        return { success: true as const, email: await inboxes.generate(owner, request.body ?? {}) };
      } catch (error) {
        // The limit counts new addresses, not attempts. A taken name counts, so that nobody can probe for names.
        if (error instanceof Refusal && error.code !== 'taken') await limitGeneration.undo(request);
        throw error;
      }
    },
  );

  app.get(
    `${twin.prefix}/emails`,
    { schema: { tags, security, summary: 'Your addresses', response: { 200: inboxList, '4xx': errorBody } } },
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
