declare module 'virtual:blog-posts' {
  import type { PostMeta } from '#web/features/blog/post-list.ts';

  const posts: PostMeta[];
  export default posts;
}

declare module 'virtual:blog-bodies' {
  import type { PostBody } from '#web/features/blog/post-list.ts';

  const bodies: Record<string, () => Promise<{ default: PostBody }>>;
  export default bodies;
}
