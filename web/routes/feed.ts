import { rssFeed } from '#web/features/blog/feed.ts';
import { publishedPosts } from '#web/features/blog/posts.ts';
import { ORIGIN_PLACEHOLDER } from '#web/lib/meta.ts';

/** /feed.xml, written once at build time. */
export const loader = () =>
  new Response(rssFeed(ORIGIN_PLACEHOLDER, publishedPosts), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
