import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compilePost } from './compile-post.ts';

const METAS = 'virtual:blog-posts';
const BODIES = 'virtual:blog-bodies';
const BODY = 'virtual:blog-body/';

/** Reads the posts in a folder of Markdown files. Drafts (`published: false`) are validated but left out. */
export function readPosts(folder: string) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => compilePost(file, readFileSync(join(folder, file), 'utf8')))
    .filter(({ meta }) => meta.published);
}

/**
 * Compiles content/blog at build time, so that the browser needs no parser. `virtual:blog-posts` is the metadata of
 * all posts; `virtual:blog-bodies` has a loader for each text, which is a chunk of its own.
 */
export function blogPosts(folder = resolve('content/blog')): Plugin {
  const source = (id: string): string | undefined => {
    const posts = readPosts(folder);
    if (id === METAS) return `export default ${JSON.stringify(posts.map(({ meta }) => meta))};`;
    const full = posts.filter(({ meta }) => meta.showContent);
    if (id === BODIES) {
      const loaders = full.map(({ meta: { slug } }) => `'${slug}': () => import('${BODY}${slug}')`);
      return `export default {${loaders.join(', ')}};`;
    }
    const post = full.find(({ meta }) => id === BODY + meta.slug);
    return post && `export default ${JSON.stringify(post.body())};`;
  };

  return {
    name: 'mayfly-blog-posts',
    resolveId: (id) => (id === METAS || id === BODIES || id.startsWith(BODY) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:blog-')) return undefined;
      return source(id.slice(1));
    },
    // In development a changed post updates every module made from the folder.
    hotUpdate({ file, modules }) {
      if (!file.startsWith(folder)) return undefined;
      const made = [...this.environment.moduleGraph.idToModuleMap.values()];
      return [...modules, ...made.filter(({ id }) => id?.startsWith('\0virtual:blog-'))];
    },
  };
}
