import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { changeDomainBody, domainAnswer, domainList, newDomainBody } from '#contract/domains.ts';
import { errorBody, success } from '#contract/errors.ts';
import type { OwnDomains } from '#server/domain/domains/own-domains.ts';
import type { App } from '../app-type.ts';
import { type Identify, requireOwner } from '../identify.ts';
import { noQuery } from '../no-query.ts';

const params = z.object({ name: z.string().max(400) });

/** The domains that somebody may use, and the own ones of an account, for its sessions and keys. */
export function registerDomainRoutes(
  base: App,
  {
    domains,
    identifyAccount,
    identifyAnyAccount,
  }: { domains: OwnDomains; identifyAccount: Identify; identifyAnyAccount: Identify },
) {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const shared = { tags: ['domains'], security: [{ bearer: [] }] };
  const errors = { '4xx': errorBody };
  const ownerOf = (request: FastifyRequest) => requireOwner(request, identifyAccount);
  /** Also after premium has ended. */
  const memberOf = (request: FastifyRequest) => requireOwner(request, identifyAnyAccount);

  app.get(
    '/api/guest/domains',
    {
      schema: {
        tags: ['guest inboxes'],
        summary: 'The domains on which guests can have addresses',
        querystring: noQuery,
        response: { 200: domainList, ...errors },
      },
    },
    async () => ({ success: true as const, domains: domains.listShared() }),
  );

  app.get(
    '/api/domains',
    {
      schema: {
        ...shared,
        summary: 'Your own domains with their DNS records, and the shared domains you can use',
        querystring: noQuery,
        response: { 200: domainList, ...errors },
      },
    },
    async (request) => ({ success: true as const, domains: await domains.list(await memberOf(request)) }),
  );

  app.post(
    '/api/domains',
    {
      schema: {
        ...shared,
        summary: 'Add a domain of your own; the answer has the DNS records to publish',
        body: newDomainBody,
        response: { 201: domainAnswer, ...errors },
      },
    },
    async (request, reply) => {
      const domain = await domains.claim(await ownerOf(request), request.body.name);
      return reply.status(201).send({ success: true as const, domain });
    },
  );

  app.post(
    '/api/domains/:name/verify',
    {
      schema: {
        ...shared,
        summary: 'Look at the DNS records of a domain now',
        params,
        response: { 200: domainAnswer, ...errors },
      },
    },
    async (request) => ({
      success: true as const,
      domain: await domains.verify(await ownerOf(request), request.params.name),
    }),
  );

  app.patch(
    '/api/domains/:name',
    {
      schema: {
        ...shared,
        summary: 'Switch sub-domains on or off; on needs an MX record for all of them',
        params,
        body: changeDomainBody,
        response: { 200: domainAnswer, ...errors },
      },
    },
    async (request) => ({
      success: true as const,
      domain: await domains.change(await ownerOf(request), request.params.name, request.body),
    }),
  );

  app.delete(
    '/api/domains/:name',
    {
      schema: {
        ...shared,
        summary: 'Give up a domain and close its addresses',
        params,
        response: { 200: success, ...errors },
      },
    },
    async (request) => {
      await domains.remove(await memberOf(request), request.params.name);
      return { success: true as const };
    },
  );
}
