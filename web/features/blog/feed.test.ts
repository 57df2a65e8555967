import { describe, expect, it } from 'vitest';
import { rssFeed, sitemap } from './feed.ts';
import type { PostMeta } from './post-list.ts';

const post: PostMeta = {
  slug: 'a-post',
  title: 'Ways & <means>',
  description: 'It\'s "quoted"',
  date: '2025-06-09',
  author: 'the team',
  tags: ['one & two'],
  featured: false,
  readTime: 1,
  showContent: true,
  published: true,
};

describe('rssFeed', () => {
  it('escapes titles and descriptions, and writes dates in the RSS format', () => {
    const feed = rssFeed('https://o', [post]);
    expect(feed).toContain('<title>Ways &amp; &lt;means&gt;</title>');
    expect(feed).toContain('<description>It&apos;s &quot;quoted&quot;</description>');
    expect(feed).toContain('<category>one &amp; two</category>');
    expect(feed).toContain('<pubDate>Mon, 09 Jun 2025 00:00:00 GMT</pubDate>');
    expect(feed).toContain('<guid isPermaLink="true">https://o/blog/a-post</guid>');
  });

  it('is a valid feed without posts', () => {
    expect(rssFeed('https://o', [])).not.toContain('<item>');
  });
});

describe('sitemap', () => {
  const pages = [
    { path: '/pricing', kind: 'listed', updated: '2025-06-22' },
    { path: '/blog', kind: 'listed' },
    { path: '/login', kind: 'unlisted' },
    { path: '/dashboard', kind: 'app' },
  ];

  it('lists absolute addresses with the day they last changed', () => {
    const map = sitemap('https://o', pages, [post]);
    expect(map).toContain('<loc>https://o/pricing</loc>\n    <lastmod>2025-06-22</lastmod>');
    expect(map).toContain('<loc>https://o/blog</loc>\n    <lastmod>2025-06-09</lastmod>');
    expect(map).toContain('<loc>https://o/blog/a-post</loc>\n    <lastmod>2025-06-09</lastmod>');
  });

  it('leaves out pages that are not listed', () => {
    expect(sitemap('https://o', pages, [])).not.toMatch(/login|dashboard/);
  });
});
