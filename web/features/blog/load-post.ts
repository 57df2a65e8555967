import bodies from 'virtual:blog-bodies';
import type { PostBody, PostMeta } from './post-list.ts';
import { allPosts } from './posts.ts';

export type Post = { meta: PostMeta; body: PostBody | null };

/** The post with this slug and its text, which is a chunk of its own; null if there is none. */
export async function loadPost(slug: string): Promise<Post | null> {
  const meta = allPosts.find((post) => post.slug === slug);
  if (!meta) return null;
  const load = bodies[slug];
  return { meta, body: load ? (await load()).default : null };
}
