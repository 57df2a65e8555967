import { brand } from '#contract/brand.ts';
import { basePath, type Language } from '#contract/languages.ts';
import { SHORTCUT } from '#web/lib/early-click.ts';
import { texts as search } from './search/texts.ts';
import { texts } from './texts.ts';

const icon = (src: string, sizes: string, more = {}) => ({
  src: `/${src}`,
  sizes,
  type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  ...more,
});

/** Home with the first message, as a test sees it. */
const screenshot = (factor: 'narrow' | 'wide', sizes: string, label: string) =>
  icon(`screenshot-${factor}.png`, sizes, { form_factor: factor, label });

/** What the installed application is in a language. It is the same application in all of them. */
export function manifestOf(language: Language) {
  const base = basePath(language);
  const home = base || '/';
  const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon-192.png', '192x192')] });
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: search.home.description,
    lang: language.lang,
    dir: language.dir,
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: '#faf7f0',
    theme_color: '#faf7f0',
    categories: ['productivity', 'utilities'],
    icons: [
      icon('icon.svg', 'any'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable-512.png', '512x512', { purpose: 'maskable' }),
    ],
    shortcuts: [
      shortcut(search.home.newAddress, home + SHORTCUT),
      // A session ends with its window, so a new one always begins here.
      shortcut(texts.login, `${base}/login`),
    ],
    screenshots: [screenshot('narrow', '400x800', texts.home), screenshot('wide', '1280x720', texts.home)],
  };
}
