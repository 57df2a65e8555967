import { API_PAGE } from '#contract/api-page.ts';
import { pathIn } from '#contract/languages.ts';
import { pageLanguage } from './page-language.ts';

const OWN_PAGE = new RegExp(`^(/(?!/|blog\\b|api/)|${API_PAGE}$)`);

/** Of our own paths, all but the blog and the calls have a page in every language. */
export const isOwnPage = (path: string) => OWN_PAGE.test(path);

/** Markdown has one path for a page in all languages. */
export const withOwnPages = (html: string): string =>
  html.replace(/href="([^"]*)"/g, (link, path: string) =>
    isOwnPage(path) ? `href="${pathIn(pageLanguage(), path)}"` : link,
  );
