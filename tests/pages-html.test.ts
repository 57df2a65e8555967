import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { languages, pathIn } from '#contract/languages.ts';
import { describePlans } from '#contract/plan-limits.ts';
import { defaultPlans, GUEST_COOLDOWN_MS } from '#contract/plans.ts';
import { loadSite } from '#server/http/site-files.ts';
import { posts, publicPages, publishedPosts } from '#tests/support/public-pages.ts';
import { plainApp } from '#tests/support/shared-app.ts';
import type { RunningApp } from '#tests/support/start-app.ts';

const origin = 'https://mail.example.org';
/** The built pages as the server sends them. */
const files = loadSite({
  folder: 'build/client',
  origin,
  limitsIn: (language) => describePlans(defaultPlans, GUEST_COOLDOWN_MS, {}, language),
});
const texts = new Map<string, string | undefined>();
function htmlOf(path: string): string | undefined {
  if (!texts.has(path))
    texts.set(path, (files.get(path) ?? files.get(`${path}/index.html`.replace('//', '/')))?.text());
  return texts.get(path);
}
const page = (path: string) => htmlOf(path)!;

const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&gt;', '>');
const one = (html: string, pattern: RegExp) => {
  const found = [...html.matchAll(new RegExp(pattern, 'g'))];
  expect(found.length, String(pattern)).toBe(1);
  return decode(found[0]![1]!);
};
const words = (html: string) =>
  decode(html.replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ');
const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json!),
  );

const translated = publicPages.filter(
  ({ path, canonical }) => path === canonical && !path.startsWith('/blog'),
);
/** Every page that the build has written, in every language. */
const everywhere = [...files.keys()]
  .filter((url) => url.endsWith('/index.html'))
  .map((url) => url.slice(0, -'/index.html'.length) || '/');

test.each(publicPages)(
  'the HTML of $path has one heading, its text, its own head and its structured data',
  ({ path, canonical, texts, types }) => {
    const html = page(path);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const text of texts) expect(words(html)).toContain(text);
    expect(one(html, /<title>([^<]*)<\/title>/)).toMatch(/Mayfly/);
    expect(one(html, /<meta name="description" content="([^"]*)"/).length).toBeGreaterThan(50);
    expect(one(html, /<link rel="canonical" href="([^"]*)"/)).toBe(origin + canonical);
    expect(one(html, /<meta property="og:url" content="([^"]*)"/)).toBe(origin + canonical);
    expect(one(html, /<meta property="og:image" content="([^"]*)"/)).toBe(`${origin}/social-card.png`);
    expect(one(html, /<meta name="twitter:card" content="([^"]*)"/)).toBe('summary_large_image');
    expect(jsonLd(html).map((data) => data['@type'])).toEqual(types);
  },
);

test('every title and description is unique', () => {
  const own = publicPages.filter(({ path, canonical }) => path === canonical);
  for (const pattern of [/<title>([^<]*)<\/title>/, /<meta name="description" content="([^"]*)"/]) {
    const all = own.map(({ path }) => page(path).match(pattern)?.[1]);
    expect(new Set(all).size).toBe(all.length);
  }
});

test('structured data has the price, the questions and the dates', () => {
  const find = (path: string, type: string) => jsonLd(page(path)).find((data) => data['@type'] === type);
  expect(find('/pricing', 'Product').offers).toMatchObject({ price: '4.99', priceCurrency: 'USD' });
  expect(find('/what-is-temp-mail', 'FAQPage').mainEntity.length).toBeGreaterThan(1);
  expect(find('/', 'WebSite').url).toBe(`${origin}/`);
  const [{ slug, date }] = publishedPosts as [(typeof posts)[0]];
  expect(find(`/blog/${slug}`, 'Article')).toMatchObject({
    datePublished: date,
    mainEntityOfPage: `${origin}/blog/${slug}`,
  });
});

test('upcoming posts can be read but are hidden from search engines', () => {
  const upcoming = posts.filter((post) => !publishedPosts.includes(post));
  expect(upcoming.length).toBeGreaterThan(0);
  for (const { slug } of upcoming) {
    const html = page(`/blog/${slug}`);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(words(html)).toContain('Coming Soon');
    expect(html).toContain('href="/blog/what-is-temporary-email"');
  }
});

test('no parser of front matter, markdown or schemas reaches the browser', () => {
  const scripts = new Set<string>();
  for (const { path } of publicPages)
    for (const [, file] of page(path).matchAll(/"(\/assets\/[^"]+\.js)"/g)) scripts.add(file!);
  expect(scripts.size).toBeGreaterThan(5);
  for (const script of scripts)
    expect(/ZodError|YAMLParseError|blockquoteStart/.test(page(script)), script).toBe(false);
});

test('every page in every language names itself and all others to search engines', () => {
  for (const { path } of translated) {
    const others = [
      ...languages.map((language) => `${language.lang} ${origin}${pathIn(language, path)}`),
      `x-default ${origin}${path}`,
    ].sort();
    const seen = new Set<string>();
    for (const language of languages) {
      const html = page(pathIn(language, path));
      const where = `${language.lang} ${path}`;
      expect(html, where).toContain(`<html lang="${language.lang}" dir="${language.dir}"`);
      const head = html.slice(0, html.indexOf('</head>'));
      const links = [...head.matchAll(/<link[^>]*rel="alternate"[^>]*>/g)].map(([link]) => link);
      const named = links.flatMap((link) => {
        const lang = /hreflang="([^"]*)"/i.exec(link)?.[1];
        return lang ? [`${lang} ${/href="([^"]*)"/.exec(link)![1]}`] : [];
      });
      expect(named.sort(), where).toEqual(others);
      expect(one(head, /<link rel="canonical" href="([^"]*)"/), where).toBe(origin + pathIn(language, path));
      expect(head, where).toMatch(/<title>[^<]{5,}</);
      seen.add(/name="description" content="([^"]*)"/.exec(head)![1]!);
      expect(html, where).not.toMatch(/\{\{\w+\}\}|origin\.invalid|undefined/);
    }
    // No description is that of another language.
    expect(seen.size, path).toBe(languages.length);
  }
});

test('a page that depends on the visitor has a title of its own in every language', () => {
  const byPath: Record<string, Record<string, string>> = JSON.parse(page('/app-paths.json'));
  // These show the same page as /expired-subscription.
  const old = ['/reactivate-subscription', '/resubscribe'];
  for (const path of old) expect(byPath[path]).toEqual(byPath['/expired-subscription']);
  const titles = Object.keys(byPath).flatMap((path) => (old.includes(path) ? [] : [byPath[path]!]));
  for (const { prefix } of languages) {
    const all = titles.map((title) => title[prefix]!);
    expect(new Set(all).size, prefix).toBe(all.length);
    for (const title of all) expect(title, prefix).toMatch(/\S \| Mayfly$/);
  }
});

describe('the server', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await plainApp();
  });

  async function get(path: string, encoding = 'identity') {
    const headers = { 'accept-encoding': encoding };
    const response = await fetch(app.http + path, { redirect: 'manual', headers });
    return { status: response.status, html: await response.text(), headers: response.headers };
  }

  test('has every link of every page, and every anchor has a target', async () => {
    const dead = new Set<string>();
    const statuses = new Map<string, number>();
    for (const from of everywhere)
      for (const [, raw] of page(from).matchAll(/\s(?:href|src)="([^"]*)"/g)) {
        const url = new URL(decode(raw!), origin + from);
        const path = url.pathname;
        if (url.origin !== origin) dead.add(`${from} -> ${url.href} leaves the site`);
        else if (htmlOf(path) === undefined) {
          // What is not a file of the build: calls, and pages that depend on the visitor.
          if (!statuses.has(path)) statuses.set(path, (await get(path)).status);
          if (statuses.get(path) !== 200) dead.add(`${from} -> ${path} ${statuses.get(path)}`);
        }
        const anchor = decodeURIComponent(url.hash.slice(1));
        if (anchor && !htmlOf(path)?.includes(`id="${anchor}"`)) dead.add(`${from} -> ${url.href}`);
      }
    expect([...dead]).toEqual([]);
    expect(everywhere.length).toBeGreaterThan(100);
  });

  test('sends a page with each encoding, and with its public origin', async () => {
    const plain = await get('/');
    expect(plain.status).toBe(200);
    expect(plain.headers.get('content-type')).toMatch(/^text\/html/);
    expect(plain.html).toContain(`rel="canonical" href="${new URL(app.config.publicUrl).origin}/"`);
    expect(plain.html).not.toContain('origin.invalid');
    for (const encoding of ['br', 'gzip']) {
      const { html, headers } = await get('/', encoding);
      expect(headers.get('content-encoding')).toBe(encoding);
      expect(html).toBe(plain.html);
    }
  });

  test('puts the reference of the calls into the page of every language', async () => {
    for (const language of languages)
      expect((await get(pathIn(language, '/api/docs'))).html, language.lang).toContain(
        '/api/guest/generate-email',
      );
  });

  test('answers 404 for what is no page, also to crawlers', async () => {
    const paths = [
      '/no-such-page',
      '/blog/no-such-post',
      '/pricing/nothing',
      '/inbox/nobody',
      '/inbox/%',
      '/%ff',
    ];
    // The blog exists in English alone, and English has no prefix.
    paths.push('/de/blog', '/de/blog/why-mayfly-benefits', '/de/nope', '/xx/pricing', '/en/pricing', '/en');
    for (const path of paths) {
      const { status, html, headers } = await get(path);
      expect(status, path).toBe(404);
      expect(headers.get('content-type'), path).toMatch(/^text\/html/);
      expect(html, path).toContain('noindex');
    }
    for (const path of ['/app-paths.json', '/__spa-fallback.html'])
      expect((await get(path)).status, path).toBe(404);
  });

  test('knows the pages that depend on the visitor, and hides them from search engines', async () => {
    const paths = Object.keys(JSON.parse(readFileSync('build/client/app-paths.json', 'utf8')));
    expect((await get('/dashboard')).html).toContain('Initializing...');
    for (const pattern of paths) {
      const path = pattern.replace(':address', 'a@example.org');
      const { status, html, headers } = await get(path);
      expect(status, path).toBe(200);
      expect(headers.get('content-type'), path).toMatch(/^text\/html/);
      expect(headers.get('x-robots-tag'), path).toBe('noindex');
      // Nothing of the address is in it.
      expect(one(html, /<title>([^<]*)<\/title>/), path).toMatch(/^(?!.*example).+ \| Mayfly$/);
    }
  });

  test('names its public origin in robots.txt, sitemap.xml and feed.xml', async () => {
    const { origin } = new URL(app.config.publicUrl);
    const robots = await get('/robots.txt');
    expect(robots.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(robots.html).toContain(`Sitemap: ${origin}/sitemap.xml`);

    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers.get('content-type')).toMatch(/xml/);
    const listed = [...sitemap.html.matchAll(/<loc>([^<]*)<\/loc>\s*<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
    const english = publicPages.filter(({ path, canonical }) => path === canonical);
    const expected = languages.flatMap((language, nth) =>
      (nth === 0 ? english : translated).map(({ path }) => origin + pathIn(language, path)),
    );
    expect(listed.map(([, url]) => url).sort()).toEqual(expected.sort());

    const feed = await get('/feed.xml');
    expect(feed.headers.get('content-type')).toMatch(/xml/);
    const links = [...feed.html.matchAll(/<item>[\s\S]*?<link>([^<]*)<\/link>/g)].map(([, link]) => link);
    expect(links).toEqual(publishedPosts.map(({ slug }) => `${origin}/blog/${slug}`));
  });

  test('tells programs where to begin in llms.txt', async () => {
    const { origin } = new URL(app.config.publicUrl);
    const { headers, html } = await get('/llms.txt');
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(html).toContain('are deleted after 1 hour');
    const links = [...html.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!);
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) expect((await get(link.replace(origin, ''))).status, link).toBe(200);

    const openapi = JSON.parse((await get('/api/openapi.json')).html);
    const calls = [...html.matchAll(/`(GET|POST) \S*?(\/api\/[^`?]*)/g)];
    expect(calls.map(([, method, path]) => openapi.paths[path!]?.[method!.toLowerCase()])).not.toContain(
      undefined,
    );
    expect(calls.length).toBeGreaterThan(2);
  });
});
