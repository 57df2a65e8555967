declare module 'virtual:blog-posts' {
  const posts: import('./post-list.ts').PostMeta[];
  export default posts;
}

declare module 'virtual:blog-bodies' {
  const bodies: Record<string, () => Promise<{ default: import('./post-list.ts').PostBody }>>;
  export default bodies;
}
