import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import { waitAnswer, waitQuery } from '#contract/messages.ts';
import { Refusal } from '#server/domain/errors.ts';
import type { Inboxes } from '#server/domain/inboxes/inboxes.ts';
import type { WaitForMail } from '#server/domain/live/wait-for-mail.ts';
import type { App } from '../app-type.ts';
import type { EventStreams } from '../event-stream.ts';
import type { Audience } from './inbox-routes.ts';

/**
 * A call that is answered when a message, a code or a link is there. Every reader of the inbox may wait.
 */
export function registerWaitRoutes(
  base: App,
  {
    audience,
    inboxes,
    wait,
    streams,
  }: {
    audience: Audience;
    inboxes: Inboxes;
    wait: WaitForMail;
    streams: EventStreams;
  },
) {
  base.withTypeProvider<ZodTypeProvider>().get(
    `${audience.prefix}/emails/:address/wait`,
    {
      // A HEAD request would wait too.
      exposeHeadRoute: false,
      config: { slot: 'stream' },
      schema: {
        tags: ['live'],
        security: [{ bearer: [] }],
        summary: 'Wait for a message, a code or a link',
        description:
          'Answers as soon as there is one. 204 when nothing arrived in time: the header Mayfly-Position then says where the next call continues.',
        params: z.object({ address: z.string().max(320) }),
        querystring: waitQuery,
        response: { 200: waitAnswer, 204: z.undefined(), '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const find = async () => inboxes.find(await audience.reader(request), request.params.address);
      const inbox = await find();
      const slot = streams.enter(inbox.readerId, reply.raw);
      try {
        const { message, position } = await wait(inbox, request.query, {
          check: find,
          signal: slot.signal,
        });
        if (message)
          return { success: true as const, message, code: message.code, link: message.link, position };
        if (streams.isClosing()) throw new Refusal('unavailable', 'unavailable', { retryAfter: 1 });
        return reply.header('mayfly-position', position).status(204).send();
      } finally {
        slot.leave();
      }
    },
  );
}
