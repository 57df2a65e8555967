import type { FastifyReply } from 'fastify';

/** Is aborted when the client has left, or has its answer. */
export function untilClosed(reply: FastifyReply): AbortSignal {
  const aborting = new AbortController();
  reply.raw.once('close', () => aborting.abort());
  return aborting.signal;
}
