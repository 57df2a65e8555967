import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { blogPosts } from './scripts/web/blog-posts.ts';

/** The frame of every page and the panels of home: with all they import they make one file, not forty. */
const core =
  /[\\/]web[\\/]features[\\/](?:account[\\/]account-provider|layout[\\/](?:header|footer)|consent[\\/](?:consent-banner|measurement)|addresses[\\/](?:addresses-provider|generator-panel|limit-overlay)|inbox[\\/](?:list[\\/]home-inbox|live[\\/]unread-title)|home[\\/](?:features|pricing-comparison|explainer|home-keys)|feedback[\\/]feedback-popup|ads[\\/]ad-slot)\.tsx/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), blogPosts(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: isSsrBuild ? {} : { codeSplitting: { groups: [{ name: 'core', test: core }] } },
    },
  },
}));
