import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { readPosts } from './scripts/web/blog-posts.ts';
import { prerenderLanguages, titlesOf } from './scripts/web/prerender-languages.ts';
import { appPaths, pages, prerenderedPaths } from './web/pages.ts';

const posts = readPosts('content/blog').map(({ meta }) => `/blog/${meta.slug}`);

export default {
  appDirectory: 'web',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  prerender: [...prerenderedPaths(pages), ...posts, '/feed.xml', '/sitemap.xml', '/manifest.webmanifest'],
  /** The server knows nothing of web/, so the build tells it which paths are drawn in the browser, and their titles. */
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const file = join(buildDirectory, 'client', 'app-paths.json');
    const titles = await titlesOf(buildDirectory, appPaths(pages));
    await writeFile(file, `${JSON.stringify(titles, null, 2)}\n`);
    await prerenderLanguages(buildDirectory, prerenderedPaths(pages.filter((page) => !page.onlyEnglish)));
  },
} satisfies Config;
