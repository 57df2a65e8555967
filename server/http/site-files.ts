import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { fillLimits } from '#contract/fill-limits.ts';
import { english, type Language, languages, readPath } from '#contract/languages.ts';
import type { PlanLimits } from '#contract/plan-limits.ts';

// Node compresses these on other threads, so a client that asks for many pages at once delays nobody else.
const compress = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);
const decompress = promisify<Buffer, Buffer>(brotliDecompress);
const zip = promisify<Buffer, Buffer>(gzip);

type Encoding = 'br' | 'gzip';

export type SiteFile = {
  type: string;
  /** The file name contains a hash of the content, so the content never changes. */
  immutable: boolean;
  text: () => string;
  facts: () => Facts;
  body: () => Promise<Buffer>;
  /** The file in an encoding, or null where compressing would not make it smaller. */
  encoded: Record<Encoding, () => Promise<Buffer | null>>;
};

type Facts = {
  etag: string;
  /** Only for HTML: the hashes of the inline scripts, for the content security policy. */
  scriptHashes: string[] | null;
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};
const ORIGIN_PLACEHOLDER = 'https://origin.invalid';
const WITH_PLACEHOLDERS = new Set(['.html', '.xml', '.txt', '.webmanifest']);

/** As large a window as a page needs: the usual one takes megabytes for each page. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 };

type SiteSource = {
  folder: string;
  origin: string;
  limitsIn: (language: Language) => PlanLimits;
  siteLanguages?: readonly Language[];
};

/**
 * The files of the built site, by URL path. The site's own origin and the limits of the plans are filled in when a file is
 * first requested, so that the server starts quickly. Only the pages in English are in memory before, because most
 * visitors need few of the others, and few of the hundreds of scripts.
 */
export function loadSite({ folder, origin, limitsIn, siteLanguages = languages }: SiteSource) {
  const files = new Map<string, SiteFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !types[extname(entry.name)]) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    const { language } = readPath(url, siteLanguages);
    const fill = (text: string) =>
      fillLimits(text.replaceAll(ORIGIN_PLACEHOLDER, origin), limitsIn(language));
    if (!WITH_PLACEHOLDERS.has(extname(path))) files.set(url, plainFile(path, url));
    else {
      const early = language === english ? readFileSync(path) : null;
      files.set(
        url,
        template(typeOf(path), () => fill((early ?? readFileSync(path)).toString())),
      );
    }
  }
  return files;
}

const typeOf = (path: string) => types[extname(path)]!;

/** A file that is served as it is. It stays in memory once it was requested. */
function plainFile(path: string, url: string): SiteFile {
  const raw = once(() => readFileSync(path));
  return {
    type: typeOf(path),
    immutable: url.startsWith('/assets/'),
    text: () => raw().toString(),
    facts: once(() => ({ etag: etagOf(raw()), scriptHashes: null })),
    body: async () => raw(),
    encoded: readCompressed(path, typeOf(path)),
  };
}

function once<T>(read: () => T): () => T {
  let known: { value: T } | undefined;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

/** The same page with something filled in that is known only later. */
export const fillLater = ({ type, text }: SiteFile, fill: (html: string) => string): SiteFile =>
  template(type, () => fill(text()));

/**
 * A file whose content is known when it is first requested. Only compressed forms stay in memory, which almost all
 * browsers want. They are compressed less than the build does, so that the first visitor doesn't wait.
 */
function template(type: string, text: () => string): SiteFile {
  let ready: { facts: Facts; br: Promise<Buffer>; gzip?: Promise<Buffer> } | undefined;
  const prepare = () => {
    if (ready) return ready;
    const filled = text();
    const body = Buffer.from(filled);
    const scriptHashes = type.startsWith('text/html') ? hashInlineScripts(filled) : null;
    ready = { facts: { etag: etagOf(body), scriptHashes }, br: compress(body, { params }) };
    return ready;
  };
  const body = async () => decompress(await prepare().br);
  return {
    type,
    immutable: false,
    text,
    facts: () => prepare().facts,
    body,
    encoded: {
      br: () => prepare().br,
      gzip() {
        const file = prepare();
        file.gzip ??= body().then((whole) => zip(whole));
        return file.gzip;
      },
    },
  };
}

const etagOf = (body: Buffer) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** The compressed files that the build wrote next to the file. */
function readCompressed(path: string, type: string) {
  const isText = /text|json|xml|manifest|svg|javascript/.test(type);
  const reads = (end: string) => {
    const read = once(() => (isText && existsSync(path + end) ? readFileSync(path + end) : null));
    return async () => read();
  };
  return { br: reads('.br'), gzip: reads('.gz') };
}

function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(
    /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
  );
  return [...scripts].map(([, body]) => `'sha256-${createHash('sha256').update(body!).digest('base64')}'`);
}
