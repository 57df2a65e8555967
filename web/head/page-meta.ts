import { matchPath } from 'react-router';
import { type JsonLd, pageMeta } from '#web/lib/meta.ts';
import { languagesOf, type Page, pages, pathsOf } from '#web/pages.ts';
import { asSent } from './search/as-sent.ts';
import { texts } from './texts.ts';

/** What search engines want to know is in the pages that are sent, so the browser needs no code for it. */
const forSearch =
  import.meta.env.SSR || import.meta.env.DEV ? (await import('./search/for-search.ts')).forSearch : asSent;

type StructuredData = (origin: string) => JsonLd[];
type MetaArgs = { location: { pathname: string } };

/** The `meta` export of a route that has structured data of its own. */
export const metaWith =
  (data: StructuredData) =>
  ({ location }: MetaArgs) =>
    metaOf(pages, location.pathname, data);

/**
 * The `meta` export of the root route: the head of every page whose route has no `meta`. Home has its own, so when
 * this one runs for `/`, the build is rendering the fallback page, which is not in the table.
 */
export const rootMeta = ({ location }: MetaArgs) =>
  metaOf(pages, location.pathname === '/' ? '' : location.pathname);

export const findPage = (pages: Page[], pathname: string): Page | undefined =>
  pages.find((page) => pathsOf(page).some((path) => matchPath(path, pathname)));

/** The head of a page. An unknown path shows home, hidden from search engines. */
export function metaOf(pages: Page[], pathname: string, data: StructuredData = () => []) {
  const found = findPage(pages, pathname);
  const { path, file } = found ?? pages[0]!;
  const { description, jsonLd } = forSearch({ path, file, data });
  return pageMeta({
    title: texts[file],
    description,
    path,
    noindex: !found || found.kind === 'app',
    languages: found && languagesOf(found),
    jsonLd,
  });
}
