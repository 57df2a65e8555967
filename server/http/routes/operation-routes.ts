import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type PublicConfig, publicConfig } from '#contract/config.ts';
import { texts } from '#contract/texts.ts';
import { Refusal } from '#server/domain/errors.ts';
import { hashToken } from '#server/domain/ids.ts';
import { version } from '#server/lib/version.ts';
import type { App } from '../app-type.ts';

/** Health, readiness, metrics and the public configuration. */
export function registerOperationRoutes(
  base: App,
  {
    metrics,
    metricsToken,
    ready,
    config,
  }: {
    metrics: () => Promise<string>;
    metricsToken: string | null;
    /** Names what is not ready; empty when everything is. */
    ready: () => Promise<string[]>;
    /** Null in a process that serves no pages. */
    config: (() => PublicConfig) | null;
  },
) {
  const app = base.withTypeProvider<ZodTypeProvider>();
  // They must answer even when a network has no slot left.
  const hidden = { config: { slot: 'none' as const }, schema: { hide: true } };

  app.get('/healthz', hidden, async () => ({ status: 'ok', version }));

  app.get('/readyz', hidden, async (_request, reply) => {
    const missing = await ready();
    return missing.length ? reply.status(503).send({ status: 'not ready', missing }) : { status: 'ready' };
  });

  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayRead(request, metricsToken)) throw new Refusal('unauthorized', texts.unauthorized);
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics());
  });

  if (!config) return;
  app.get(
    '/api/config',
    {
      schema: {
        tags: ['service'],
        summary: 'The public settings of this service',
        response: { 200: publicConfig },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return config();
    },
  );
}

/** Requires the token if one is set. Without a token, only direct connections from this machine may read. */
function mayRead(request: FastifyRequest, token: string | null) {
  if (token) {
    const given = (request.headers.authorization ?? '').replace(/^Bearer /i, '');
    return timingSafeEqual(hashToken(given), hashToken(token));
  }
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some(
    (name) => request.headers[name],
  );
  const peer = request.socket.remoteAddress ?? '';
  return !forwarded && /^(127\.|::1$|::ffff:127\.)/.test(peer);
}
