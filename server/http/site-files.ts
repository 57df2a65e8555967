import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type SiteFile = {
  type: string;
  etag: string;
  /** Hashed names never change their content. */
  immutable: boolean;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
  /** For pages: the hashes of their inline scripts. */
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
const WITH_ORIGIN = new Set(['.html', '.xml', '.txt', '.webmanifest']);

/** Reads the built site into memory, by URL path. Where pages name their own origin, the real one is put in. */
export async function loadSite({ folder, origin }: { folder: string; origin: string }) {
  const files = new Map<string, SiteFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const extension = extname(entry.name);
    const type = types[extension];
    if (!entry.isFile() || !type) continue;
    const path = join(entry.parentPath, entry.name);
    const raw = await readFile(path);
    const changed = WITH_ORIGIN.has(extension) && raw.includes(ORIGIN_PLACEHOLDER);
    const identity = changed ? Buffer.from(raw.toString().replaceAll(ORIGIN_PLACEHOLDER, origin)) : raw;
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(url, {
      type,
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      immutable: url.startsWith('/assets/'),
      bodies: { identity, ...(await compressed(path, identity, changed, type)) },
      ...(extension === '.html' ? { scriptHashes: hashInlineScripts(identity.toString()) } : {}),
    });
  }
  return files;
}

/** The build left the compressed forms beside the file; a file changed just now is compressed here, faster. */
async function compressed(path: string, identity: Buffer, changed: boolean, type: string) {
  if (changed) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    };
    return { br: brotliCompressSync(identity, { params }), gzip: gzipSync(identity) };
  }
  if (!/text|json|xml|manifest|svg|javascript/.test(type)) return {};
  const [br, gzip] = await Promise.all(
    ['.br', '.gz'].map((end) => readFile(path + end).catch(() => undefined)),
  );
  return { ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) };
}

function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(
    /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g,
  );
  return [...scripts].map(([, body]) => `'sha256-${createHash('sha256').update(body!).digest('base64')}'`);
}
