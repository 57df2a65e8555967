import type { FastifyRequest } from 'fastify';
import { IMAGE_PATH } from '#contract/image-path.ts';
import type { App } from './app-type.ts';
import { createNetworkPlaces } from './network-places.ts';

/** Longer than any database query may take. */
const ABANDONED_MS = 30_000;

/**
 * Limits the API requests of one network that have no answer yet, before they reach the database. Otherwise one client
 * with hundreds of parallel requests would make everybody wait for a database connection.
 */
export function limitRequestsInFlight(app: App, { requestsPerNetwork: max }: { requestsPerNetwork: number }) {
  const places = createNetworkPlaces({ max, retryAfter: 1 });
  const unanswered = new WeakMap<FastifyRequest, () => void>();

  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return;
    unanswered.set(request, places.take(request));
    // When a client disconnects, its request is still processed, so it keeps its place until its answer is ready. The
    // timer frees the place if there never is an answer.
    reply.raw.once('close', () => {
      const free = unanswered.get(request);
      if (free) setTimeout(free, ABANDONED_MS).unref();
    });
  });
  // The answer is ready. A client that reads it slowly keeps no place.
  app.addHook('onSend', async (request) => {
    unanswered.get(request)?.();
    unanswered.delete(request);
  });
}

/** Event streams, waiting calls and images, which a page asks for by the dozen, have limits of their own. */
function isCounted(request: FastifyRequest): boolean {
  const route = request.routeOptions.url ?? '';
  const isOurs = /^\/(api|mailtm|mailpit)\//.test(route) && route !== IMAGE_PATH;
  return isOurs && !/\/(events|wait|mercure)$/.test(route);
}
