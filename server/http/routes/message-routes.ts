import { createHash } from 'node:crypto';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody, success } from '#contract/errors.ts';
import { POSITION_HEADER } from '#contract/events.ts';
import {
  changedAnswer,
  deleteManyBody,
  messageDetailAnswer,
  messageList,
  messageListQuery,
  seenBody,
  seenManyBody,
  ticketAnswer,
} from '#contract/messages.ts';
import { Refusal } from '#server/domain/errors.ts';
import type { Inboxes } from '#server/domain/inboxes/inboxes.ts';
import type { ReadMail } from '#server/domain/reading/read-mail.ts';
import type { ReaderProofs } from '#server/domain/reading/reader-proofs.ts';
import type { App } from '../app-type.ts';
import { sendDownload } from '../download.ts';
import { bearerOf } from '../identify.ts';
import { isUnchanged } from '../is-unchanged.ts';
import { noQuery } from '../no-query.ts';
import { untilClosed } from '../until-closed.ts';
import type { Audience } from './inbox-routes.ts';

const inboxParams = z.object({ address: z.string().max(320) });
const messageParams = inboxParams.extend({ id: z.string().max(64) });
const attachmentParams = messageParams.extend({ attachmentId: z.string().max(16) });

/** The mail in an inbox. Reading needs any valid token and the exact address; only the owner can delete. */
export function registerMessageRoutes(
  base: App,
  {
    audience,
    inboxes,
    mail,
    tickets,
  }: {
    audience: Audience;
    inboxes: Inboxes;
    mail: ReadMail;
    tickets: ReaderProofs;
  },
) {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const path = `${audience.prefix}/emails/:address/messages`;
  const tags = [audience.prefix === '/api' ? 'account mail' : 'guest mail'];
  const security = [{ bearer: [] }];
  const errors = { '4xx': errorBody };

  app.get(
    path,
    {
      schema: {
        tags,
        security,
        summary: 'The messages of an inbox, newest first',
        params: inboxParams,
        querystring: messageListQuery,
        response: { 200: messageList, 304: z.undefined(), ...errors },
      },
    },
    async (request, reply) => {
      const inbox = await inboxes.find(await audience.reader(request), request.params.address);
      const asked = digestOf([request.query, inbox.plusForm]);
      const tagOf = (position: number) => `"${inbox.id}-${position}-${asked}"`;
      const headersAt = (position: number) => ({ etag: tagOf(position), [POSITION_HEADER]: position });
      // The position changes with every change in the inbox, so a 304 needs no read of the mail.
      reply.headers(headersAt(inbox.seq));
      if (isUnchanged(request, tagOf(inbox.seq))) return reply.status(304).send();
      const { messages, position } = await mail.list(inbox, { ...request.query, signal: untilClosed(reply) });
      reply.headers(headersAt(position));
      return {
        success: true as const,
        messages,
        created_at: inbox.createdAt.toISOString(),
        expires_at: inbox.endsAt.toISOString(),
      };
    },
  );

  app.patch(
    path,
    {
      schema: {
        tags,
        security,
        summary: 'Mark up to 100 messages as seen or not seen',
        params: inboxParams,
        querystring: noQuery,
        body: seenManyBody,
        response: { 200: changedAnswer, ...errors },
      },
    },
    async (request) => {
      const inbox = await inboxes.findOwn(await audience.owner(request), request.params.address);
      const { ids, seen } = request.body;
      return { success: true as const, ids: await mail.markManySeen(inbox, ids, seen) };
    },
  );

  app.delete(
    path,
    {
      schema: {
        tags,
        security,
        summary: 'Delete up to 100 messages',
        params: inboxParams,
        querystring: noQuery,
        body: deleteManyBody,
        response: { 200: changedAnswer, ...errors },
      },
    },
    async (request) => {
      const inbox = await inboxes.findOwn(await audience.owner(request), request.params.address);
      return { success: true as const, ids: await mail.removeMany(inbox, request.body.ids) };
    },
  );

  app.get(
    `${path}/:id`,
    {
      schema: {
        tags,
        security,
        summary: 'One message, with sanitized HTML',
        querystring: noQuery,
        params: messageParams,
        response: { 200: messageDetailAnswer, ...errors },
      },
    },
    async (request, reply) => {
      const inbox = await inboxes.find(await audience.reader(request), request.params.address);
      return {
        success: true as const,
        message: await mail.detail(inbox, request.params.id, untilClosed(reply)),
      };
    },
  );

  app.patch(
    `${path}/:id`,
    {
      schema: {
        tags,
        security,
        summary: 'Mark a message as seen or not seen',
        querystring: noQuery,
        params: messageParams,
        body: seenBody,
        response: { 200: success, ...errors },
      },
    },
    async (request) => {
      const inbox = await inboxes.findOwn(await audience.owner(request), request.params.address);
      await mail.markSeen(inbox, request.params.id, request.body.seen);
      return { success: true as const };
    },
  );

  app.delete(
    `${path}/:id`,
    {
      schema: {
        tags,
        security,
        summary: 'Delete one message',
        querystring: noQuery,
        params: messageParams,
        response: { 200: success, ...errors },
      },
    },
    async (request) => {
      const inbox = await inboxes.findOwn(await audience.owner(request), request.params.address);
      await mail.remove(inbox, request.params.id);
      return { success: true as const };
    },
  );

  app.get(
    `${path}/:id/raw`,
    {
      schema: {
        tags,
        security,
        summary: 'The message as it arrived (message/rfc822)',
        params: messageParams,
      },
    },
    async (request, reply) => {
      const inbox = await inboxes.find(await audience.reader(request), request.params.address);
      const raw = await mail.raw(inbox, request.params.id);
      return sendDownload(reply, {
        ...raw,
        filename: `${request.params.id}.eml`,
        contentType: 'message/rfc822',
      });
    },
  );

  app.get(
    `${path}/:id/attachments/:attachmentId`,
    {
      schema: {
        tags,
        security,
        summary: 'An attachment; by bearer token or by ticket',
        params: attachmentParams,
        querystring: z.object({ ticket: z.string().max(1_000).optional() }),
      },
    },
    async (request, reply) => {
      const { address, id, attachmentId } = request.params;
      const { ticket } = request.query;
      const proof = ticket === undefined ? undefined : tickets.open(ticket);
      const inbox = await inboxes.find(await audience.reader(request, proof?.token), address);
      const isFor = (given: ReturnType<typeof tickets.open>) =>
        given?.inboxId === inbox.id && given.thing.join() === [id, attachmentId].join();
      if (proof !== undefined && !isFor(proof)) throw new Refusal('unauthorized');
      const file = await mail.attachment(inbox, id, attachmentId);
      // With a ticket, any page of ours could load it as a script, so it has no type that the sender chose.
      return sendDownload(reply, proof ? { ...file, contentType: 'application/octet-stream' } : file);
    },
  );

  app.post(
    `${path}/:id/attachments/:attachmentId/ticket`,
    {
      schema: {
        tags,
        security,
        summary: 'A link to this attachment, valid for 60 seconds',
        params: attachmentParams,
        response: { 200: ticketAnswer, ...errors },
      },
    },
    async (request) => {
      const { address, id, attachmentId } = request.params;
      const inbox = await inboxes.find(await audience.reader(request), address);
      await mail.attachment(inbox, id, attachmentId);
      const file = `${audience.prefix}/emails/${encodeURIComponent(inbox.address)}/messages/${id}/attachments/${attachmentId}`;
      return {
        success: true as const,
        url: `${file}?ticket=${tickets.issue({ inboxId: inbox.id, token: bearerOf(request)!, thing: [id, attachmentId] })}`,
      };
    },
  );
}

/** A few characters that differ for different queries. */
const digestOf = (query: unknown) =>
  createHash('sha256').update(JSON.stringify(query)).digest('base64url').slice(0, 12);
