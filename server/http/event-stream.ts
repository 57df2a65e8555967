import { once } from 'node:events';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { LivePositions } from '#contract/events.ts';
import { timings } from '#contract/timings.ts';
import { Refusal } from '#server/domain/errors.ts';
import { type AccessChecks, createAccessChecks } from '#server/domain/live/access-checks.ts';
import type { Logger } from '#server/log.ts';
import type { Metrics } from '#server/metrics.ts';

const STREAMS_PER_OWNER = 20;
const RETRY_SECONDS = 30;
/** A heartbeat round is split into this many steps, because writing to ten thousand streams takes a second. */
const HEARTBEAT_STEPS = 200;
/** A client that reads nothing for this long is disconnected. It resumes from its last position. */
const STALLED_MS = 30_000;
/** The time for the answers to waiting calls when the server stops. */
const ANSWER_MS = 1_000;

/** Without a name it is a message event. Without data it only carries the position, and without an id it has none. */
type StreamEvent = { id: string | null; name: string | null; data?: unknown };
/** An open connection. `take` returns a promise if the client is behind, and throws or rejects if it is gone. */
export type StreamReader = {
  take(event: StreamEvent): void | Promise<void>;
  takePositions(positions: LivePositions): void | Promise<void>;
  end(error?: unknown): void;
};
/** Where the events come from. */
type Source = {
  attach(reader: StreamReader): void;
  /** A heartbeat was sent, and the reader is not behind. */
  beat?(): void;
  stop(): void;
};
/** The connection of a waiting call: its response, or the socket that it was upgraded to. */
type Connection = Pick<ServerResponse, 'destroyed' | 'once' | 'off'>;
type StreamOwner = { id: string; validUntil?: Date };
type Access = {
  owner: StreamOwner;
  /** The owner as of now, or null when the token is no longer valid. */
  currentOwner: () => Promise<StreamOwner | null>;
};

export function createEventStreams({
  metrics,
  log,
  now = () => new Date(),
  heartbeatMs = timings.eventHeartbeat,
  stalledMs = STALLED_MS,
}: {
  metrics: Metrics;
  log: Logger;
  now?: () => Date;
  heartbeatMs?: number;
  stalledMs?: number;
}) {
  const open = new Set<EventStream>();
  const waiting = new Map<AbortController, Connection>();
  let closing = false;
  const perOwner = new Map<string, number>();
  const stopHeartbeat = startHeartbeat(open, heartbeatMs);

  const checks = createAccessChecks({ now });

  function count(ownerId: string, step: 1 | -1) {
    const total = (perOwner.get(ownerId) ?? 0) + step;
    if (total > 0) perOwner.set(ownerId, total);
    else perOwner.delete(ownerId);
    return total;
  }

  /** Takes one of the slots that an owner has for streams and waiting calls. */
  function takeSlot(ownerId: string) {
    if (count(ownerId, 1) <= STREAMS_PER_OWNER) return;
    count(ownerId, -1);
    throw new Refusal('rate-limited', 'too-many-requests', { retryAfter: RETRY_SECONDS });
  }

  const showOpen = () => metrics.eventStreams.set(open.size + waiting.size);

  function onEnd(stream: EventStream, error?: unknown) {
    if (!open.delete(stream)) return;
    if (error) log.debug({ err: error }, 'an event stream ended early');
    showOpen();
    count(stream.ownerId, -1);
  }

  return {
    /**
     * Turns the connection into a stream of events until either side ends it. `begin` records the position before the
     * stream opens, so the client misses nothing from then on.
     */
    async send(reply: FastifyReply, { begin, ...access }: Access & { begin: () => Promise<Source> }) {
      const { id: ownerId } = access.owner;
      takeSlot(ownerId);
      let source: Source;
      try {
        source = await begin();
      } catch (error) {
        count(ownerId, -1);
        throw error;
      }
      const response = reply.raw;
      reply.hijack();
      // All headers are written in one call, so that Node keeps no header objects while the stream is open.
      response.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      response.flushHeaders();
      response.write('retry: 1000\n\n');
      const stream = new EventStream({ response, access, checks, source, stalledMs, onEnd });
      open.add(stream);
      showOpen();
      // The client may have disconnected before we subscribed to `close`.
      if (response.destroyed) stream.end();
      else source.attach(stream);
    },

    /**
     * Counts a waiting call as an open stream. `signal` is aborted when the client disconnects or the server stops;
     * `leave` frees the slot.
     */
    enter(ownerId: string, response: Connection) {
      takeSlot(ownerId);
      const controller = new AbortController();
      const abort = () => controller.abort();
      waiting.set(controller, response);
      showOpen();
      response.once('close', abort);
      // The client may have disconnected before we subscribed to `close`, or the server is stopping.
      if (response.destroyed || closing) abort();
      return {
        signal: controller.signal,
        leave() {
          if (!waiting.delete(controller)) return;
          response.off('close', abort);
          count(ownerId, -1);
          showOpen();
        },
      };
    },

    isClosing: () => closing,

    /** Waits until those who waited have their answer. The server then cuts every connection. */
    async close() {
      closing = true;
      stopHeartbeat();
      checks.close();
      const answered = Array.from(
        waiting.values(),
        (connection) => new Promise<void>((done) => connection.once('close', () => done())),
      );
      const all = Promise.all(answered);
      for (const controller of waiting.keys()) controller.abort();
      for (const stream of open) stream.end();
      await Promise.race([all, setTimeout(ANSWER_MS, undefined, { ref: false })]);
    },
  };
}

export type EventStreams = ReturnType<typeof createEventStreams>;

/** Sends every stream one heartbeat per round, spread evenly over the round. Returns a function that stops it. */
function startHeartbeat(open: Set<EventStream>, heartbeatMs: number) {
  let round = open.values();
  let due = 0;
  const timer = setInterval(() => {
    for (due += open.size / HEARTBEAT_STEPS; due >= 1; due--) {
      let { value: stream } = round.next();
      if (!stream) {
        round = open.values();
        stream = round.next().value;
      }
      stream?.beat();
    }
  }, heartbeatMs / HEARTBEAT_STEPS);
  timer.unref();
  return () => clearInterval(timer);
}

type StreamDeps = {
  response: ServerResponse;
  access: Access;
  checks: AccessChecks;
  source: Source;
  stalledMs: number;
  onEnd: (stream: EventStream, error?: unknown) => void;
};

/** One open stream. There may be ten thousand, so each must stay small. */
class EventStream implements StreamReader {
  readonly ownerId: string;
  private readonly deps: StreamDeps;
  private readonly unwatch: () => void;
  private stalled: AbortController | null = null;
  private ended = false;

  constructor(deps: StreamDeps) {
    this.deps = deps;
    this.ownerId = deps.access.owner.id;
    this.unwatch = deps.checks.watch({ ...deps.access, end: () => this.end() });
    deps.response.on('error', ignore);
    deps.response.once('close', () => this.end());
  }

  beat(): void {
    const { response, source } = this.deps;
    if (response.writableNeedDrain) return;
    response.write(': heartbeat\n\n');
    source.beat?.();
  }

  take(event: StreamEvent): void | Promise<void> {
    if (this.ended) throw new Error('the stream has ended');
    if (!this.deps.response.write(format(event))) return this.catchUp();
  }

  takePositions(positions: LivePositions): void | Promise<void> {
    return this.take({ id: null, name: 'positions', data: positions });
  }

  private async catchUp(): Promise<void> {
    this.stalled = new AbortController();
    const signal = AbortSignal.any([this.stalled.signal, AbortSignal.timeout(this.deps.stalledMs)]);
    try {
      await once(this.deps.response, 'drain', { signal });
    } finally {
      this.stalled = null;
    }
  }

  end(error?: unknown): void {
    if (this.ended) return;
    this.ended = true;
    this.stalled?.abort();
    const { response, source, onEnd } = this.deps;
    this.unwatch();
    source.stop();
    onEnd(this, error);
    // A stalled client would never read a graceful end.
    if (response.writableNeedDrain) response.destroy();
    else response.end();
  }
}

/** An error is followed by `close`, which ends the stream. */
function ignore() {}

function format({ id, name, data }: StreamEvent) {
  const lines = id === null ? [] : [`id: ${id}`];
  if (name) lines.push(`event: ${name}`);
  if (data !== undefined) lines.push(`data: ${JSON.stringify(data)}`);
  return `${lines.join('\n')}\n\n`;
}
