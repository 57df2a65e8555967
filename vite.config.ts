import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { blogPosts } from './scripts/web/blog-posts.ts';

const server = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [tailwindcss(), blogPosts(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  server: { proxy: { '/api': server } },
});
