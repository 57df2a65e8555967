import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { errorBody } from '#contract/errors.ts';
import { guestInitAnswer } from '#contract/inboxes.ts';
import type { Creation } from '#server/domain/inboxes/limit-creation.ts';
import type { App } from '../app-type.ts';

export function registerGuestRoutes(base: App, { creation }: { creation: Creation }) {
  base.withTypeProvider<ZodTypeProvider>().post(
    '/api/guest/init',
    {
      schema: {
        tags: ['guest inboxes'],
        summary: 'Begin a guest session',
        response: { 200: guestInitAnswer, '4xx': errorBody },
      },
    },
    async (request) => ({ success: true as const, ...(await creation.initGuest(request)) }),
  );
}
