import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyRequest, LogController } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { brand } from '#contract/brand.ts';
import type { Logger } from '#server/log.ts';
import type { Metrics } from '#server/metrics.ts';
import type { App } from './app-type.ts';
import { installErrorHandler, refuseUnreadable, sendNotFound } from './errors.ts';
import { type HttpLimits, httpLimits } from './limits.ts';
import { installSecurityHeaders, securityHeaders } from './security-headers.ts';
import { createSite } from './site.ts';
import type { SiteFile } from './site-files.ts';
import { refuseBrokenRequest, refuseOddRequests } from './unreadable.ts';

/** The web server: what holds for every request. The routes themselves come from `register`. */
export async function startHttp({
  host,
  port,
  publicUrl,
  trustProxy,
  site: files,
  policyFor,
  operatorPolicy = null,
  register,
  isUnavailable,
  metrics,
  log,
  limits: changed = {},
}: {
  host: string;
  port: number;
  publicUrl: string;
  trustProxy: string[];
  /** Null in a process that serves no pages: then it has no description of an API either. */
  site: Map<string, SiteFile> | null;
  policyFor: (scriptHashes: string[]) => string;
  /** With it there is an operator's page. */
  operatorPolicy?: ((scriptHashes: string[]) => string) | null;
  register: (app: App) => void | Promise<void>;
  isUnavailable: (error: unknown) => boolean;
  metrics: Metrics;
  log: Logger;
  /** Over our own limits. */
  limits?: Partial<HttpLimits>;
}) {
  const limits = { ...httpLimits, ...changed };
  const headers = securityHeaders({ https: publicUrl.startsWith('https:') });
  const site = files
    ? createSite({ files, policyFor, operatorPolicy })
    : { answer: sendNotFound, shows: () => false };
  const app = fastify({
    loggerInstance: log.child({}, { serializers: { req: describeRequest } }),
    // Paths hold addresses: the log names the route instead, in one line when the answer is out.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy.length ? trustProxy : false,
    // The one a client is told is the one in the log.
    genReqId: () => randomBytes(12).toString('base64url'),
    // Lines name their request themselves: a logger for each would live as long as its stream.
    childLoggerFactory: (logger: Logger) => logger,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.stalledMs,
    keepAliveTimeout: limits.keepAliveMs,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 400 },
    frameworkErrors: refuseUnreadable(headers, site),
    clientErrorHandler: refuseBrokenRequest(headers),
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkMs,
      // Refused by a hook instead, with all headers.
      requireHostHeader: false,
    },
  } as never) as unknown as App;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url}`);
  });
  installErrorHandler(app, isUnavailable);
  installSecurityHeaders(app, headers);
  refuseOddRequests(app, headers);
  acceptEmptyJson(app);

  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // By the route too: an encoded letter makes another path of the same route.
    const isApi = [request.url, request.routeOptions.url].some((path) => path?.startsWith('/api/'));
    if (isApi && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    metrics.httpRequests.inc({ status: `${Math.floor(reply.statusCode / 100)}xx` });
    metrics.httpSeconds.observe(reply.elapsedTime / 1000);
    const line = {
      route: request.routeOptions.url ?? 'site',
      method: request.method,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    log.debug({ reqId: request.id, ...line }, 'request');
  });

  if (files) await describeApi(app);
  await register(app);
  app.setNotFoundHandler(site.answer);

  await app.listen({ host, port });
  return { port: (app.server.address() as AddressInfo).port, routes, close: () => app.close() };
}

/** The API's own description, for programs and for people. */
async function describeApi(app: App) {
  await app.register(swagger, {
    openapi: {
      info: {
        title: `${brand.name} API`,
        version: '1',
        description: 'Disposable inboxes over HTTP. Errors are { success: false, error }.',
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: docsPolicy,
    theme: { title: `${brand.name} API` },
  });
  app.get('/api/openapi.json', { schema: { hide: true } as never }, async () => app.swagger());
}

/** The library's own would turn every request into HTTPS, and leave the page empty where there is none. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Clients send the JSON content type with an empty body, as the specification's calls do. */
function acceptEmptyJson(app: App) {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      done(null, JSON.parse(body as string));
    } catch {
      done(Object.assign(new Error('invalid JSON'), { statusCode: 400 }));
    }
  });
}

const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions?.url,
});
