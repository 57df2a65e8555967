import type { FastifyReply } from 'fastify';
import type { App } from '../app-type.ts';
import { readJson } from '../read-json.ts';
import { registerAccountRoutes } from './account-routes.ts';
import { registerLiveRoute } from './live-route.ts';
import { registerMessageRoutes } from './message-routes.ts';
import { createProblemHandler, sendProblem } from './problems.ts';

type Deps = Parameters<typeof registerAccountRoutes>[1] &
  Parameters<typeof registerMessageRoutes>[1] &
  Parameters<typeof registerLiveRoute>[1] & { isUnavailable: (error: unknown) => boolean };

/** Any page may call this API: the page itself sends the token, and the browser never adds one. */
const openHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-disposition, retry-after',
  vary: 'accept',
};
const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  // `*` does not cover the Authorization header.
  'access-control-allow-headers': 'authorization, *',
  'access-control-max-age': '86400',
};

/** The API of mail.tm, for the programs that use it. It has its own error format, headers and body types. */
export async function registerMailtmDoor(app: App, { isUnavailable, ...deps }: Deps) {
  const handleProblem = createProblemHandler(isUnavailable);
  await app.register(
    async (door) => {
      const addHeaders = (reply: FastifyReply) => reply.headers(openHeaders);
      door.addHook('onRequest', async (_request, reply) => void addHeaders(reply));
      // If an earlier hook fails, ours has not set the headers yet.
      door.setErrorHandler((error: Error, request, reply) =>
        handleProblem(error as never, request, addHeaders(reply)),
      );
      door.setNotFoundHandler((request, reply) => sendProblem(request, addHeaders(reply), 404));
      door.addContentTypeParser(
        ['application/ld+json', 'application/merge-patch+json'],
        { parseAs: 'string' },
        readJson,
      );
      door.options('/*', { schema: { hide: true } as never }, async (_request, reply) =>
        reply.headers(preflightHeaders).status(204).send(),
      );
      registerAccountRoutes(door, deps);
      registerMessageRoutes(door, deps);
      registerLiveRoute(door, deps);
    },
    { prefix: '/mailtm' },
  );
}
