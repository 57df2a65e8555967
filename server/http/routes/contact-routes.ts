import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { contactBody } from '#contract/contact.ts';
import { errorBody, success } from '#contract/errors.ts';
import type { Sessions } from '#server/domain/accounts/sessions.ts';
import type { Contact } from '#server/domain/contact/contact.ts';
import type { App } from '../app-type.ts';
import { bearerOf } from '../identify.ts';

export function registerContactRoutes(
  base: App,
  { contact, sessions }: { contact: Contact; sessions: Sessions },
) {
  base.withTypeProvider<ZodTypeProvider>().post(
    '/api/contact',
    {
      schema: {
        tags: ['service'],
        summary: 'A message to support; with the token of a premium user it has priority',
        body: contactBody,
        response: { 200: success, '4xx': errorBody },
      },
    },
    async (request) => {
      const { recipient: _ignored, ...message } = request.body;
      const token = bearerOf(request);
      const account = token && (await sessions.find(token));
      const premium = Boolean(account && sessions.isPremium(account));
      await contact.send(message, { ip: request.ip, premium });
      return { success: true as const };
    },
  );
}
