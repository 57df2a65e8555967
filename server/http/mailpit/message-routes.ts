import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mailpitHeaders, mailpitMessage } from '#contract/mailpit.ts';
import { inWords, Refusal } from '#server/domain/errors.ts';
import type { AllMail } from '#server/domain/mailpit/all-mail.ts';
import type { ReadSource } from '#server/domain/mailpit/read-source.ts';
import type { ReadMail } from '#server/domain/reading/read-mail.ts';
import type { App } from '../app-type.ts';
import { sendDownload } from '../download.ts';
import type { Caller } from './caller.ts';
import { describeHeaders, describeMessage } from './describe.ts';
import { described } from './described.ts';
import { withLinksOutside } from './links-outside.ts';
import { search, searchOf } from './list-routes.ts';

const MESSAGE = '/api/v1/message/:id';
const params = z.object({ id: z.string().max(64) });
const querystring = z.object(search);
const MESSAGE_NOT_FOUND = 'Message not found';

/** Content from strangers gets no scripts, no origin, and loads nothing. */
const SANDBOX =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

type Deps = { caller: Caller; allMail: AllMail; mail: ReadMail; source: ReadSource };

/** One message: as JSON, as headers, as its source, its files, and its texts as pages. */
export function registerMessageRoutes(base: App, { caller, allMail, mail, source }: Deps) {
  const app = base.withTypeProvider<ZodTypeProvider>();

  /** The message with this id, or the newest one, or the newest one that matches a search. */
  async function findMessage(request: FastifyRequest, id: string, query: z.infer<typeof querystring>) {
    const inboxes = await caller.inboxesOf(request);
    if (id !== 'latest') return allMail.find(inboxes, id);
    const message = await allMail.latest(inboxes, query.query.trim() ? searchOf(query) : undefined);
    if (!message) throw new Refusal('not-found', inWords(MESSAGE_NOT_FOUND));
    return message;
  }

  async function openMessage(request: FastifyRequest, id: string, query: z.infer<typeof querystring>) {
    const message = await findMessage(request, id, query);
    await allMail.markRead([message.inbox], { ids: [message.row.id] }, true);
    return message;
  }

  app.get(
    MESSAGE,
    {
      // A HEAD request would mark it as read.
      exposeHeadRoute: false,
      schema: described('One message, which is marked as read', {
        params,
        querystring,
        response: { 200: mailpitMessage },
      }),
    },
    async (request) => {
      const message = await openMessage(request, request.params.id, request.query);
      return describeMessage(message, await source.message(message));
    },
  );

  app.get(
    `${MESSAGE}/headers`,
    {
      schema: described('The headers of a message', {
        params,
        querystring,
        response: { 200: mailpitHeaders },
      }),
    },
    async (request) =>
      describeHeaders(await source.headers(await findMessage(request, request.params.id, request.query))),
  );

  app.get(
    `${MESSAGE}/raw`,
    {
      schema: described('A message as it arrived', {
        params,
        querystring: querystring.extend({ dl: z.string().max(10).optional() }),
      }),
    },
    async (request, reply) => {
      const { inbox, row } = await findMessage(request, request.params.id, request.query);
      const { content, size } = await mail.raw(inbox, row.id);
      if (request.query.dl === '1')
        reply.header('content-disposition', `attachment; filename="${row.id}.eml"`);
      return sandboxed(reply, 'text/plain; charset=utf-8')
        .header('content-length', size)
        .send(Readable.from(content, { objectMode: false }));
    },
  );

  app.get(
    `${MESSAGE}/part/:part`,
    {
      schema: described('A file of a message, as a download', {
        params: params.extend({ part: z.string().max(16) }),
        querystring,
      }),
    },
    async (request, reply) => {
      const { inbox, row } = await findMessage(request, request.params.id, request.query);
      return sendDownload(reply, await mail.attachment(inbox, row.id, request.params.part));
    },
  );

  app.get(
    '/view/:file',
    {
      exposeHeadRoute: false,
      schema: described('The HTML (ID.html) or the text (ID.txt) of a message, in a sandbox', {
        params: z.object({ file: z.string().max(70) }),
        querystring: querystring.extend({ embed: z.string().max(10).optional() }),
      }),
    },
    async (request, reply) => {
      const [, id, type] = /^(.+)\.(html|txt)$/.exec(request.params.file) ?? [];
      if (!id) throw new Refusal('not-found');
      const { text, html } = await source.texts(await openMessage(request, id, request.query));
      if (type === 'txt') return sandboxed(reply, 'text/plain; charset=utf-8').send(text);
      if (!html) throw new Refusal('not-found', inWords('This message does not contain a HTML part'));
      return sandboxed(reply, 'text/html; charset=utf-8').send(
        request.query.embed === '1' ? await withLinksOutside(html) : html,
      );
    },
  );
}

const sandboxed = (reply: FastifyReply, type: string) =>
  reply.headers({
    'content-type': type,
    'content-security-policy': SANDBOX,
    'cache-control': 'private, no-store',
  });
