import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Refusal } from '#server/domain/errors.ts';
import type { Inboxes } from '#server/domain/inboxes/inboxes.ts';
import type { FollowInboxes } from '#server/domain/live/follow-inboxes.ts';
import type { App } from '../app-type.ts';
import type { EventStreams } from '../event-stream.ts';
import type { Audience } from './inbox-routes.ts';

/** Live events of an owner's inboxes, or of one inbox known by its address. */
export function registerEventRoutes(
  base: App,
  {
    audience,
    inboxes,
    follow,
    streams,
  }: {
    audience: Audience;
    inboxes: Inboxes;
    follow: FollowInboxes;
    streams: EventStreams;
  },
) {
  base.withTypeProvider<ZodTypeProvider>().get(
    `${audience.prefix}/events`,
    {
      // A HEAD request would wait for the end of a stream.
      exposeHeadRoute: false,
      config: { slot: 'stream' },
      schema: {
        tags: ['live'],
        security: [{ bearer: [] }],
        summary: 'Server-sent events: message, updated, deleted, expired',
        querystring: z.strictObject({ address: z.string().min(1).max(320).optional() }),
      },
    },
    async (request, reply) => {
      const { address } = request.query;
      const identify = address ? audience.reader : audience.owner;
      const owner = await identify(request);
      // Checked before the stream begins, so that an unknown address is answered with 404.
      if (address) await inboxes.find(owner, address);
      /** The owner as of now, or null when the token is no longer valid. */
      const currentOwner = () => identify(request).catch(nullIfRefused);
      const list = async () => {
        const current = await currentOwner();
        if (!current) return null;
        if (!address) return inboxes.listOpen(current);
        const inbox = await inboxes.find(current, address).catch(nullIfRefused);
        return inbox ? [inbox] : [];
      };
      const lastEventId = String(request.headers['last-event-id'] ?? '');
      await streams.send(reply, {
        owner,
        currentOwner,
        begin: () => follow({ ownerId: owner.id, list, lastEventId }),
      });
    },
  );
}

function nullIfRefused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}
