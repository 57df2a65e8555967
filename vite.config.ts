import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { blogPosts } from './scripts/web/blog-posts.ts';
import { pageTexts } from './scripts/web/page-texts.ts';

/** The routes of home. With everything they import they become one file instead of forty, which compresses better. */
const core = /[\\/]web[\\/](?:root|routes[\\/](?:shell|home))\.tsx/;
/**
 * The browser gets the text below the inbox as HTML, so its build leaves that text out. In development it stays, so that
 * changes show at once.
 */
const leaveOutAbout: Plugin = {
  name: 'leave-out-about',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) =>
    id === '#web/features/home/about/rendered.ts'
      ? fileURLToPath(new URL('web/features/home/about/not-rendered.ts', import.meta.url))
      : null,
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [leaveOutAbout, tailwindcss(), blogPosts(), pageTexts(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: isSsrBuild ? {} : { codeSplitting: { groups: [{ name: 'core', test: core }] } },
    },
  },
}));
