import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { mailpitSent } from '#contract/mailpit.ts';
import type { SendToSelf } from '#server/domain/delivering/send-to-self.ts';
import { inWords, Refusal } from '#server/domain/errors.ts';
import type { App } from '../app-type.ts';
import { createNetworkSlots } from '../network-slots.ts';
import { type Caller, usernameOf } from './caller.ts';
import { described } from './described.ts';

/** Enough for the largest mail of a free address, whose files arrive as base64. */
const SEND_BYTES = 8 * 2 ** 20;
/** A request keeps its body in memory until the mail is stored. */
const SENDS_AT_ONCE = 16;
const SENDS_PER_NETWORK = 4;

/** Sends a mail to the caller's own inboxes. A worker parses the body, because a large JSON would block the event loop. */
export function registerSendRoutes(base: App, { caller, send }: { caller: Caller; send: SendToSelf }) {
  const slots = createNetworkSlots({ max: SENDS_PER_NETWORK, retryAfter: 1 });
  let sending = 0;
  const held = new WeakMap<FastifyRequest, () => void>();

  function takeSlot(request: FastifyRequest) {
    if (sending >= SENDS_AT_ONCE) throw new Refusal('rate-limited', 'too-many-requests', { retryAfter: 1 });
    const free = slots.take(request);
    sending++;
    held.set(request, () => {
      if (!held.delete(request)) return;
      sending--;
      free();
    });
  }

  async function sendOnce(request: FastifyRequest) {
    if (!Buffer.isBuffer(request.body))
      throw new Refusal('bad-input', inWords('Error: a JSON body is needed'));
    const from = { ip: request.ip, username: usernameOf(request) };
    return { ID: await send(await caller.inboxesOf(request), request.body, from) };
  }

  base.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    // Runs before the body is read.
    app.addHook('onRequest', async (request, { raw: response }) => {
      refuseClosed(response);
      takeSlot(request);
      // Without a complete body there is no answer, so the slot has to be freed here.
      response.once('close', () => {
        if (!request.raw.complete) held.get(request)?.();
      });
    });
    // The answer is ready. The slot is free even if the client has disconnected.
    app.addHook('onSend', async (request) => held.get(request)?.());

    app.withTypeProvider<ZodTypeProvider>().post(
      '/api/v1/send',
      {
        bodyLimit: SEND_BYTES,
        schema: described('Send a mail to your own addresses', { response: { 200: mailpitSent } }),
      },
      sendOnce,
    );
  });
}

/** A response that is already closed emits no `close` event, so its slot would never be freed. */
function refuseClosed(response: ServerResponse) {
  if (response.closed) throw new Refusal('unavailable');
}
