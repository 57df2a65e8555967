import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { BACKLOG } from '#server/lib/backlog.ts';
import type { Logger } from '#server/log.ts';
import type { Metrics } from '#server/metrics.ts';
import { describeApi } from './api-description.ts';
import type { App } from './app-type.ts';
import { preferredLanguage } from './choose-language.ts';
import { installErrorHandler, sendNotFound } from './errors.ts';
import { limitConnections } from './limit-connections.ts';
import { limitSlots } from './limit-slots.ts';
import { type HttpLimits, httpLimits } from './limits.ts';
import { withSingleSlashes } from './mailpit/paths.ts';
import { plainIssue } from './plain-issue.ts';
import { readJson } from './read-json.ts';
import { installSecurityHeaders, securityHeaders } from './security-headers.ts';
import { createSite, type Site } from './site.ts';
import type { SiteFile } from './site-files.ts';
import { refuseBrokenRequest, refuseOddRequests, refuseUnreadablePath } from './unreadable.ts';
import { createUpgrades } from './upgrades.ts';

/** The web server, with everything that applies to every request. `register` adds the routes. */
export async function startHttp({
  host,
  port,
  publicUrl,
  trustProxy,
  site: files,
  policyFor,
  operatorPolicy = null,
  rewriteUrl,
  register,
  isUnavailable,
  metrics,
  log,
  limits: replacedLimits,
}: {
  host: string;
  port: number;
  publicUrl: string;
  trustProxy: string[];
  /** Null in a process that serves no pages. Such a process does not describe the API either. */
  site: Map<string, SiteFile> | null;
  policyFor: (scriptHashes: string[]) => string;
  /** The content security policy of the operator's page. Null switches the page off. */
  operatorPolicy?: ((scriptHashes: string[]) => string) | null;
  /** Maps a request to a path, for hosts that have paths of their own. */
  rewriteUrl?: (request: IncomingMessage) => string;
  register: (app: App) => void | Promise<void>;
  isUnavailable: (error: unknown) => boolean;
  metrics: Metrics;
  log: Logger;
  /** Replaces some of the limits, for tests. */
  limits?: Partial<HttpLimits>;
}) {
  const headers = securityHeaders({ https: publicUrl.startsWith('https:') });
  const site = files
    ? createSite({ files, policyFor, operatorPolicy })
    : { answer: sendNotFound, shows: () => false };
  const limits = { ...httpLimits, ...replacedLimits };
  const app = createServer({ headers, site, trustProxy, rewriteUrl, log, limits });
  // Proxies speak for many networks.
  if (!trustProxy.length) limitConnections(app.server, limits.connectionsPerNetwork);
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url}`);
  });
  // Some proxies write a port after the address, which doesn't identify the client. An empty header is not the proxy itself.
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const forwarded = headers['x-forwarded-for'];
    if (forwarded !== undefined)
      headers['x-forwarded-for'] = withoutPorts(String(forwarded)).trim() || 'unknown';
  });
  app.decorateRequest('language', {
    getter() {
      return preferredLanguage(this.headers['accept-language']);
    },
  });
  installErrorHandler(app, isUnavailable);
  installSecurityHeaders(app, headers);
  refuseOddRequests(app, headers);
  limitSlots(app, limits);
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readJson);
  finishResponses(app, { metrics, log });

  if (files) await describeApi(app, files, publicUrl);
  await register(app);
  app.setNotFoundHandler(site.answer);

  await app.listen({ host, port, backlog: BACKLOG });
  return { port: (app.server.address() as AddressInfo).port, routes, close: () => app.close() };
}

function createServer({
  headers,
  site,
  trustProxy,
  rewriteUrl,
  log,
  limits,
}: {
  headers: Record<string, string>;
  site: Site;
  trustProxy: string[];
  rewriteUrl: ((request: IncomingMessage) => string) | undefined;
  log: Logger;
  limits: HttpLimits;
}): App {
  const upgrades = createUpgrades();
  const app = fastify({
    loggerInstance: log.child({}, { serializers: { req: describeRequest } }),
    // Paths contain addresses, so Fastify's own log lines are off. We log the route instead, once per response.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy.length ? trustProxy : false,
    // The client gets the same id that the log shows.
    genReqId: () => randomBytes(12).toString('base64url'),
    // Log lines include the request id themselves. A child logger for each request would live as long as its stream.
    childLoggerFactory: (logger: Logger) => logger,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.stalledMs,
    keepAliveTimeout: limits.keepAliveMs,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 400 },
    rewriteUrl: (request: IncomingMessage) =>
      withSingleSlashes(rewriteUrl ? rewriteUrl(request) : (request.url ?? '/')),
    frameworkErrors: refuseUnreadablePath(headers, site),
    clientErrorHandler: refuseBrokenRequest(headers),
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkMs,
      // Every other request with an Upgrade header is answered as if it had none.
      shouldUpgradeCallback: upgrades.decide,
      // A hook refuses such requests instead, so that the answer has all our headers.
      requireHostHeader: false,
    },
  } as never) as unknown as App;
  app.addHook('onResponse', async ({ raw }) => upgrades.close(raw));
  z.config({ customError: plainIssue });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}

/** Adds the headers that depend on the request, and measures and logs every response. */
function finishResponses(app: App, { metrics, log }: { metrics: Metrics; log: Logger }) {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
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
}

const withoutPorts = (forwarded: string) =>
  forwarded.replace(/(^|,)\s*(?:\[([\da-f:.]+)\]|([\d.]+)(?=:))(?::\d+)?\s*(?=,|$)/gi, '$1$2$3');

const describeRequest = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions?.url,
});
