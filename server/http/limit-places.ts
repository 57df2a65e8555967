import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { texts } from '#contract/texts.ts';
import { Refusal } from '#server/domain/errors.ts';
import type { App } from './app-type.ts';
import type { HttpLimits } from './limits.ts';
import { createNetworkPlaces } from './network-places.ts';

/** Of its network, a call takes a place for requests until its answer is ready, or one for streams until it is closed. */
type Place = 'request' | 'stream';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call of this route takes: `request` if nothing else is said, and `none` if the route has its own limit. */
    place?: Place | 'none' | ((request: FastifyRequest) => Place);
  }
}

const isUpgraded = (request: IncomingMessage & { upgrade?: boolean }) => request.upgrade;

/** Longer than any database query may take. */
const ABANDONED_MS = 30_000;

/**
 * Limits what each network has open at the same time, before it reaches the database. Otherwise one client with hundreds
 * of parallel requests would make everybody wait for a database connection. Every route is counted; pages are not.
 */
export function limitPlaces(
  app: App,
  { requestsPerNetwork, streamsPerNetwork }: Pick<HttpLimits, 'requestsPerNetwork' | 'streamsPerNetwork'>,
) {
  const places = {
    request: createNetworkPlaces({ max: requestsPerNetwork, retryAfter: 1 }),
    stream: createNetworkPlaces({ max: streamsPerNetwork, retryAfter: 30 }),
  };
  const held = new WeakMap<FastifyRequest, { place: Place; free: () => void }>();

  function take(request: FastifyRequest, reply: FastifyReply, place: Place) {
    // The place of a response that is already closed would never be freed.
    const { raw } = reply;
    if (raw.closed) throw new Refusal('unavailable', texts.unavailable);
    const free = places[place].take(request);
    held.set(request, { place, free });
    // When a client disconnects, its request is still processed, so it keeps its place until its answer is ready. The
    // timer frees the place if there never is an answer. Streams are many, so this keeps nothing of the request.
    raw.once('close', () => {
      if (raw.headersSent || isUpgraded(raw.req)) free();
      else setTimeout(free, ABANDONED_MS).unref();
    });
  }

  app.addHook('onRequest', async (request, reply) => {
    const { place = 'request' } = request.routeOptions.config;
    if (!request.is404 && typeof place === 'string' && place !== 'none') take(request, reply, place);
  });
  app.addHook('preValidation', async (request, reply) => {
    const { place } = request.routeOptions.config;
    if (typeof place === 'function') take(request, reply, place(request));
  });
  // The answer is ready. A client that reads it slowly keeps no place for requests.
  app.addHook('onSend', async (request, reply) => {
    const own = held.get(request);
    if (own?.place === 'request' || reply.raw.closed) own?.free();
  });
}
