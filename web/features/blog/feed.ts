import { brand } from '#contract/brand.ts';
import type { Language } from '#contract/languages.ts';
import { pageUrl } from '#web/lib/meta.ts';
import type { PostMeta } from './post-list.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const xml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** The RSS feed of the published posts, newest first. */
export function rssFeed(origin: string, posts: PostMeta[]): string {
  const day = (date: string) => new Date(date).toUTCString();
  const items = posts.map(
    ({ slug, title, description, date, tags }) => `    <item>
      <title>${xml(title)}</title>
      <link>${origin}/blog/${slug}</link>
      <guid isPermaLink="true">${origin}/blog/${slug}</guid>
      <description>${xml(description)}</description>
      <pubDate>${day(date)}</pubDate>
${tags.map((tag) => `      <category>${xml(tag)}</category>\n`).join('')}    </item>`,
  );
  const newest = posts[0];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${xml(brand.name)} blog</title>
    <link>${origin}/blog</link>
    <description>Guides on temporary email, privacy and security.</description>
    <language>en-us</language>
${newest ? `    <lastBuildDate>${day(newest.date)}</lastBuildDate>\n` : ''}    <atom:link href="${origin}/feed.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
  </channel>
</rss>
`;
}

type Dated = { path: string; kind: string; updated?: string; languages: readonly Language[] };

/** The listed pages, in each of their languages, and the published posts. A page without an `updated` day gets the day of the newest post. */
export function sitemap(origin: string, pages: Dated[], posts: PostMeta[]): string {
  const entries = [
    ...pages
      .filter(({ kind }) => kind === 'listed')
      .flatMap(({ path, updated, languages }) =>
        languages.map((language) => ({
          url: pageUrl(origin, path, language),
          date: updated ?? posts[0]?.date,
        })),
      ),
    ...posts.map(({ slug, date }) => ({ url: `${origin}/blog/${slug}`, date })),
  ];
  const urls = entries.map(({ url, date }) => {
    const lastmod = date ? `    <lastmod>${date}</lastmod>\n` : '';
    return `  <url>\n    <loc>${url}</loc>\n${lastmod}  </url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
