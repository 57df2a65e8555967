import { breadcrumbs } from '#web/lib/json-ld.ts';
import { type JsonLd, pageMeta } from '#web/lib/meta.ts';
import { type Page, pageOf, pages } from './pages.ts';

type StructuredData = (origin: string) => JsonLd[];
type MetaArgs = { matches: ({ id: string } | undefined)[] };

/**
 * The `meta` export of a route with structured data of its own. Every other page gets its head from the root route,
 * which uses this too.
 */
export const metaWith =
  (data: StructuredData) =>
  ({ matches }: MetaArgs) =>
    metaOf(pages, matches.at(-1)?.id ?? '', data);

/** The head of a page. An unknown path shows home, hidden from search engines. */
export function metaOf(pages: Page[], routeId: string, data: StructuredData = () => []) {
  const found = pageOf(pages, routeId);
  const { path, title, description = '', name } = found ?? pages[0]!;
  return pageMeta({
    title,
    description,
    path,
    noindex: !found || found.kind === 'app',
    jsonLd: (origin) => [...data(origin), ...(name ? [breadcrumbs(origin, [name, path])] : [])],
  });
}
