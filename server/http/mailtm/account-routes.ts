import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { lifeOptions } from '#contract/inboxes.ts';
import { Refusal } from '#server/domain/errors.ts';
import type { Inboxes } from '#server/domain/inboxes/inboxes.ts';
import type { Creation } from '#server/domain/inboxes/limit-creation.ts';
import type { Mailboxes } from '#server/domain/inboxes/mailboxes.ts';
import type { App } from '../app-type.ts';
import { formOf, sendJson, sendPage, sendResource } from './forms.ts';
import { pageOf, pageQuery } from './pages.ts';
import { sendProblem, unauthorized } from './problems.ts';
import type { RequireMailbox } from './require-mailbox.ts';
import { accountIri, accountResource, domainResource } from './resources.ts';

const tags = ['mail.tm'];
const security = [{ bearer: [] }];
const credentials = z.object({ address: z.string(), password: z.string() });
/** mail.tm itself has no such options, and its clients send none. */
const newAccount = credentials.extend(lifeOptions);
const idParams = z.object({ id: z.string().max(64) });

/** Domains and accounts. The first four calls are public and ignore any token. */
export function registerAccountRoutes(
  base: App,
  {
    domains,
    creation,
    mailboxes,
    inboxes,
    requireMailbox,
  }: {
    domains: () => Array<{ id: string; domain: string }>;
    creation: Creation;
    mailboxes: Mailboxes;
    inboxes: Inboxes;
    requireMailbox: RequireMailbox;
  },
) {
  const door = base.withTypeProvider<ZodTypeProvider>();

  door.get(
    '/domains',
    { schema: { tags, summary: 'The mail domains', querystring: pageQuery } },
    async (request, reply) =>
      sendPage(request, reply, {
        type: 'Domain',
        iri: '/domains',
        ...pageOf(
          domains().map(({ id, domain }) => domainResource(id, domain)),
          request.query.page,
        ),
      }),
  );

  door.get(
    '/domains/:id',
    { schema: { tags, summary: 'One mail domain', params: idParams } },
    async (request, reply) => {
      const found = domains().find(({ id }) => id === request.params.id);
      if (!found) throw new Refusal('not-found');
      return sendResource(request, reply, domainResource(found.id, found.domain));
    },
  );

  door.post(
    '/accounts',
    { schema: { tags, summary: 'Make an address with a chosen name and a password', body: newAccount } },
    async (request, reply) => {
      const mailbox = await creation.register(request.body, request);
      return sendResource(request, reply.status(201), accountResource(mailbox, 0));
    },
  );

  door.post(
    '/token',
    { schema: { tags, summary: 'The token of an account', body: credentials } },
    async (request, reply) => {
      const signedIn = await mailboxes.signIn(request.body, request);
      if (!signedIn) throw unauthorized('Invalid credentials.');
      const { token, ownerId: id } = signedIn;
      return sendJson(reply, formOf(request), { token, '@id': accountIri(id), id });
    },
  );

  door.get('/me', { schema: { tags, security, summary: 'Your account' } }, async (request, reply) => {
    const mailbox = await requireMailbox(request);
    return sendResource(request, reply, accountResource(mailbox, await mailboxes.used(mailbox)));
  });

  door.get(
    '/accounts/:id',
    { schema: { tags, security, summary: 'Your account by its id', params: idParams } },
    async (request, reply) => {
      const mailbox = await requireMailbox(request);
      if (mailbox.owner.id !== request.params.id) throw new Refusal('not-found');
      return sendResource(request, reply, accountResource(mailbox, await mailboxes.used(mailbox)));
    },
  );

  door.delete(
    '/accounts/:id',
    { schema: { tags, security, summary: 'Delete your account and its mail', params: idParams } },
    async (request, reply) => {
      const { owner } = await requireMailbox(request);
      if (owner.id !== request.params.id) throw new Refusal('not-found');
      await inboxes.removeAll(owner);
      return reply.status(204).send();
    },
  );

  door.route({
    method: ['PATCH', 'PUT'],
    url: '/accounts/:id',
    schema: { hide: true } as never,
    handler: async (request, reply) => sendProblem(request, reply.header('allow', 'GET, DELETE'), 405),
  });
}
