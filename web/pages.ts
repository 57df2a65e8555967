import { API_PAGE } from '#contract/api-page.ts';
import { brand } from '#contract/brand.ts';
import { english, languages } from '#contract/languages.ts';
import type { Texts as Titles } from './head/texts.ts';

export type Page = {
  path: string;
  /** The module in web/routes, or the text in content/pages, without its extension. Its title is in web/head/texts. */
  file: keyof Titles;
  /** Its text is in content/pages, and its look is that of most pages or that of the terms. */
  text?: 'page' | 'legal';
  /**
   * listed: prerendered and in the sitemap. unlisted: prerendered only. app: depends on the visitor, so it is rendered
   * in the browser and hidden from search engines.
   */
  kind: 'listed' | 'unlisted' | 'app';
  /** The day the text last changed, for the sitemap. */
  updated?: string;
  /** Other paths that show the same page; search engines keep the first. */
  also?: string[];
  /** Not translated, like everything below it. */
  onlyEnglish?: true;
};

/**
 * Every page of the site. Its route, prerendered file and sitemap entry, and the paths that the server answers with 200,
 * all come from this table. To add a page, add an entry here, its module in web/routes or its text in content/pages, and its
 * title and description in web/head.
 * (Articles need no entry: each is a file in content/blog.)
 */
export const pages: Page[] = [
  { path: '/', file: 'home', kind: 'listed', updated: '2025-06-22' },
  { path: '/pricing', file: 'pricing', kind: 'listed', updated: '2025-06-22' },
  {
    path: '/what-is-temp-mail',
    file: 'what-is-temp-mail',
    text: 'page',
    kind: 'listed',
    updated: '2025-06-22',
  },
  { path: '/10-minute-mail', file: '10-minute-mail', text: 'page', kind: 'listed', updated: '2025-06-22' },
  { path: '/throwaway-email', file: 'throwaway-email', text: 'page', kind: 'listed', updated: '2025-06-22' },
  {
    path: '/fake-email-generator',
    file: 'fake-email-generator',
    text: 'page',
    kind: 'listed',
    updated: '2025-06-22',
  },
  { path: '/burner-email', file: 'burner-email', text: 'page', kind: 'listed', updated: '2025-06-22' },
  {
    path: '/about',
    also: [`/${brand.slug}`],
    file: 'about',
    text: 'page',
    kind: 'listed',
    updated: '2025-06-22',
  },
  { path: '/help', file: 'help', text: 'page', kind: 'listed', updated: '2025-06-22' },
  { path: '/extension', file: 'extension', text: 'page', kind: 'listed', updated: '2026-11-18' },
  { path: '/developers', file: 'developers', kind: 'listed', updated: '2026-11-16' },
  { path: API_PAGE, file: 'api-docs', kind: 'unlisted' },
  { path: '/contact', file: 'contact', kind: 'listed', updated: '2025-06-22' },
  { path: '/terms', file: 'terms', text: 'legal', kind: 'listed', updated: '2025-06-22' },
  { path: '/privacy', file: 'privacy', text: 'legal', kind: 'listed', updated: '2025-06-22' },
  { path: '/blog', onlyEnglish: true, file: 'blog', kind: 'listed' },

  { path: '/login', file: 'login', kind: 'unlisted' },
  { path: '/upgrade', also: ['/signup'], file: 'upgrade', kind: 'unlisted' },

  { path: '/inbox/:address', file: 'shared-inbox', kind: 'app' },
  { path: '/payment', file: 'payment', kind: 'app' },
  { path: '/payment-success', file: 'payment-success', kind: 'app' },
  { path: '/dashboard', file: 'dashboard', kind: 'app' },
  { path: '/benefits', file: 'benefits', kind: 'app' },
  { path: '/manage', file: 'manage', kind: 'app' },
  { path: '/account', file: 'account', kind: 'app' },
  { path: '/reset-password', file: 'reset-password', kind: 'app' },
  {
    path: '/expired-subscription',
    also: ['/reactivate-subscription', '/resubscribe'],
    file: 'expired-subscription',
    kind: 'app',
  },
];

/** The languages that a page exists in. */
export const languagesOf = ({ onlyEnglish }: Pick<Page, 'onlyEnglish'>, all = languages) =>
  onlyEnglish ? [english] : all;

export const pathsOf = ({ path, also = [] }: Page): string[] => [path, ...also];

/** Paths the build writes an HTML file for. */
export const prerenderedPaths = (pages: Page[]): string[] =>
  pages.filter(({ kind }) => kind !== 'app').flatMap(pathsOf);

/** Paths without a file of their own: the server sends the fallback page for them. */
export const appPaths = (pages: Page[]): string[] =>
  pages.filter(({ kind }) => kind === 'app').flatMap(pathsOf);
