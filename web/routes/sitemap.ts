import { sitemap } from '#web/features/blog/feed.ts';
import { publishedPosts } from '#web/features/blog/posts.ts';
import { ORIGIN_PLACEHOLDER } from '#web/lib/meta.ts';
import { languagesOf, pages } from '#web/pages.ts';

/** /sitemap.xml, written once at build time. */
export function loader() {
  const listed = pages.map((page) => ({ ...page, languages: languagesOf(page) }));
  return new Response(sitemap(ORIGIN_PLACEHOLDER, listed, publishedPosts), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
