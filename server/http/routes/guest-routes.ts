import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { errorBody } from '#contract/errors.ts';
import { guestInitAnswer } from '#contract/inboxes.ts';
import type { Guests } from '#server/domain/inboxes/guests.ts';
import type { App } from '../app-type.ts';

export function registerGuestRoutes(
  base: App,
  {
    guests,
    limitInit,
  }: {
    guests: Guests;
    limitInit: (request: FastifyRequest) => Promise<void>;
  },
) {
  base.withTypeProvider<ZodTypeProvider>().post(
    '/api/guest/init',
    {
      schema: {
        tags: ['guest inboxes'],
        summary: 'Begin a guest session',
        response: { 200: guestInitAnswer, '4xx': errorBody },
      },
    },
    async (request) => {
      await limitInit(request);
      return { success: true as const, ...(await guests.init()) };
    },
  );
}
