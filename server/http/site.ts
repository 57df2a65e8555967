import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  basePath,
  LANGUAGE_COOKIE,
  type Language,
  languages,
  type Prefix,
  readPath,
} from '#contract/languages.ts';
import { chooseLanguage } from './choose-language.ts';
import { sendNotFound } from './errors.ts';
import { isUnchanged } from './is-unchanged.ts';
import { workerPolicy } from './page-policy.ts';
import { fillLater, type SiteFile } from './site-files.ts';

/** Written by the build for the server; not pages of the site. */
const FALLBACK = '/__spa-fallback.html';
const APP_PATHS = '/app-paths.json';
const WORKER = '/worker.js';

const NOT_BUILT = Buffer.from(
  '<!doctype html><html lang="en"><title>Mayfly</title><h1>Mayfly</h1><p>The website has not been built yet: run <code>npm run build</code>. Mail and the API work.</p>',
);

export type Site = ReturnType<typeof createSite>;

/**
 * Serves the built site. Some pages are drawn in the browser: their paths have no file, so they get the fallback page.
 * An unknown path gets it too, with a 404 for crawlers, and shows the home page.
 */
export function createSite({
  files,
  policyFor,
  operatorPolicy = null,
  siteLanguages = languages,
}: {
  files: Map<string, SiteFile>;
  policyFor: (scriptHashes: string[]) => string;
  /** Null when the operator's page is switched off. Then its path is an unknown path like any other. */
  operatorPolicy?: ((scriptHashes: string[]) => string) | null;
  siteLanguages?: typeof languages;
}) {
  const fallback = files.get(FALLBACK);
  if (fallback && !files.has(APP_PATHS))
    throw new Error('The built site is incomplete: run `npm run build`. It has no app-paths.json.');
  const titlesOf = matchAppPaths(files.get(APP_PATHS));
  /** The fallback page with the titles of application pages, so that a tab has its name before scripts run. */
  const titled = new Map<string, SiteFile>();

  function answer(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request);
    if (isOtherSite(request.url) || isOtherSite(path)) return sendNotFound(request, reply);
    if (path === '/' && siteLanguages.length > 1 && isPageRequest(request)) {
      reply.header('vary', 'accept-encoding, cookie, accept-language');
      const language = chooseLanguage(preferencesOf(request), siteLanguages);
      const base = basePath(language);
      if (base) return reply.header('cache-control', 'no-store').redirect(base + request.url.slice(1), 302);
    }
    const file = findFile(path);
    if (path === WORKER) reply.header('content-security-policy', workerPolicy);
    if (!isPageRequest(request) || (path.startsWith('/api/') && !file)) return sendNotFound(request, reply);
    if (file && !isOperatorPath(path)) return send(request, reply, file);
    if (file && operatorPolicy)
      return send(request, reply.header('x-robots-tag', 'noindex'), file, operatorPolicy);
    if (path.startsWith('/assets/')) return sendNotFound(request, reply);
    if (!fallback) return sendNotBuilt(reply.status(path === '/' ? 200 : 404));
    const { language, path: inner } = readPath(path, siteLanguages);
    const title = titlesOf(inner)?.[language.prefix];
    return send(
      request,
      reply.status(title === undefined ? 404 : 200).header('x-robots-tag', 'noindex'),
      withTitle(files.get(basePath(language) + FALLBACK) ?? fallback, language, title),
    );
  }

  function withTitle(page: SiteFile, { prefix }: Language, title: string | undefined): SiteFile {
    if (!title) return page;
    const key = `${prefix} ${title}`;
    const known = titled.get(key);
    if (known) return known;
    const file = fillLater(page, (html) => html.replace(/<title>[^<]*/, () => `<title>${title}`));
    titled.set(key, file);
    return file;
  }

  function findFile(path: string): SiteFile | undefined {
    if (path.endsWith(FALLBACK) || path === APP_PATHS) return undefined;
    return files.get(path) ?? files.get(`${path.replace(/\/$/, '')}/index.html`);
  }

  async function send(request: FastifyRequest, reply: FastifyReply, file: SiteFile, policy = policyFor) {
    const { etag, scriptHashes } = file.facts();
    if (scriptHashes) reply.header('content-security-policy', policy(scriptHashes));
    reply.headers({
      'content-type': file.type,
      etag,
      vary: reply.getHeader('vary') ?? 'accept-encoding',
      'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    });
    if (reply.statusCode === 200 && isUnchanged(request, etag)) return reply.status(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    for (const encoding of ['br', 'gzip'] as const) {
      const body = accepts[encoding].test(accepted) ? await file.encoded[encoding]() : null;
      if (body) return reply.header('content-encoding', encoding).send(body);
    }
    return reply.send(await file.body());
  }

  return {
    answer,
    /** Whether a malformed URL should be answered with the site, because a person may have typed it. */
    shows: (request: FastifyRequest) => isPageRequest(request) && !request.url.startsWith('/api/'),
  };
}

/** The titles of the page that the build has for a path, such as /dashboard or /inbox/:address, by language. */
function matchAppPaths(file: SiteFile | undefined) {
  type Titles = { [language in Prefix]?: string };
  const pages: Array<[string, Titles]> = file ? Object.entries(JSON.parse(file.text())) : [];
  const known = pages.map(([pattern, titles]) => {
    const source = pattern.replace(':address', '[^/@]+@[^/@]+').replace(/:\w+/g, '[^/]+');
    return { expression: new RegExp(`^${source}/?$`), titles };
  });
  return (path: string) => known.find(({ expression }) => expression.test(path))?.titles;
}

const accepts = { br: /\bbr\b/, gzip: /\bgzip\b/ };
const isPageRequest = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
const preferencesOf = ({ cookies, headers }: FastifyRequest) => ({
  chosen: cookies?.[LANGUAGE_COOKIE],
  accepted: headers['accept-language'],
});
const isOperatorPath = (path: string) => /^\/operator(\/|$)/.test(path);
const sendNotBuilt = (reply: FastifyReply) => reply.type('text/html; charset=utf-8').send(NOT_BUILT);

/** A script that takes such a path for a URL, with or without its language, would lead to another site. */
const isOtherSite = (url: string) => /\/\/|\\/.test(url.split('?')[0]!);

/** A path that cannot be decoded is used as it is and matches no file. */
function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0]!;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
