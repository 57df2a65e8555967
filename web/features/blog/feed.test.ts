import { describe, expect, it } from 'vitest';
import { english, type Language } from '#contract/languages.ts';
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

const german: Language = { prefix: 'de', lang: 'de', dir: 'ltr', name: 'Deutsch' };

describe('sitemap', () => {
  const pages = [
    { path: '/pricing', kind: 'listed', updated: '2025-06-22', languages: [english, german] },
    { path: '/blog', kind: 'listed', languages: [english] },
    { path: '/login', kind: 'unlisted', languages: [english] },
    { path: '/dashboard', kind: 'app', languages: [english] },
  ];

  it('lists absolute addresses with the day they last changed', () => {
    const map = sitemap('https://o', pages, [post]);
    for (const page of ['pricing', 'de/pricing'])
      expect(map).toContain(`<loc>https://o/${page}</loc>\n    <lastmod>2025-06-22</lastmod>`);
    expect(map).toContain('<loc>https://o/blog</loc>\n    <lastmod>2025-06-09</lastmod>');
    expect(map).toContain('<loc>https://o/blog/a-post</loc>\n    <lastmod>2025-06-09</lastmod>');
  });

  it('leaves out pages that are not listed', () => {
    expect(sitemap('https://o', pages, [])).not.toMatch(/login|dashboard/);
  });
});
