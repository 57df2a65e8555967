import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from './errors.ts';
import type { SiteFile } from './site-files.ts';

/** Paths the app draws in the browser: they exist, though no file does. */
const APP_PATHS =
  /^\/(dashboard|benefits|manage|payment|payment-success|reset-password|reactivate-subscription|expired-subscription|resubscribe|inbox\/[^/@]+@[^/@]+)\/?$/;
const PLAIN = Buffer.from(
  '<!doctype html><html lang="en"><title>Mayfly</title><h1>Mayfly</h1><p>The web site is not built yet: run <code>npm run build</code>. Mail and the API work.</p>',
);

export type Site = ReturnType<typeof createSite>;

/** The built site. An unknown path shows home to people and is a 404 to crawlers. */
export function createSite({
  files,
  policyFor,
  operatorPolicy = null,
}: {
  files: Map<string, SiteFile>;
  policyFor: (scriptHashes: string[]) => string;
  /** Null where the operator's page is switched off: its path is then one like any other. */
  operatorPolicy?: ((scriptHashes: string[]) => string) | null;
}) {
  const fallback = files.get('/__spa-fallback.html');

  function answer(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request);
    if (path.startsWith('/api/') || !asksForPage(request)) return sendNotFound(request, reply);
    const file = files.get(path) ?? files.get(`${path.replace(/\/$/, '')}/index.html`);
    if (file && /^\/operator(\/|$)/.test(path)) {
      if (operatorPolicy) return send(request, reply.header('x-robots-tag', 'noindex'), file, operatorPolicy);
    } else if (file && path !== '/__spa-fallback.html') return send(request, reply, file);
    if (path.startsWith('/assets/')) return sendNotFound(request, reply);
    if (!fallback)
      return reply
        .status(path === '/' ? 200 : 404)
        .type('text/html; charset=utf-8')
        .send(PLAIN);
    if (APP_PATHS.test(path)) return send(request, reply.header('x-robots-tag', 'noindex'), fallback);
    return send(request, reply.status(404).header('x-robots-tag', 'noindex'), fallback);
  }

  function send(request: FastifyRequest, reply: FastifyReply, file: SiteFile, policy = policyFor) {
    if (file.scriptHashes) reply.header('content-security-policy', policy(file.scriptHashes));
    reply.headers({
      'content-type': file.type,
      etag: file.etag,
      vary: 'accept-encoding',
      'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    });
    if (reply.statusCode === 200 && request.headers['if-none-match'] === file.etag)
      return reply.status(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const { identity, br, gzip } = file.bodies;
    if (br && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br);
    if (gzip && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gzip);
    return reply.send(identity);
  }

  return {
    answer,
    /** Whether a path that cannot be read is a person's slip, who had better see the site than an error of ours. */
    shows: (request: FastifyRequest) => asksForPage(request) && !request.url.startsWith('/api/'),
  };
}

const asksForPage = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** What cannot be decoded stays as it came, and is nobody's path. */
function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0]!;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
