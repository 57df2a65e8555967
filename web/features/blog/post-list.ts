export type PostMeta = {
  slug: string;
  title: string;
  description: string;
  /** An ISO day, or 'Coming Soon'. */
  date: string;
  author: string;
  tags: string[];
  featured: boolean;
  readTime: number;
  /** If false, the page shows a placeholder instead of the text. */
  showContent: boolean;
  published: boolean;
};

export type PostBody = { html: string; headings: { id: string; text: string }[] };

export const COMING_SOON = 'Coming Soon';

export const isPublished = (post: PostMeta): boolean => post.published && post.date !== COMING_SOON;

// Without Intl: on a phone the first collator or date format takes longer than rendering the page.
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Newest first, 'Coming Soon' last. */
export function newestFirst(posts: PostMeta[]): PostMeta[] {
  const rank = ({ date }: PostMeta) => (date === COMING_SOON ? '' : date);
  return posts.toSorted((a, b) => compare(rank(b), rank(a)) || compare(a.title, b.title));
}

/** Posts whose title or description contains the query, in any case. */
export function searchPosts(posts: PostMeta[], query: string): PostMeta[] {
  const wanted = query.trim().toLowerCase();
  return posts.filter((post) => `${post.title}\n${post.description}`.toLowerCase().includes(wanted));
}

/** 'June 9, 2025'. A text that is not a date, such as 'Coming Soon', is returned unchanged. */
export function longDate(date: string): string {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return date;
  return `${MONTHS[time.getUTCMonth()]} ${time.getUTCDate()}, ${time.getUTCFullYear()}`;
}
