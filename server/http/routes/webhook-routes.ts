import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorBody, success } from '#contract/errors.ts';
import {
  deliveryList,
  newWebhookAnswer,
  newWebhookBody,
  webhookList,
  webhookTestAnswer,
} from '#contract/webhooks.ts';
import type { ManageWebhooks } from '#server/domain/webhooks/manage-webhooks.ts';
import type { App } from '../app-type.ts';
import { type Identify, requireOwner } from '../identify.ts';
import { noQuery } from '../no-query.ts';

const params = z.object({ id: z.string().max(64) });

/** Webhooks of an account, for its sessions and keys. */
export function registerWebhookRoutes(
  base: App,
  { webhooks, identifyAccount }: { webhooks: ManageWebhooks; identifyAccount: Identify },
) {
  const app = base.withTypeProvider<ZodTypeProvider>();
  const shared = { tags: ['webhooks'], security: [{ bearer: [] }] };
  const errors = { '4xx': errorBody };
  const ownerOf = (request: FastifyRequest) => requireOwner(request, identifyAccount);

  app.get(
    '/api/webhooks',
    {
      schema: {
        ...shared,
        summary: 'Your webhooks',
        querystring: noQuery,
        response: { 200: webhookList, ...errors },
      },
    },
    async (request) => ({ success: true as const, webhooks: await webhooks.list(await ownerOf(request)) }),
  );

  app.post(
    '/api/webhooks',
    {
      schema: {
        ...shared,
        summary: 'Add a webhook for new mail; its secret is shown once',
        body: newWebhookBody,
        response: { 200: newWebhookAnswer, ...errors },
      },
    },
    async (request) => ({
      success: true as const,
      webhook: await webhooks.create(await ownerOf(request), request.body),
    }),
  );

  app.delete(
    '/api/webhooks/:id',
    { schema: { ...shared, summary: 'Delete a webhook', params, response: { 200: success, ...errors } } },
    async (request) => {
      await webhooks.remove(await ownerOf(request), request.params.id);
      return { success: true as const };
    },
  );

  app.post(
    '/api/webhooks/:id/test',
    {
      schema: {
        ...shared,
        summary: 'Send a test now and return the result',
        params,
        response: { 200: webhookTestAnswer, ...errors },
      },
    },
    async (request) => ({
      success: true as const,
      delivery: await webhooks.test(await ownerOf(request), request.params.id),
    }),
  );

  app.get(
    '/api/webhooks/:id/deliveries',
    {
      schema: {
        ...shared,
        summary: 'The last 20 attempts, newest first',
        params,
        querystring: noQuery,
        response: { 200: deliveryList, ...errors },
      },
    },
    async (request) => ({
      success: true as const,
      deliveries: await webhooks.deliveries(await ownerOf(request), request.params.id),
    }),
  );
}
