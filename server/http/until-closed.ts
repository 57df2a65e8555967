import type { FastifyReply } from 'fastify';

/** Aborted when the client has disconnected, or has its answer. */
export function untilClosed(reply: FastifyReply): AbortSignal {
  const aborting = new AbortController();
  reply.raw.once('close', () => aborting.abort());
  return aborting.signal;
}
