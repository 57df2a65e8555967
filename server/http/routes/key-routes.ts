import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody, success } from '#contract/errors.ts';
import { keyList, newKeyAnswer, newKeyBody } from '#contract/keys.ts';
import type { Keys } from '#server/domain/accounts/keys.ts';
import type { Sessions } from '#server/domain/accounts/sessions.ts';
import type { App } from '../app-type.ts';
import { noQuery } from '../no-query.ts';
import { requireAccount } from '../require-account.ts';

/** Keys for programs. Only a session may manage them: a key cannot make other keys. */
export function registerKeyRoutes(base: App, { sessions, keys }: { sessions: Sessions; keys: Keys }) {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const tags = ['keys'];
  const security = [{ bearer: [] }];
  const errors = { '4xx': errorBody };

  app.get(
    '/api/keys',
    {
      schema: {
        tags,
        security,
        summary: 'Your keys',
        querystring: noQuery,
        response: { 200: keyList, ...errors },
      },
    },
    async (request) => ({
      success: true as const,
      keys: await keys.list(await requireAccount(request, sessions)),
    }),
  );

  app.post(
    '/api/keys',
    {
      schema: {
        tags,
        security,
        summary: 'Make a key; its secret is shown once',
        body: newKeyBody,
        response: { 200: newKeyAnswer, ...errors },
      },
    },
    async (request) => {
      const account = await requireAccount(request, sessions);
      return { success: true as const, key: await keys.create(account, request.body.name) };
    },
  );

  app.delete(
    '/api/keys/:id',
    {
      schema: {
        tags,
        security,
        summary: 'Revoke a key; its open streams and waiting calls end',
        params: z.object({ id: z.string().max(64) }),
        response: { 200: success, ...errors },
      },
    },
    async (request) => {
      await keys.revoke(await requireAccount(request, sessions), request.params.id);
      return { success: true as const };
    },
  );
}
