import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { english, languages } from '../../contract/languages.ts';

/**
 * React Router has written the English pages. The same server build writes those of the other languages, each below its
 * own base path, so that every link on them leads to a page of the language (decision 040).
 */
export async function prerenderLanguages(buildDirectory: string, paths: string[]): Promise<void> {
  const others = languages.filter((language) => language !== english);
  if (others.length === 0) return;
  const file = pathToFileURL(join(buildDirectory, 'server', 'index.js')).href;
  // biome-ignore lint/plugin: it is not a module of the source
  const build: ServerBuild = await import(/* @vite-ignore */ file);
  for (const { prefix } of others) {
    const handler = createRequestHandler({ ...build, basename: `/${prefix}` }, 'production');
    const write = async (path: string, page: string, headers: HeadersInit = {}) => {
      const response = await handler(new Request(`http://localhost/${prefix}${path}`, { headers }));
      if (!response.ok) throw new Error(`/${prefix}${path} answers ${response.status}`);
      const target = join(buildDirectory, 'client', prefix, page);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, await response.text());
    };
    for (const path of paths) await write(path, join(path, 'index.html'));
    await write('/manifest.webmanifest', 'manifest.webmanifest');
    await write('/', '__spa-fallback.html', { 'X-React-Router-SPA-Mode': 'yes' });
  }
}
