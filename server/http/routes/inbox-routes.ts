import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deliveriesAnswer } from '#contract/deliveries.ts';
import { errorBody, success } from '#contract/errors.ts';
import {
  extendAnswer,
  generateAnswer,
  generateBody,
  inboxList,
  labelAnswer,
  labelBody,
  refusedBody,
} from '#contract/inboxes.ts';
import type { ReadDeliveries } from '#server/domain/attempts/read-deliveries.ts';
import type { ReportRefusal } from '#server/domain/domains/report-refusal.ts';
import type { Inboxes } from '#server/domain/inboxes/inboxes.ts';
import type { Creation } from '#server/domain/inboxes/limit-creation.ts';
import type { Owner } from '#server/domain/inboxes/owner.ts';
import type { App } from '../app-type.ts';
import { noBody, noQuery } from '../no-query.ts';

export type Audience = {
  prefix: '/api/guest' | '/api';
  /** Identifies who may list, generate and delete here. */
  owner: (request: FastifyRequest) => Promise<Owner>;
  /**
   * Identifies who may read here: the holder of any valid token, guest or account. Without a token, that of the request
   * counts.
   */
  reader: (request: FastifyRequest, token?: string) => Promise<Owner>;
};

/** An owner's inboxes. Registered twice, for guests and for accounts. */
export function registerInboxRoutes(
  base: App,
  {
    audience,
    inboxes,
    creation,
    readDeliveries,
    reportRefusal,
  }: {
    audience: Audience;
    inboxes: Inboxes;
    creation: Creation;
    readDeliveries: ReadDeliveries;
    reportRefusal: ReportRefusal;
  },
) {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const tags = [audience.prefix === '/api' ? 'account inboxes' : 'guest inboxes'];
  const security = [{ bearer: [] }];

  app.post(
    `${audience.prefix}/generate-email`,
    {
      schema: {
        tags,
        security,
        summary: 'Make a new address',
        querystring: noQuery,
        body: generateBody,
        response: { 200: generateAnswer, '4xx': errorBody },
      },
    },
    async (request) => {
      const owner = await audience.owner(request);
      return { success: true as const, email: await creation.generate(owner, request, request.body ?? {}) };
    },
  );

  app.get(
    `${audience.prefix}/emails`,
    {
      schema: {
        tags,
        security,
        summary: 'Your addresses',
        querystring: noQuery,
        response: { 200: inboxList, '4xx': errorBody },
      },
    },
    async (request) => ({ success: true as const, ...(await inboxes.list(await audience.owner(request))) }),
  );

  app.delete(
    `${audience.prefix}/emails`,
    {
      schema: {
        tags,
        security,
        summary: 'Delete all addresses and their mail',
        querystring: noQuery,
        body: noBody,
        response: { 200: success, '4xx': errorBody },
      },
    },
    async (request) => {
      await inboxes.removeAll(await audience.owner(request));
      return { success: true as const };
    },
  );

  app.delete(
    `${audience.prefix}/emails/:id`,
    {
      schema: {
        tags,
        security,
        summary: 'Delete one address and its mail',
        querystring: noQuery,
        params: z.object({ id: z.string().max(320) }),
        response: { 200: success, '4xx': errorBody },
      },
    },
    async (request) => {
      await inboxes.remove(await audience.owner(request), request.params.id);
      return { success: true as const };
    },
  );

  app.patch(
    `${audience.prefix}/emails/:id`,
    {
      schema: {
        tags,
        security,
        summary: 'Give an address a label, which its owner alone sees',
        params: z.object({ id: z.string().max(320) }),
        querystring: noQuery,
        body: labelBody,
        response: { 200: labelAnswer, '4xx': errorBody },
      },
    },
    async (request) => {
      const owner = await audience.owner(request);
      const email = await inboxes.relabel(owner, request.params.id, request.body.label);
      return { success: true as const, email };
    },
  );

  app.post(
    `${audience.prefix}/emails/:id/extend`,
    {
      schema: {
        tags,
        security,
        summary: 'Give an address its time again from now',
        querystring: noQuery,
        params: z.object({ id: z.string().max(320) }),
        response: { 200: extendAnswer, '4xx': errorBody },
      },
    },
    async (request) => {
      const owner = await audience.owner(request);
      return { success: true as const, email: await creation.extend(owner, request, request.params.id) };
    },
  );

  app.get(
    `${audience.prefix}/emails/:address/deliveries`,
    {
      schema: {
        tags,
        security,
        summary: 'What mail servers tried to deliver, and what they were answered',
        params: z.object({ address: z.string().max(320) }),
        querystring: noQuery,
        response: { 200: deliveriesAnswer, '4xx': errorBody },
      },
    },
    async (request) => {
      const inbox = await inboxes.findOwn(await audience.owner(request), request.params.address);
      return { success: true as const, ...(await readDeliveries(inbox)) };
    },
  );

  app.post(
    `${audience.prefix}/emails/:address/refused`,
    {
      schema: {
        tags,
        security,
        summary: 'Say that a site refused this address',
        querystring: noQuery,
        params: z.object({ address: z.string().max(320) }),
        body: refusedBody,
        response: { 200: success, '4xx': errorBody },
      },
    },
    async (request) => {
      const { domain } = await inboxes.findOwn(await audience.owner(request), request.params.address);
      await reportRefusal(domain, request.body.site, request);
      return { success: true as const };
    },
  );
}
