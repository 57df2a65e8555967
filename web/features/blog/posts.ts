import posts from 'virtual:blog-posts';

export type { PostMeta } from './post-list.ts';

import { isPublished, newestFirst } from './post-list.ts';

/** Every post that has a page. 'Coming Soon' is last, and only in the list of the blog. */
export const allPosts = newestFirst(posts);

/** The posts with a date, newest first. */
export const publishedPosts = allPosts.filter(isPublished);
