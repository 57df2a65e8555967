import type { FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mailpitList } from '#contract/mailpit.ts';
import { inWords, Refusal } from '#server/domain/errors.ts';
import { type AllMail, MAX_PAGE } from '#server/domain/mailpit/all-mail.ts';
import type { App } from '../app-type.ts';
import { untilClosed } from '../until-closed.ts';
import type { Caller } from './caller.ts';
import { describeEntry } from './describe.ts';
import { described } from './described.ts';

const MAX_QUERY = 2000;
/** Room for the ids of as many messages as an owner can have. */
const IDS_BYTES = 256 * 1024;

/** Text that is not a number is ignored, as in Mailpit. */
const count = (fallback: number) =>
  z
    .string()
    .optional()
    .transform((text) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : fallback));
const page = { start: count(0), limit: count(50) };
export const search = {
  query: z.string().max(MAX_QUERY).default(''),
  tz: z.string().max(100).optional(),
};

const ids = z.array(z.string().max(100)).nullish();
/** Strict, because a misspelled field name must not turn "these messages" into "all messages". */
const readBody = z.strictObject({
  Read: z.boolean().default(false),
  IDs: ids,
  Search: z.string().max(MAX_QUERY).nullish(),
});
const deleteBody = z.strictObject({ IDs: ids }).nullish();

/** Lists, searches and changes. */
export function registerListRoutes(base: App, { caller, allMail }: { caller: Caller; allMail: AllMail }) {
  const app = base.withTypeProvider<ZodTypeProvider>();

  app.get(
    '/api/v1/messages',
    {
      schema: described('The messages, newest first', {
        querystring: z.object(page),
        response: { 200: mailpitList },
      }),
    },
    async (request) => {
      const { start, limit } = request.query;
      const inboxes = await caller.inboxesOf(request);
      const counts = await allMail.counts(inboxes);
      const entries = await allMail.list(inboxes, { start, limit: limit || MAX_PAGE });
      return envelope(counts, { start, entries, count: counts.total, unread: counts.unread });
    },
  );

  app.get(
    '/api/v1/search',
    {
      schema: described('The messages that match a search', {
        querystring: z.object({ ...page, ...search }),
        response: { 200: mailpitList },
      }),
    },
    async (request, reply) => {
      const { start, limit } = request.query;
      const inboxes = await caller.inboxesOf(request);
      const found = await allMail.search(
        inboxes,
        searchOf(request.query),
        { start, limit },
        untilClosed(reply),
      );
      return envelope(await allMail.counts(inboxes), { start, ...found });
    },
  );

  app.delete(
    '/api/v1/search',
    { schema: described('Delete the messages that match a search', { querystring: z.object(search) }) },
    async (request, reply) => {
      await allMail.remove(await caller.inboxesOf(request), searchOf(request.query));
      return sendOk(reply);
    },
  );

  app.put(
    '/api/v1/messages',
    {
      bodyLimit: IDS_BYTES,
      schema: described('Mark messages as read or unread', {
        querystring: z.object({ tz: search.tz }),
        body: readBody,
      }),
    },
    async (request, reply) => {
      const { Read, IDs, Search: query } = request.body;
      if (IDs?.length && query)
        throw new Refusal('bad-input', inWords('You may specify either IDs or a search query, not both'));
      const selection = query
        ? searchOf({ query, tz: request.query.tz })
        : IDs?.length
          ? { ids: IDs }
          : ('all' as const);
      await allMail.markRead(await caller.inboxesOf(request), selection, Read);
      return sendOk(reply);
    },
  );

  app.delete(
    '/api/v1/messages',
    {
      bodyLimit: IDS_BYTES,
      schema: described('Delete messages; without ids, all of them', { body: deleteBody }),
    },
    async (request, reply) => {
      const chosen = request.body?.IDs;
      await allMail.remove(await caller.inboxesOf(request), chosen?.length ? { ids: chosen } : 'all');
      return sendOk(reply);
    },
  );
}

/** An empty search would match everything, and a search can delete. */
export function searchOf({ query, tz }: { query: string; tz?: string | undefined }) {
  if (!query.trim()) throw new Refusal('bad-input', inWords('Error: no search query'));
  return { query, timeZone: tz };
}

type Found = { start: number; entries: Awaited<ReturnType<AllMail['list']>>; count: number; unread: number };

const envelope = (
  { total, unread }: { total: number; unread: number },
  { start, entries, count: found, unread: foundUnread }: Found,
) => ({
  total,
  unread,
  count: entries.length,
  messages_count: found,
  messages_unread: foundUnread,
  start,
  tags: [],
  messages: entries.map(describeEntry),
});

const sendOk = (reply: FastifyReply) => reply.type('text/plain; charset=utf-8').send('ok');
