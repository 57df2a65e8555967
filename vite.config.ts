import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { blogPosts } from './scripts/web/blog-posts.ts';
import { pageTexts } from './scripts/web/page-texts.ts';
import { groupOf, nameOfTexts, textFiles, textGroups } from './scripts/web/text-files.ts';
import { textsByLanguage } from './scripts/web/texts-by-language.ts';

/** The routes of home. With everything they import they become one file instead of forty, which compresses better. */
const core = /[\\/]web[\\/](?:root|routes[\\/](?:shell|home))\.tsx/;
/** What texts are made with. Home waits for its texts while it loads, so they may import nothing from its file. */
const beforeTexts =
  /[\\/](?:node_modules[\\/]react[\\/]|contract[\\/](?:languages|brand|isolate)\.|web[\\/](?:language[\\/](?:load-texts|page-language|words)|lib[\\/]limits)\.)/;
export default defineConfig({
  plugins: [
    tailwindcss(),
    blogPosts(),
    pageTexts(),
    textsByLanguage({ groupOf }),
    textGroups(),
    textFiles(),
    reactRouter(),
  ],
  build: {
    assetsInlineLimit: 0,
    modulePreload: {
      // Every page names the file of its own texts. A list of all others would make each page longer.
      resolveDependencies: (file, needed) => (/texts-\w\w-/.test(file) ? [] : needed),
    },
    rolldownOptions: {
      output: {
        // Every page loads the list of all files, so their names are short. What several files share has none.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${facadeModuleId ? `${nameOfTexts(facadeModuleId) ?? '[name]'}-` : ''}[hash:7].js`,
        codeSplitting: {
          groups: [
            { name: 'base', test: beforeTexts, priority: 2 },
            { name: 'core', test: core },
          ],
        },
      },
    },
  },
  environments: {
    // One file: texts that are awaited while a file loads may not import from that same file.
    ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
  },
});
