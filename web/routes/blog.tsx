import { BlogPage } from '#web/features/blog/blog-page.tsx';
import { allPosts } from '#web/features/blog/posts.ts';
import { breadcrumbs } from '#web/lib/json-ld.ts';
import { pageMeta } from '#web/lib/meta.ts';
import type { Route } from './+types/blog';

export const meta = () =>
  pageMeta({
    title: 'Blog: temporary email, privacy and security',
    description:
      'Guides from the Mayfly team: what temporary email is, how to protect your address, and which security measures really help.',
    path: '/blog',
    jsonLd: (origin) => [breadcrumbs(origin, ['Blog', '/blog'])],
  });

export const links: Route.LinksFunction = () => [
  { rel: 'alternate', type: 'application/rss+xml', title: 'Mayfly blog', href: '/feed.xml' },
];

/** At build time the articles are there; in the browser the page shows at once and they follow. */
export const loader = () => ({ posts: allPosts });
export const clientLoader = () => ({ posts: Promise.resolve(allPosts) });

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage posts={loaderData.posts} />;
}
