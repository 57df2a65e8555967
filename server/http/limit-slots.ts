import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#server/domain/errors.ts';
import type { App } from './app-type.ts';
import type { HttpLimits } from './limits.ts';
import { createNetworkSlots } from './network-slots.ts';

/**
 * A call takes one of its network's request slots until its answer is ready, or one of its stream slots until it is
 * closed.
 */
type Slot = 'request' | 'stream';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a call of this route takes: `request` by default, `none` if the route has its own limit. */
    slot?: Slot | 'none' | ((request: FastifyRequest) => Slot);
  }
}

const isUpgraded = (request: IncomingMessage & { upgrade?: boolean }) => request.upgrade;

/** Longer than any database query may take. */
const ABANDONED_MS = 30_000;

/**
 * Limits what each network has open at the same time, before it reaches the database. Otherwise one client with hundreds
 * of parallel requests would make everybody wait for a database connection. Every route is counted; pages are not.
 */
export function limitSlots(
  app: App,
  { requestsPerNetwork, streamsPerNetwork }: Pick<HttpLimits, 'requestsPerNetwork' | 'streamsPerNetwork'>,
) {
  const slots = {
    request: createNetworkSlots({ max: requestsPerNetwork, retryAfter: 1 }),
    stream: createNetworkSlots({ max: streamsPerNetwork, retryAfter: 30 }),
  };
  const held = new WeakMap<FastifyRequest, { slot: Slot; free: () => void }>();

  function take(request: FastifyRequest, reply: FastifyReply, slot: Slot) {
    // The slot of a response that is already closed would never be freed.
    const { raw } = reply;
    if (raw.closed) throw new Refusal('unavailable');
    const free = slots[slot].take(request);
    held.set(request, { slot, free });
    // When a client disconnects, its request is still processed, so it keeps its slot until its answer is ready. The
    // timer frees the slot if there never is an answer. There are many streams, so this closure holds no reference to
    // the request.
    raw.once('close', () => {
      if (raw.headersSent || isUpgraded(raw.req)) free();
      else setTimeout(free, ABANDONED_MS).unref();
    });
  }

  app.addHook('onRequest', async (request, reply) => {
    const { slot = 'request' } = request.routeOptions.config;
    if (!request.is404 && typeof slot === 'string' && slot !== 'none') take(request, reply, slot);
  });
  app.addHook('preValidation', async (request, reply) => {
    const { slot } = request.routeOptions.config;
    if (typeof slot === 'function') take(request, reply, slot(request));
  });
  // The answer is ready. A client that reads it slowly doesn't hold a request slot.
  app.addHook('onSend', async (request, reply) => {
    const own = held.get(request);
    if (own?.slot === 'request' || reply.raw.closed) own?.free();
  });
}
