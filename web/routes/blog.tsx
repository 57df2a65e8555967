import { english } from '#contract/languages.ts';
import { BlogPage } from '#web/features/blog/blog-page.tsx';
import { allPosts } from '#web/features/blog/posts.ts';
import { pageLanguage } from '#web/language/page-language.ts';
import type { Route } from './+types/blog';
import Unknown from './unknown.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'alternate', type: 'application/rss+xml', title: 'Mayfly blog', href: '/feed.xml' },
];

/** The prerendered page contains the list. In the browser the page is shown at once, and the list follows. */
export const loader = () => ({ posts: allPosts });
export const clientLoader = () => ({ posts: Promise.resolve(allPosts) });

export default function Blog({ loaderData }: Route.ComponentProps) {
  return pageLanguage() === english ? <BlogPage posts={loaderData.posts} /> : <Unknown />;
}
