import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { blogPosts } from './scripts/web/blog-posts.ts';

/** The routes of home. With everything they import they become one file instead of forty, which compresses better. */
const core = /[\\/]web[\\/](?:root|routes[\\/](?:shell|home))\.tsx/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), blogPosts(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: isSsrBuild ? {} : { codeSplitting: { groups: [{ name: 'core', test: core }] } },
    },
  },
}));
