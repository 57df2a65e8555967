import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type PublicConfig, publicConfig } from '#contract/config.ts';
import { Refusal } from '#server/domain/errors.ts';
import { hashToken } from '#server/domain/ids.ts';
import { version } from '#server/lib/version.ts';
import type { App } from '../app-type.ts';
import { type IsOwnName, isFromHere } from '../own-names.ts';

/**
 * Health, readiness, metrics and the public configuration. Without a token, only direct callers on this machine who know
 * its name may read the metrics.
 */
export function registerOperationRoutes(
  base: App,
  {
    metrics,
    metricsToken,
    isOwnName,
    ready,
    config,
  }: {
    metrics: () => Promise<string>;
    metricsToken: string | null;
    isOwnName: IsOwnName;
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
    const mayRead = metricsToken
      ? hasToken(request, metricsToken)
      : isFromHere(request) && isOwnName(request);
    if (!mayRead) throw new Refusal('unauthorized');
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

function hasToken(request: FastifyRequest, token: string) {
  const given = (request.headers.authorization ?? '').replace(/^Bearer /i, '');
  return timingSafeEqual(hashToken(given), hashToken(token));
}
