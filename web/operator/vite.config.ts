import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { textsByLanguage } from '../../scripts/web/texts-by-language.ts';

/** The operator page is built separately from the site, so that visitors load none of it. */
export default defineConfig({
  base: '/operator/',
  publicDir: false,
  plugins: [tailwindcss(), textsByLanguage()],
  build: { outDir: '../../build/client/operator', emptyOutDir: true, assetsInlineLimit: 0 },
});
