import { sitemap } from '#web/features/blog/feed.ts';
import { publishedPosts } from '#web/features/blog/posts.ts';
import { ORIGIN_PLACEHOLDER } from '#web/lib/meta.ts';

/** Pages for search engines, with the day their text last changed. /mayfly is left out: /about is its address. */
const pages = {
  '/': '2025-06-22',
  '/pricing': '2025-06-22',
  '/what-is-temp-mail': '2025-06-22',
  '/10-minute-mail': '2025-06-22',
  '/throwaway-email': '2025-06-22',
  '/fake-email-generator': '2025-06-22',
  '/burner-email': '2025-06-22',
  '/about': '2025-06-22',
  '/help': '2025-06-22',
  '/contact': '2025-06-22',
  '/terms': '2025-06-22',
  '/privacy': '2025-06-22',
};

/** /sitemap.xml, written once at build time. */
export function loader() {
  const newest = publishedPosts[0];
  const entries = [
    ...Object.entries(pages).map(([path, date]) => ({ path, date })),
    ...(newest ? [{ path: '/blog', date: newest.date }] : []),
    ...publishedPosts.map(({ slug, date }) => ({ path: `/blog/${slug}`, date })),
  ];
  return new Response(sitemap(ORIGIN_PLACEHOLDER, entries), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
