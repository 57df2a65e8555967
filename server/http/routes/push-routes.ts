import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody, success } from '#contract/errors.ts';
import { english } from '#contract/languages.ts';
import { newPushAnswer, newPushBody, pushKeyAnswer } from '#contract/push.ts';
import type { Owner } from '#server/domain/inboxes/owner.ts';
import type { ManagePush, PushKey } from '#server/domain/push/manage-push.ts';
import type { App } from '../app-type.ts';
import { bearerOf } from '../identify.ts';
import type { Audience } from './inbox-routes.ts';

/** The public key for browsers, which anybody may have. */
export function registerPushKeyRoute(base: App, { pushKey }: { pushKey: PushKey }) {
  base.withTypeProvider<ZodTypeProvider>().get(
    '/api/push',
    {
      schema: {
        tags: ['push'],
        summary: 'The key with which a browser subscribes to notifications',
        response: { 200: pushKeyAnswer, '4xx': errorBody },
      },
    },
    async () => ({ success: true as const, publicKey: (await pushKey()).publicKey }),
  );
}

/** Browsers that get push notifications. Registered twice, for guests and for accounts. */
export function registerPushRoutes(
  base: App,
  { audience, push }: { audience: Audience; push: ManagePush<Owner> },
) {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const shared = { tags: ['push'], security: [{ bearer: [] }] };
  const errors = { '4xx': errorBody };

  app.post(
    `${audience.prefix}/push`,
    {
      schema: {
        ...shared,
        summary: 'Tell a browser of new mail',
        description:
          'By Web Push, while no page is open. Ends with the token that added it, or with the last of `addresses`.',
        body: newPushBody,
        response: { 201: newPushAnswer, ...errors },
      },
    },
    async (request, reply) => {
      const owner = await audience.owner(request);
      const language = (request.language ?? english).prefix;
      const added = await push.create(owner, bearerOf(request)!, request, request.body, language);
      return reply.status(201).send({ success: true as const, push: added });
    },
  );

  app.delete(
    `${audience.prefix}/push/:id`,
    {
      schema: {
        ...shared,
        summary: 'Tell a browser nothing any more',
        params: z.object({ id: z.string().max(64) }),
        response: { 200: success, ...errors },
      },
    },
    async (request) => {
      await push.remove(await audience.owner(request), request.params.id);
      return { success: true as const };
    },
  );
}
