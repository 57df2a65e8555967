import { basePath, type Language, readPath } from '#contract/languages.ts';

/** The pages of the site, such as /pricing and /inbox/:address. The build fills it in. */
declare const PAGE_PATHS: string[];

const patterns = PAGE_PATHS.map((path) => ({
  path,
  expression: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}));

export const homeOf = (language: Language) => basePath(language) || '/';

/**
 * The path under which a page is kept, and the home of its language. All inboxes have one, so that no address is stored.
 * Null if it is not a page: then the worker leaves the request alone.
 */
export function findPage(pathname: string): { page: string; home: string } | null {
  const { language, path } = readPath(pathname.replace(/(.)\/$/, '$1'));
  const found = patterns.find(({ expression }) => expression.test(path));
  if (!found) return null;
  const home = homeOf(language);
  const kept = found.path === '/blog/:slug' ? path : found.path;
  return { home, page: kept === '/' ? home : basePath(language) + kept };
}
