import { API_PAGE } from '#contract/api-page.ts';
import { pathIn } from '#contract/languages.ts';
import { pageLanguage } from './page-language.ts';

/** Of our own paths, all but the blog and the calls have a page in every language. */
const OWN_PAGE = new RegExp(`href="(/(?!/|blog\\b|api/)[^"]*|${API_PAGE})"`, 'g');

/** Markdown has one path for a page in all languages. */
export const withOwnPages = (html: string): string =>
  html.replace(OWN_PAGE, (_, path: string) => `href="${pathIn(pageLanguage(), path)}"`);
