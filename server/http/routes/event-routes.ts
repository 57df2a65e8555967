import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refusal } from '#server/domain/errors.ts';
import type { Inboxes } from '#server/domain/inboxes/inboxes.ts';
import type { FollowInboxes } from '#server/domain/mail/follow-inboxes.ts';
import type { App } from '../app-type.ts';
import type { EventStreams } from '../event-stream.ts';
import type { Twin } from './inbox-routes.ts';

/** Live events of an owner's inboxes, or of one inbox known by its address. */
export function registerEventRoutes(
  base: App,
  {
    twin,
    inboxes,
    follow,
    streams,
  }: {
    twin: Twin;
    inboxes: Inboxes;
    follow: FollowInboxes;
    streams: EventStreams;
  },
) {
  base.withTypeProvider<ZodTypeProvider>().get(
    `${twin.prefix}/events`,
    {
      // The answer to HEAD would be a stream that never comes.
      exposeHeadRoute: false,
      schema: {
        tags: ['live'],
        security: [{ bearer: [] }],
        summary: 'Server-sent events: message, deleted, expired',
        querystring: z.object({ address: z.string().max(320).optional() }),
      },
    },
    async (request, reply) => {
      const { address } = request.query;
      const identify = address ? twin.reader : twin.owner;
      const owner = await identify(request);
      // Asked for before the stream begins, so that an address that is not there is a 404.
      if (address) await inboxes.find(owner, address);
      const list = async () => {
        // A session that ended since must not go on listening.
        const still = await identify(request).catch(() => null);
        if (!still) return null;
        if (!address) return inboxes.listOpen(still);
        return inboxes.find(still, address).then(
          (inbox) => [inbox],
          (error) => (error instanceof Refusal ? [] : Promise.reject(error)),
        );
      };
      const lastEventId = String(request.headers['last-event-id'] ?? '');
      const { id: ownerId } = owner;
      await streams.send(reply, ownerId, () => follow({ ownerId, list, lastEventId }));
    },
  );
}
