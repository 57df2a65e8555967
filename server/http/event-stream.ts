import { once } from 'node:events';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { texts } from '#contract/texts.ts';
import { timings } from '#contract/timings.ts';
import { Refusal } from '#server/domain/errors.ts';
import type { Hello, LiveEvent, Reader } from '#server/domain/mail/follower.ts';
import type { Logger } from '#server/log.ts';
import type { Metrics } from '#server/metrics.ts';

const STREAMS_PER_OWNER = 20;
const HEARTBEAT_SHARES = 200;
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
  const open = new Set<EventStream>();
  const perOwner = new Map<string, number>();

  // A share of them at a time: ten thousand at once would stop everything else for a second.
  let round = open.values();
  let due = 0;
  const heartbeat = setInterval(() => {
    for (due += open.size / HEARTBEAT_SHARES; due >= 1; due--) {
      let { value: stream } = round.next();
      if (!stream) {
        round = open.values();
        stream = round.next().value;
      }
      stream?.beat();
    }
  }, heartbeatMs / HEARTBEAT_SHARES);
  heartbeat.unref();

  function count(ownerId: string, step: 1 | -1) {
    const left = (perOwner.get(ownerId) ?? 0) + step;
    if (left > 0) perOwner.set(ownerId, left);
    else perOwner.delete(ownerId);
    return left;
  }

  function left(stream: EventStream, error?: unknown) {
    if (!open.delete(stream)) return;
    if (error) log.debug({ err: error }, 'an event stream ended early');
    metrics.eventStreams.set(open.size);
    count(stream.ownerId, -1);
  }

  return {
    /**
     * Hands the connection over to a stream of events until one side ends it. A client that sees it open misses
     * nothing from then on, so the source has its position before.
     */
    async send(reply: FastifyReply, ownerId: string, begin: () => Promise<Source>) {
      let source: Source;
      try {
        if (count(ownerId, 1) > STREAMS_PER_OWNER)
          throw new Refusal('rate-limited', texts.tooManyRequests, { retryAfter: 30 });
        source = await begin();
      } catch (error) {
        count(ownerId, -1);
        throw error;
      }
      const response = reply.raw;
      reply.hijack();
      // All in one and sent at once: so nothing of the headers stays behind for as long as the stream is open.
      response.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      response.flushHeaders();
      response.write('retry: 1000\n\n');
      const stream = new EventStream(response, ownerId, source, stalledMs, left);
      open.add(stream);
      metrics.eventStreams.set(open.size);
      // Who left before now has not been heard leaving.
      if (response.destroyed) stream.end();
      else source.attach(stream);
    },

    close() {
      clearInterval(heartbeat);
      for (const stream of open) stream.end();
    },
  };
}

export type EventStreams = ReturnType<typeof createEventStreams>;

/** Where the events come from. */
type Source = { attach(reader: Reader): void; stop(): void };

/** One open stream. There may be ten thousand: it keeps little. */
class EventStream implements Reader {
  readonly ownerId: string;
  private readonly response: ServerResponse;
  private readonly source: Source;
  private readonly stalledMs: number;
  private readonly left: (stream: EventStream, error?: unknown) => void;
  private stalled: AbortController | null = null;
  private ended = false;

  constructor(
    response: ServerResponse,
    ownerId: string,
    source: Source,
    stalledMs: number,
    left: EventStream['left'],
  ) {
    this.response = response;
    this.ownerId = ownerId;
    this.source = source;
    this.stalledMs = stalledMs;
    this.left = left;
    response.on('error', ignore);
    response.once('close', () => this.end());
  }

  beat(): void {
    if (!this.response.writableNeedDrain) this.response.write(': heartbeat\n\n');
  }

  take(event: LiveEvent | Hello): void | Promise<void> {
    if (this.ended) throw new Error('the reader is gone');
    if (!this.response.write(format(event))) return this.catchUp();
  }

  private async catchUp(): Promise<void> {
    this.stalled = new AbortController();
    const signal = AbortSignal.any([this.stalled.signal, AbortSignal.timeout(this.stalledMs)]);
    try {
      await once(this.response, 'drain', { signal });
    } finally {
      this.stalled = null;
    }
  }

  end(error?: unknown): void {
    if (this.ended) return;
    this.ended = true;
    this.stalled?.abort();
    this.source.stop();
    this.left(this, error);
    // A stalled reader would never take a polite end.
    if (this.response.writableNeedDrain) this.response.destroy();
    else this.response.end();
  }
}

/** It closes after an error, and that is seen. */
function ignore() {}

function format(event: LiveEvent | Hello) {
  const id = `id: ${event.id}\n`;
  return event.name ? `${id}event: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n` : `${id}\n`;
}
