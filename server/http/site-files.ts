import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fillLimits, type PlanLimits } from '#contract/plan-limits.ts';

export type SiteFile = {
  type: string;
  etag: string;
  /** The file name contains a hash of the content, so the content never changes. */
  immutable: boolean;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
  /** Only for HTML: the hashes of the inline scripts, for the content security policy. */
  scriptHashes?: string[];
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

type SiteSource = { folder: string; origin: string; limits: PlanLimits };

/** Reads the built site into memory, by URL path, and fills in the site's own origin and the limits of the plans. */
export async function loadSite({ folder, origin, limits }: SiteSource) {
  const files = new Map<string, SiteFile>();
  const fill = (text: string) => fillLimits(text.replaceAll(ORIGIN_PLACEHOLDER, origin), limits);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile() || !types[extname(entry.name)]) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(url, await readSiteFile(path, url, fill));
  }
  return files;
}

async function readSiteFile(path: string, url: string, fill: (text: string) => string): Promise<SiteFile> {
  const extension = extname(path);
  const type = types[extension]!;
  const raw = await readFile(path);
  const identity = WITH_PLACEHOLDERS.has(extension) ? Buffer.from(fill(raw.toString())) : raw;
  const compressed = identity.equals(raw) ? await readCompressed(path, type) : compress(identity);
  return {
    type,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    immutable: url.startsWith('/assets/'),
    bodies: { identity, ...compressed },
    ...(extension === '.html' ? { scriptHashes: hashInlineScripts(identity.toString()) } : {}),
  };
}

/** The compressed files that the build wrote next to the file. */
async function readCompressed(path: string, type: string) {
  if (!/text|json|xml|manifest|svg|javascript/.test(type)) return {};
  const [br, gzip] = await Promise.all(
    ['.br', '.gz'].map((end) => readFile(path + end).catch(() => undefined)),
  );
  return { ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) };
}

/** For a file that was filled in: compressed less than the build does, so that the server starts quickly. */
function compress(body: Buffer) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return { br: brotliCompressSync(body, { params }), gzip: gzipSync(body) };
}

function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(
    /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
  );
  return [...scripts].map(([, body]) => `'sha256-${createHash('sha256').update(body!).digest('base64')}'`);
}
