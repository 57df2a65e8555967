import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Page, pages, pathsOf } from './pages.ts';

/** Each page is a route named by its path. Other paths of a page are further routes to the same module. */
export function pageRoutes(pages: Page[]): RouteConfigEntry[] {
  return pages.flatMap((page) =>
    pathsOf(page).map((id) => pageRoute(id, `routes/${page.text ? 'text-page' : page.file}.tsx`)),
  );
}

const pageRoute = (id: string, module: string) =>
  id === '/' ? index(module, { id }) : route(id.slice(1), module, { id });

export default [
  route('feed.xml', 'routes/feed.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  layout('routes/shell.tsx', [
    ...pageRoutes(pages),
    route('blog/:slug', 'routes/blog-post.tsx'),
    route('*', 'routes/unknown.tsx'),
  ]),
] satisfies RouteConfig;
