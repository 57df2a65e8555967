import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { inWords, Refusal } from '#server/domain/errors.ts';
import type { Inboxes } from '#server/domain/inboxes/inboxes.ts';
import { type AccessChecks, createAccessChecks } from '#server/domain/live/access-checks.ts';
import type { FollowInboxes } from '#server/domain/live/follow-inboxes.ts';
import type { AllMail } from '#server/domain/mailpit/all-mail.ts';
import type { App } from '../app-type.ts';
import type { EventStreams } from '../event-stream.ts';
import type { Caller } from './caller.ts';
import { describeEntry } from './describe.ts';
import { LiveSocket } from './live-socket.ts';

/** Clients have no reason to send anything. */
const MAX_PAYLOAD = 1024;

type Deps = {
  caller: Caller;
  allMail: AllMail;
  inboxes: Inboxes;
  follow: FollowInboxes;
  streams: EventStreams;
  now: () => Date;
};
type Prepared = { follower: Awaited<ReturnType<FollowInboxes>>; signal: AbortSignal };

/** Live events over a WebSocket. It counts as one of the owner's streams and ends with the token. */
export async function registerLiveRoutes(app: App, deps: Deps) {
  const { caller, follow, inboxes, streams } = deps;
  const checks = createAccessChecks(deps);
  app.addHook('onClose', checks.close);
  const prepared = new WeakMap<FastifyRequest, Prepared>();
  await app.register(websocket, {
    options: { maxPayload: MAX_PAYLOAD, perMessageDeflate: false, autoPong: false },
    errorHandler: (_error, socket) => socket.terminate(),
  });

  app.addHook('onRequest', async (request) => {
    if (!request.ws) throw new Refusal('bad-input', inWords('Error: a WebSocket is expected here'));
  });
  app.addHook('onRequest', caller.authenticate);

  /** Runs before the upgrade, so that a refusal is an ordinary answer and a connected client misses nothing. */
  async function prepare(request: FastifyRequest) {
    refuseClosed(request);
    const { socket } = request.raw;
    const owner = caller.ownerOf(request);
    const slot = streams.enter(owner.id, socket as never);
    socket.once('close', slot.leave);
    const list = async () => {
      const current = await caller.currentOwner(request);
      return current ? inboxes.listOpen(current) : null;
    };
    const follower = await follow({ ownerId: owner.id, list, lastEventId: undefined });
    socket.once('close', () => follower.stop());
    if (socket.destroyed) follower.stop();
    prepared.set(request, { follower, signal: slot.signal });
  }

  app.get(
    '/api/events',
    { websocket: true, config: { slot: 'stream' }, preHandler: prepare, schema: { hide: true } as never },
    (socket, request) => serve(socket, request, prepared.get(request)!, { ...deps, checks }),
  );
}

/** The slot of a socket that is already closed would never be freed. */
function refuseClosed({ raw }: FastifyRequest) {
  if (raw.socket.destroyed) throw new Refusal('unavailable');
}

function serve(
  socket: WebSocket,
  request: FastifyRequest,
  { follower, signal }: Prepared,
  deps: Deps & { checks: AccessChecks },
) {
  const { caller, allMail, checks } = deps;
  const mine = () => caller.inboxesOf(request);
  const live = new LiveSocket(socket, {
    counts: async () => allMail.counts(await mine()),
    entryOf: async (id) => {
      try {
        return describeEntry(await allMail.entry(await mine(), id));
      } catch (error) {
        if (error instanceof Refusal && error.kind === 'not-found') return null;
        throw error;
      }
    },
  });
  const unwatch = checks.watch({
    owner: caller.ownerOf(request),
    currentOwner: () => caller.currentOwner(request),
    end: () => live.end(),
  });
  const stop = () => {
    unwatch();
    follower.stop();
  };
  socket.once('close', stop);
  signal.addEventListener('abort', () => live.end());
  if (signal.aborted) return live.end();
  follower.attach(live);
}
