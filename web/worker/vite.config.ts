import { defineConfig } from 'vite';
import { appPaths, pages, prerenderedPaths } from '../pages.ts';

/** Articles are files in content/blog. */
const paths = [...prerenderedPaths(pages), ...appPaths(pages), '/blog/:slug'];

/** The service worker is one file without a hash in its name, because browsers find a new one under the same address. */
export default defineConfig({
  publicDir: false,
  define: { PAGE_PATHS: JSON.stringify(paths.filter((path) => !path.startsWith('/api/'))) },
  build: {
    outDir: '../../build/client',
    emptyOutDir: false,
    rolldownOptions: { input: 'main.ts', output: { entryFileNames: 'worker.js', format: 'iife' } },
  },
});
