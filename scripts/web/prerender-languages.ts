import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { basePath, english, type Language, languages, type Prefix } from '../../contract/languages.ts';

/**
 * React Router has written the English pages. The same server build writes those of the other languages, each below its
 * own base path, so that every link on them leads to a page of the language (decision 040).
 */
export async function prerenderLanguages(buildDirectory: string, paths: string[]): Promise<void> {
  for (const language of languages) {
    if (language === english) continue;
    const { prefix } = language;
    const render = await createRenderer(buildDirectory, language);
    const write = async (path: string, page: string, headers?: HeadersInit) => {
      const html = await render(path, headers);
      const target = join(buildDirectory, 'client', prefix, page);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, html);
    };
    for (const path of paths) await write(path, join(path, 'index.html'));
    await write('/manifest.webmanifest', 'manifest.webmanifest');
    await write('/', '__spa-fallback.html', IN_BROWSER);
  }
}

/** The titles of pages that are drawn in the browser, as HTML, by path and language. */
export async function titlesOf(buildDirectory: string, paths: string[]) {
  const titles: Record<string, { [language in Prefix]?: string }> = {};
  for (const language of languages) {
    const render = await createRenderer(buildDirectory, language);
    for (const path of paths) {
      const [, title] = /<title>([^<]*)<\/title>/.exec(await render(path, IN_BROWSER)) ?? [];
      if (!title) throw new Error(`${path} has no title in ${language.name}`);
      titles[path] = { ...titles[path], [language.prefix]: title };
    }
  }
  return titles;
}

const IN_BROWSER = { 'X-React-Router-SPA-Mode': 'yes' };

async function createRenderer(buildDirectory: string, language: Language) {
  const file = pathToFileURL(join(buildDirectory, 'server', 'index.js')).href;
  // biome-ignore lint/plugin: it is not a module of the source
  const build: ServerBuild = await import(/* @vite-ignore */ file);
  const base = basePath(language);
  const handler = createRequestHandler({ ...build, basename: base || '/' }, 'production');
  return async (path: string, headers: HeadersInit = {}): Promise<string> => {
    const response = await handler(new Request(`http://localhost${base}${path}`, { headers }));
    if (!response.ok) throw new Error(`${base}${path} answers ${response.status}`);
    return response.text();
  };
}
