import { relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { compilePage } from './compile-page.ts';

/** Compiles the pages in content/pages at build time, so that the browser needs no parser. */
export function pageTexts(folder = resolve('content/pages')): Plugin {
  return {
    name: 'mayfly-page-texts',
    transform(source, id) {
      if (!id.startsWith(folder + sep)) return undefined;
      return {
        code: compilePage(relative(folder, id).replace(sep, '/'), source),
        moduleType: 'js',
        map: null,
      };
    },
  };
}
