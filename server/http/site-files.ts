import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Language, languages, readPath } from '#contract/languages.ts';
import { fillLimits, type PlanLimits } from '#contract/plan-limits.ts';

type Encoding = 'br' | 'gzip';

export type SiteFile = {
  type: string;
  /** The file name contains a hash of the content, so the content never changes. */
  immutable: boolean;
  content: () => Content;
  /** The file in an encoding, or null where compressing would not make it smaller. */
  encoded: Record<Encoding, () => Buffer | null>;
};

type Content = {
  body: Buffer;
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
};
const ORIGIN_PLACEHOLDER = 'https://origin.invalid';
const WITH_PLACEHOLDERS = new Set(['.html', '.xml', '.txt', '.webmanifest']);

type SiteSource = {
  folder: string;
  origin: string;
  limitsIn: (language: Language) => PlanLimits;
  siteLanguages?: readonly Language[];
};

/**
 * Reads the built site into memory, by URL path. The site's own origin and the limits of the plans are filled in when a
 * file is first requested, so that the server starts quickly.
 */
export function loadSite({ folder, origin, limitsIn, siteLanguages = languages }: SiteSource) {
  const files = new Map<string, SiteFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !types[extname(entry.name)]) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    const fill = (text: string) =>
      fillLimits(
        text.replaceAll(ORIGIN_PLACEHOLDER, origin),
        limitsIn(readPath(url, siteLanguages).language),
      );
    files.set(url, readSiteFile(path, url, fill));
  }
  return files;
}

function readSiteFile(path: string, url: string, fill: (text: string) => string): SiteFile {
  const extension = extname(path);
  const type = types[extension]!;
  const raw = readFileSync(path);
  const isTemplate = WITH_PLACEHOLDERS.has(extension);
  let content: Content | undefined;
  const prepare = () => {
    content ??= describe(isTemplate ? Buffer.from(fill(raw.toString())) : raw, extension === '.html');
    return content;
  };
  return {
    type,
    immutable: url.startsWith('/assets/'),
    content: prepare,
    encoded: isTemplate ? compressLater(() => prepare().body) : readCompressed(path, type),
  };
}

/** The same page with something filled in that is known only later. */
export function fillLater(file: SiteFile, fill: (html: string) => string): SiteFile {
  let content: Content | undefined;
  const prepare = () => {
    content ??= describe(Buffer.from(fill(file.content().body.toString())), true);
    return content;
  };
  return { ...file, content: prepare, encoded: compressLater(() => prepare().body) };
}

function describe(body: Buffer, isPage: boolean): Content {
  return {
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    scriptHashes: isPage ? hashInlineScripts(body.toString()) : null,
  };
}

/** The compressed files that the build wrote next to the file. */
function readCompressed(path: string, type: string) {
  const isText = /text|json|xml|manifest|svg|javascript/.test(type);
  const read = (end: string) => (isText && existsSync(path + end) ? readFileSync(path + end) : null);
  const [br, gzip] = [read('.br'), read('.gz')];
  return { br: () => br, gzip: () => gzip };
}

/** For files with filled-in values. Compresses less than the build does, so that the first visitor doesn't wait. */
function compressLater(read: () => Buffer) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  let br: Buffer | undefined;
  let gzip: Buffer | undefined;
  return {
    br() {
      br ??= brotliCompressSync(read(), { params });
      return br;
    },
    gzip() {
      gzip ??= gzipSync(read());
      return gzip;
    },
  };
}

function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(
    /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
  );
  return [...scripts].map(([, body]) => `'sha256-${createHash('sha256').update(body!).digest('base64')}'`);
}
