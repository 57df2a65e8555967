import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** The CSP sources of every script that stands inline in a page. Data blocks never run and need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes: string[] = [];
  for (const [, attributes = '', body = ''] of html.matchAll(inlineScript)) {
    if (/type="application\//.test(attributes)) continue;
    hashes.push(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return hashes;
}

/**
 * Writes build/csp.json: `{ scriptHashes: { "pricing/index.html": ["'sha256-…'"] } }`, keyed by the file's
 * path in build/client, for the server to put into `script-src` of that page.
 */
export async function writeCspHashes(buildDirectory: string): Promise<void> {
  const client = join(buildDirectory, 'client');
  const files = (await readdir(client, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  const scriptHashes: Record<string, string[]> = {};
  for (const file of files) {
    scriptHashes[file] = [...new Set(inlineScriptHashes(await readFile(join(client, file), 'utf8')))];
  }
  await writeFile(join(buildDirectory, 'csp.json'), `${JSON.stringify({ scriptHashes }, null, 2)}\n`);
}
