declare module 'virtual:blog-posts' {
  const posts: (import('./posts.ts').PostMeta & { words: number })[];
  export default posts;
}
