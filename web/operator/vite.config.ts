import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * The operator's page is a small program of its own, beside the site: visitors load nothing of it, and where it is
 * switched off the server has no such page.
 */
export default defineConfig({
  base: '/operator/',
  publicDir: false,
  plugins: [tailwindcss()],
  build: { outDir: '../../build/client/operator', emptyOutDir: true, assetsInlineLimit: 0 },
});
