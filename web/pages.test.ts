import { describe, expect, it } from 'vitest';
import { sitemap } from '#web/features/blog/feed.ts';
import { metaOf } from './head/page-meta.ts';
import { texts as search } from './head/search/texts.ts';
import { appPaths, languagesOf, type Page, pages, prerenderedPaths } from './pages.ts';
import { pageRoutes } from './routes.ts';

/** Pages that exist, at other paths. */
const listed: Page = { path: '/new-page', file: 'pricing', kind: 'listed', updated: '2026-01-02' };
const app: Page = { path: '/new-screen', file: 'manage', kind: 'app' };

describe('a page added to the table', () => {
  const all = [...pages, listed, app];

  it('has a route to its module', () => {
    expect(pageRoutes(all)).toContainEqual({
      id: '/new-page',
      path: 'new-page',
      file: 'routes/pricing.tsx',
      children: undefined,
    });
  });

  it('is prerendered, or known to the server when the browser draws it', () => {
    expect(prerenderedPaths(all)).toContain('/new-page');
    expect(appPaths(all)).not.toContain('/new-page');
    expect(appPaths(all)).toContain('/new-screen');
    expect(prerenderedPaths(all)).not.toContain('/new-screen');
  });

  it('is in the sitemap when it is listed', () => {
    const listed = all.map((page) => ({ ...page, languages: languagesOf(page) }));
    const map = sitemap('https://o', listed, []);
    expect(map).toContain('<loc>https://o/new-page</loc>\n    <lastmod>2026-01-02</lastmod>');
    expect(map).not.toContain('new-screen');
  });

  it('has its title, description and breadcrumbs, and is hidden from search engines when private', () => {
    const meta = metaOf(all, '/new-page');
    expect(meta).toContainEqual({ title: 'Pricing: free temp mail, premium for $4.99 | Mayfly' });
    expect(meta).toContainEqual({ name: 'description', content: search.pricing.description });
    expect(JSON.stringify(meta.at(-1))).toContain('BreadcrumbList');
    expect(metaOf(all, '/new-screen')).toEqual([
      { title: 'Manage | Mayfly' },
      { name: 'robots', content: 'noindex' },
    ]);
  });
});

describe('the table of pages', () => {
  it('names every path once', () => {
    const paths = [...prerenderedPaths(pages), ...appPaths(pages)];
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('gives the second path of a page the head of the first', () => {
    expect(metaOf(pages, '/mayfly')).toEqual(metaOf(pages, '/about'));
    expect(metaOf(pages, '/signup')).toEqual(metaOf(pages, '/upgrade'));
  });

  it('shows home for an unknown path, hidden from search engines', () => {
    const [title] = metaOf(pages, '/');
    expect(metaOf(pages, '/no/such/page')).toEqual([title, { name: 'robots', content: 'noindex' }]);
  });

  it.each(pages.filter(({ kind }) => kind === 'listed'))('describes $path for search results', ({ path }) => {
    const described = metaOf(pages, path).find((tag) => 'name' in tag && tag.name === 'description');
    expect(described).toMatchObject({ content: expect.stringMatching(/.{50}/) });
  });
});
