import { finished } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import { IMAGE_MISSING, IMAGE_PATH } from '#contract/image-path.ts';
import { remoteImagesAnswer } from '#contract/messages.ts';
import type { Inboxes } from '#server/domain/inboxes/inboxes.ts';
import type { RemoteImages, ShownImage } from '#server/domain/reading/remote-images.ts';
import type { App } from '../app-type.ts';
import { bearerOf } from '../identify.ts';
import { untilClosed } from '../until-closed.ts';
import type { Audience } from './inbox-routes.ts';

const messageParams = z.object({ address: z.string().max(320), id: z.string().max(64) });

/** Issues links to the remote images of a message, for everybody who may read it. */
export function registerImageLinkRoutes(
  base: App,
  { audience, inboxes, images }: { audience: Audience; inboxes: Inboxes; images: RemoteImages },
) {
  base.withTypeProvider<ZodTypeProvider>().post(
    `${audience.prefix}/emails/:address/messages/:id/images`,
    {
      schema: {
        tags: [audience.prefix === '/api' ? 'account mail' : 'guest mail'],
        security: [{ bearer: [] }],
        summary: 'Links to the remote images of a message, valid for an hour at most',
        params: messageParams,
        response: { 200: remoteImagesAnswer, '4xx': errorBody },
      },
    },
    async (request, reply) => {
      const inbox = await inboxes.find(await audience.reader(request), request.params.address);
      const { id } = request.params;
      return {
        success: true as const,
        images: await images.list(inbox, id, bearerOf(request)!, untilClosed(reply)),
      };
    },
  );
}

/** Serves one image. The frame of a mail cannot send a token, so the link is the proof. */
export function registerImageRoute(base: App, { images }: { images: RemoteImages }) {
  base.withTypeProvider<ZodTypeProvider>().get(
    IMAGE_PATH,
    {
      // A page requests dozens of images, which take turns loading.
      config: { slot: 'none' },
      schema: {
        tags: ['images'],
        summary: 'A remote image, by its link. A placeholder if it cannot be shown',
        querystring: z.object({ link: z.string().max(8_000).default('') }),
      },
    },
    async (request, reply) => {
      await images.show(request.query.link, request, (image, signal) => sendImage(reply, image, signal));
      return reply;
    },
  );
}

/** A reader who takes longer is cut off. */
const SEND_MS = 30_000;

/** Resolves when the image is sent, or cannot be. */
async function sendImage(reply: FastifyReply, { type, bytes, isMissing }: ShownImage, signal: AbortSignal) {
  reply
    .headers({
      'content-type': type,
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
      // The frame of a mail has no origin, so it never counts as same-origin.
      'cross-origin-resource-policy': 'cross-origin',
      ...(isMissing && { [IMAGE_MISSING]: 'yes' }),
    })
    .send(bytes);
  await finished(reply.raw, { signal: AbortSignal.any([AbortSignal.timeout(SEND_MS), signal]) }).catch(() =>
    reply.raw.destroy(),
  );
}
