import { english } from '#contract/languages.ts';
import { loadPost, type Post } from '#web/features/blog/load-post.ts';
import { PostNotFound } from '#web/features/blog/post-not-found.tsx';
import { PostPage } from '#web/features/blog/post-page.tsx';
import { PostPlaceholder } from '#web/features/blog/post-placeholder.tsx';
import { pageLanguage } from '#web/language/page-language.ts';
import { breadcrumbs } from '#web/lib/breadcrumbs.ts';
import { article } from '#web/lib/json-ld.ts';
import { pageMeta } from '#web/lib/meta.ts';
import type { Route } from './+types/blog-post';
import Unknown from './unknown.tsx';

/** Runs at build time, for the prerendered page. */
export const loader = ({ params }: Route.LoaderArgs): Promise<Post | null> => loadPost(params.slug);

/** Runs in the browser, where each text is its own chunk. If it cannot be loaded, the article is treated as unknown. */
export const clientLoader = ({ params }: Route.ClientLoaderArgs): Promise<Post | null> =>
  loadPost(params.slug).catch(() => null);

export const meta = ({ loaderData: post }: Route.MetaArgs) => {
  const slug = post?.meta.slug ?? '';
  const { title, description, date } = post?.meta ?? {
    title: 'Article Not Found',
    description: '',
    date: '',
  };
  return pageMeta({
    title,
    description,
    path: `/blog/${slug}`,
    type: 'article',
    published: date,
    noindex: !post?.body,
    jsonLd: (origin) => [
      article(origin, { slug, title, description, date }),
      breadcrumbs(origin, ['Blog', '/blog'], [title, `/blog/${slug}`]),
    ],
  });
};

export const HydrateFallback = PostPlaceholder;

export default function BlogPost({ loaderData: post }: Route.ComponentProps) {
  if (pageLanguage() !== english) return <Unknown />;
  return post ? <PostPage key={post.meta.slug} post={post} /> : <PostNotFound />;
}
