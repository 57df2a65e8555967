import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { texts } from '#contract/texts.ts';
import { timings } from '#contract/timings.ts';
import { Refusal } from '#server/domain/errors.ts';
import type { Hello, LiveEvent } from '#server/domain/mail/follow-inboxes.ts';
import type { Logger } from '#server/log.ts';
import type { Metrics } from '#server/metrics.ts';

const STREAMS_PER_OWNER = 20;
/** A reader that takes nothing for this long is let go; it comes back with its position and misses nothing. */
const STALLED_MS = 30_000;

export function createEventStreams({
  metrics,
  log,
  heartbeatMs = timings.eventHeartbeat,
  stalledMs = STALLED_MS,
}: {
  metrics: Metrics;
  log: Logger;
  heartbeatMs?: number;
  stalledMs?: number;
}) {
  const open = new Map<ServerResponse, AbortController>();
  const perOwner = new Map<string, number>();

  const heartbeat = setInterval(() => {
    for (const response of open.keys()) if (!response.writableNeedDrain) response.write(': heartbeat\n\n');
  }, heartbeatMs);
  heartbeat.unref();

  function count(ownerId: string, step: 1 | -1) {
    const left = (perOwner.get(ownerId) ?? 0) + step;
    if (left > 0) perOwner.set(ownerId, left);
    else perOwner.delete(ownerId);
    return left;
  }

  async function pump(response: ServerResponse, events: AsyncIterable<LiveEvent | Hello>, gone: AbortSignal) {
    for await (const event of events) {
      if (response.destroyed) return;
      if (response.write(format(event))) continue;
      await once(response, 'drain', { signal: AbortSignal.any([gone, AbortSignal.timeout(stalledMs)]) });
    }
  }

  return {
    /** Hands the connection over to a stream of events until one side ends it. */
    async send(
      reply: FastifyReply,
      ownerId: string,
      follow: (signal: AbortSignal) => AsyncIterable<LiveEvent | Hello>,
    ) {
      if (count(ownerId, 1) > STREAMS_PER_OWNER) {
        count(ownerId, -1);
        throw new Refusal('rate-limited', texts.tooManyRequests, { retryAfter: 30 });
      }
      const control = new AbortController();
      const response = reply.raw;
      reply.hijack();
      response.once('close', () => control.abort());
      response.on('error', () => control.abort());
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) response.setHeader(name, value);
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      response.write('retry: 1000\n\n');
      open.set(response, control);
      metrics.eventStreams.set(open.size);
      try {
        await pump(response, follow(control.signal), control.signal);
      } catch (error) {
        if (!control.signal.aborted) log.debug({ err: error }, 'an event stream ended early');
      } finally {
        open.delete(response);
        metrics.eventStreams.set(open.size);
        count(ownerId, -1);
        control.abort();
        // A stalled reader would never take a polite end.
        if (response.writableNeedDrain) response.destroy();
        else response.end();
      }
    },

    close() {
      clearInterval(heartbeat);
      for (const control of open.values()) control.abort();
    },
  };
}

export type EventStreams = ReturnType<typeof createEventStreams>;

function format(event: LiveEvent | Hello) {
  const id = `id: ${event.id}\n`;
  return event.name ? `${id}event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n` : `${id}\n`;
}
