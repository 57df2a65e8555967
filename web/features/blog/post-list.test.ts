import { describe, expect, it } from 'vitest';
import { isPublished, longDate, newestFirst, type PostMeta, searchPosts } from './post-list.ts';

const post = (slug: string, date: string, more: Partial<PostMeta> = {}): PostMeta => ({
  slug,
  date,
  title: `Title of ${slug}`,
  description: `About ${slug}`,
  author: 'the team',
  tags: [],
  featured: false,
  readTime: 1,
  showContent: true,
  published: true,
  ...more,
});

describe('newestFirst', () => {
  it('puts the newest first and Coming Soon last', () => {
    const posts = [post('soon', 'Coming Soon'), post('old', '2025-01-31'), post('new', '2025-12-01')];
    expect(newestFirst(posts).map(({ slug }) => slug)).toEqual(['new', 'old', 'soon']);
  });
});

describe('isPublished', () => {
  it('requires a date and not published: false', () => {
    expect(isPublished(post('a', '2025-01-31'))).toBe(true);
    expect(isPublished(post('a', 'Coming Soon'))).toBe(false);
    expect(isPublished(post('a', '2025-01-31', { published: false }))).toBe(false);
  });
});

describe('searchPosts', () => {
  const posts = [post('mail', '2025-01-31'), post('privacy', '2025-01-31')];

  it('finds part of the title or description in any case', () => {
    expect(searchPosts(posts, 'OF PRIV').map(({ slug }) => slug)).toEqual(['privacy']);
    expect(searchPosts(posts, 'about mail').map(({ slug }) => slug)).toEqual(['mail']);
  });

  it('returns everything for an empty query and nothing without a match', () => {
    expect(searchPosts(posts, '  ')).toHaveLength(2);
    expect(searchPosts(posts, 'zebra')).toEqual([]);
  });

  it('does not match across title and description', () => {
    expect(searchPosts(posts, 'mail about')).toEqual([]);
  });
});

describe('longDate', () => {
  it('formats a day in long US format in any time zone and leaves other text unchanged', () => {
    expect(longDate('2025-06-09')).toBe('June 9, 2025');
    expect(longDate('Coming Soon')).toBe('Coming Soon');
  });
});
