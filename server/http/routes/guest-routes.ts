import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { errorBody } from '#contract/errors.ts';
import { guestInitAnswer } from '#contract/inboxes.ts';
import { Refusal } from '#server/domain/errors.ts';
import type { Creation } from '#server/domain/inboxes/limit-creation.ts';
import type { App } from '../app-type.ts';
import { type IsOwnName, isFromHere } from '../own-names.ts';

export function registerGuestRoutes(
  base: App,
  { creation, isOwnName }: { creation: Creation; isOwnName: IsOwnName },
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
      // No limit counts a caller on this machine, so it may not be a stranger's page.
      if (isFromHere(request) && !isOwnName(request)) throw new Refusal('forbidden', 'other-host');
      return { success: true as const, ...(await creation.initGuest(request)) };
    },
  );
}
