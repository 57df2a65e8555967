import { sitemap } from '#web/features/blog/feed.ts';
import { publishedPosts } from '#web/features/blog/posts.ts';
import { ORIGIN_PLACEHOLDER } from '#web/lib/meta.ts';
import { pages } from '#web/pages.ts';

/** /sitemap.xml, written once at build time. */
export function loader() {
  return new Response(sitemap(ORIGIN_PLACEHOLDER, pages, publishedPosts), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
