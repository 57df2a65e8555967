import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ReadMail } from '#server/domain/reading/read-mail.ts';
import type { App } from '../app-type.ts';
import { sendDownload } from '../download.ts';
import { untilClosed } from '../until-closed.ts';
import { formOf, inContext, sendJson, sendPage, sendResource } from './forms.ts';
import { pageQuery, rangeOf } from './pages.ts';
import type { Caller, RequireMailbox } from './require-mailbox.ts';
import { detailResource, indexOfFile, messageResource } from './resources.ts';
import { jsonWithSource } from './source.ts';

const tags = ['mail.tm'];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string().max(64) });
const MERGE_PATCH = /^application\/merge-patch\+json\s*(;|$)/i;

/** The mail of an account. */
export function registerMessageRoutes(
  base: App,
  {
    mail,
    requireMailbox,
  }: {
    mail: ReadMail;
    requireMailbox: RequireMailbox;
  },
) {
  const door = base.withTypeProvider<ZodTypeProvider>();

  async function readDetail({ inbox, ...caller }: Caller, id: string, signal?: AbortSignal) {
    const [entry, detail, recipients] = await Promise.all([
      mail.entry(inbox, id),
      mail.detail(inbox, id, signal),
      mail.recipients(inbox, id),
    ]);
    return detailResource(entry, { ...detail, ...recipients }, { ...caller, inbox });
  }

  async function sendRaw(request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) {
    const { inbox } = await requireMailbox(request);
    const { id } = request.params;
    const raw = await mail.raw(inbox, id);
    return sendDownload(reply, { ...raw, filename: `${id}.eml`, contentType: 'message/rfc822' });
  }

  door.get(
    '/messages',
    { schema: { tags, security, summary: 'The messages, newest first', querystring: pageQuery } },
    async (request, reply) => {
      const { inbox, owner } = await requireMailbox(request);
      const { page } = request.query;
      const { total, entries } = await mail.entries(inbox, rangeOf(page));
      const items = entries.map((entry) => messageResource(owner.id, entry));
      return sendPage(request, reply, { type: 'Message', iri: '/messages', page, total, items });
    },
  );

  door.get(
    '/messages/:id',
    { schema: { tags, security, summary: 'One message, with sanitized HTML', params } },
    async (request, reply) => {
      const caller = await requireMailbox(request);
      const detail = await readDetail(caller, request.params.id, untilClosed(reply));
      return sendResource(request, reply, detail);
    },
  );

  door.patch(
    '/messages/:id',
    {
      schema: {
        tags,
        security,
        summary: 'Mark a message as seen or not seen, as application/merge-patch+json',
        params,
        body: z.object({ seen: z.boolean().optional() }),
      },
      // Checked before the body is read, because its parser would accept other types.
      onRequest: async (request) => {
        if (!MERGE_PATCH.test(request.headers['content-type'] ?? ''))
          throw Object.assign(new Error('not a merge patch'), { statusCode: 415 });
      },
    },
    async (request, reply) => {
      const caller = await requireMailbox(request);
      const { id } = request.params;
      const { seen } = request.body;
      if (seen !== undefined) await mail.markSeen(caller.inbox, id, seen);
      const form = formOf(request);
      const resource = await readDetail(caller, id);
      return sendJson(reply, form, form === 'ld' ? inContext(resource) : { seen: resource.fields.seen });
    },
  );

  door.delete(
    '/messages/:id',
    { schema: { tags, security, summary: 'Delete one message', params } },
    async (request, reply) => {
      const { inbox } = await requireMailbox(request);
      await mail.remove(inbox, request.params.id);
      return reply.status(204).send();
    },
  );

  door.get(
    '/messages/:id/download',
    { schema: { tags, security, summary: 'The message as it arrived (message/rfc822)', params } },
    sendRaw,
  );

  door.get(
    '/messages/:id/attachment/:file',
    {
      schema: {
        tags,
        security,
        summary: 'An attachment',
        params: params.extend({ file: z.string().max(16) }),
      },
    },
    async (request, reply) => {
      const { inbox } = await requireMailbox(request);
      const { id, file } = request.params;
      return sendDownload(reply, await mail.attachment(inbox, id, indexOfFile(file)));
    },
  );

  door.get(
    '/sources/:id',
    { schema: { tags, security, summary: 'The message as it arrived, within JSON', params } },
    async (request, reply) => {
      const { inbox } = await requireMailbox(request);
      const { id } = request.params;
      const { content } = await mail.raw(inbox, id);
      const fields = { id, downloadUrl: `/sources/${id}/download` };
      const form = formOf(request);
      const head = form === 'ld' ? inContext({ type: 'Source', iri: `/sources/${id}`, fields }) : fields;
      const type = form === 'ld' ? 'application/ld+json' : 'application/json';
      return reply.type(`${type}; charset=utf-8`).send(Readable.from(jsonWithSource(head, content)));
    },
  );

  door.get(
    '/sources/:id/download',
    { schema: { tags, security, summary: 'The same as a file', params } },
    sendRaw,
  );
}
