import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages, pathIn } from '#contract/languages.ts';
import { defaultPlans } from '#contract/plans.ts';
import { type RunningApp, startApp } from '#tests/support/start-app.ts';
import { publicPages } from './public-pages.ts';

const origin = 'https://mail.example.org';
let app: RunningApp;
const pages = new Map<string, { status: number; html: string; headers: Headers }>();

beforeAll(async () => {
  app = await startApp({ publicUrl: origin, plans: defaultPlans });
  for (const { path } of publicPages) pages.set(path, await get(path));
});
afterAll(() => app.close());

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(app.http + path, { redirect: 'manual', headers });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

const page = (path: string) => pages.get(path)!;
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

describe.each(publicPages)('the raw HTML of $path', ({ path, canonical = path, texts, types }) => {
  test('has one heading, its text and its own head', () => {
    const { status, html, headers } = page(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const text of texts) expect(words(html)).toContain(text);
    expect(one(html, /<title>([^<]*)<\/title>/)).toMatch(/Mayfly/);
    expect(one(html, /<meta name="description" content="([^"]*)"/).length).toBeGreaterThan(50);
    expect(one(html, /<link rel="canonical" href="([^"]*)"/)).toBe(origin + canonical);
    expect(one(html, /<meta property="og:url" content="([^"]*)"/)).toBe(origin + canonical);
    expect(one(html, /<meta property="og:image" content="([^"]*)"/)).toBe(`${origin}/social-card.png`);
    expect(one(html, /<meta name="twitter:card" content="([^"]*)"/)).toBe('summary_large_image');
    expect(html).not.toContain('origin.invalid');
  });

  test('has its structured data', () => {
    expect(jsonLd(page(path).html).map((data) => data['@type'])).toEqual(types);
  });
});

test.each(['br', 'gzip', null])('a page is the same with the encoding %s', async (encoding) => {
  const { html, headers } = await get('/', { 'accept-encoding': encoding ?? 'identity' });
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(html).toBe(page('/').html);
});

test('every title and description is unique', () => {
  const canonicals = publicPages.filter(({ path, canonical }) => !canonical || canonical === path);
  for (const pattern of [/<title>([^<]*)<\/title>/, /<meta name="description" content="([^"]*)"/]) {
    const all = canonicals.map(({ path }) => page(path).html.match(pattern)?.[1]);
    expect(new Set(all).size).toBe(all.length);
  }
});

test('structured data has the price, the questions and the dates', () => {
  const find = (path: string, type: string) => jsonLd(page(path).html).find((data) => data['@type'] === type);
  expect(find('/pricing', 'Product').offers).toMatchObject({ price: '4.99', priceCurrency: 'USD' });
  expect(find('/what-is-temp-mail', 'FAQPage').mainEntity).toHaveLength(8);
  expect(find('/blog/what-is-temporary-email', 'Article')).toMatchObject({
    datePublished: '2025-05-12',
    mainEntityOfPage: `${origin}/blog/what-is-temporary-email`,
  });
  expect(find('/', 'WebSite').url).toBe(`${origin}/`);
});

test('every link inside the site works, and every anchor has a target', async () => {
  const known = new Map([...pages].map(([path, { html }]) => [path, html]));
  const dead: string[] = [];
  for (const [from, { html }] of pages) {
    for (const [, raw] of html.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
      const url = new URL(decode(raw!), origin + from);
      if (url.origin !== origin) {
        dead.push(`${from} -> ${url.href} leaves the site`);
        continue;
      }
      if (!known.has(url.pathname)) {
        const response = await get(url.pathname);
        known.set(url.pathname, response.status === 200 ? response.html : '');
        if (response.status !== 200) dead.push(`${from} -> ${url.pathname} ${response.status}`);
      }
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (anchor && !known.get(url.pathname)?.includes(`id="${anchor}"`)) dead.push(`${from} -> ${url.href}`);
    }
  }
  expect([...new Set(dead)]).toEqual([]);
});

test('every link of the pages about temporary mail works in every language', async () => {
  const dead: string[] = [];
  const seen = new Map<string, number>();
  for (const language of languages)
    for (const name of ['/what-is-temp-mail', '/throwaway-email', '/burner-email', '/fake-email-generator']) {
      const from = pathIn(language, name);
      const { html } = await get(from);
      for (const [, raw] of html.matchAll(/<a\s[^>]*?href="([^"#]*)/g)) {
        const { pathname } = new URL(decode(raw!), origin + from);
        if (!seen.has(pathname)) seen.set(pathname, (await get(pathname)).status);
        if (seen.get(pathname) !== 200) dead.push(`${from} -> ${pathname}`);
      }
    }
  expect(dead).toEqual([]);
});

test('upcoming posts can be read but are hidden from search engines', async () => {
  for (const slug of ['how-mayfly-works', 'temporary-email-vs-alias']) {
    const { status, html } = await get(`/blog/${slug}`);
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(words(html)).toContain('Coming Soon');
    expect(html).toContain('href="/blog/what-is-temporary-email"');
  }
});

test.each(['/no-such-page', '/blog/no-such-post', '/pricing/nothing', '/inbox/nobody', '/inbox/%', '/%ff'])(
  '%s is a 404 for crawlers',
  async (path) => {
    const { status, html, headers } = await get(path);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(html).toContain('noindex');
  },
);

const appPaths = Object.keys(JSON.parse(readFileSync('build/client/app-paths.json', 'utf8')));

test.each(appPaths.map((path) => path.replace(':address', 'a@example.org')))(
  '%s is drawn in the browser, so the server knows it and hides it from search engines',
  async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(headers.get('x-robots-tag')).toBe('noindex');
  },
);

test('a shared inbox has its own title before scripts run, in every language and without its address', async () => {
  const titleOf = async (path: string) => one((await get(path)).html, /<title>([^<]*)<\/title>/);
  for (const language of languages) {
    const [inbox, dashboard, home] = await Promise.all(
      ['/inbox/a@example.org', '/dashboard', '/no-such-page'].map((path) => titleOf(pathIn(language, path))),
    );
    expect(inbox, language.name).toMatch(/^(?!.*example).+Mayfly$/);
    expect(new Set([inbox, dashboard, home]).size, language.name).toBe(3);
  }
  expect(await titleOf('/inbox/a@example.org')).toBe('Inbox | Mayfly');
});

test.each(['/app-paths.json', '/__spa-fallback.html'])('%s is not part of the site', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('robots.txt, sitemap.xml and feed.xml use the public origin', async () => {
  const robots = await get('/robots.txt');
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(robots.html).toContain(`Sitemap: ${origin}/sitemap.xml`);

  const sitemap = await get('/sitemap.xml');
  expect(sitemap.headers.get('content-type')).toMatch(/xml/);
  const listed = [...sitemap.html.matchAll(/<loc>([^<]*)<\/loc>\s*<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
  const english = publicPages.filter(({ canonical }) => !canonical).map(({ path }) => path);
  const translated = english.filter((path) => !path.startsWith('/blog'));
  const expected = languages.flatMap((language, nth) =>
    (nth === 0 ? english : translated).map((path) => origin + pathIn(language, path)),
  );
  expect(listed.map(([, url]) => url).sort()).toEqual(expected.sort());

  const feed = await get('/feed.xml');
  expect(feed.headers.get('content-type')).toMatch(/xml/);
  expect(feed.html.match(/<item>/g)).toHaveLength(4);
  const dates = [...feed.html.matchAll(/<pubDate>([^<]*)<\/pubDate>/g)].map(([, date]) => Date.parse(date!));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(feed.html).toContain(`<link>${origin}/blog/why-mayfly-benefits</link>`);
});

test('no parser of front matter, markdown or schemas reaches the browser', async () => {
  const scripts = new Set<string>();
  for (const { html } of pages.values()) {
    for (const [, file] of html.matchAll(/"(\/assets\/[^"]+\.js)"/g)) scripts.add(file!);
  }
  expect(scripts.size).toBeGreaterThan(5);
  for (const script of scripts) {
    const { html: code } = await get(script);
    expect(/ZodError|YAMLParseError|blockquoteStart/.test(code), script).toBe(false);
  }
});

test('every page in every language names itself and all others to search engines', async () => {
  const translated = publicPages.filter(({ path, canonical }) => !canonical && !path.startsWith('/blog'));
  for (const { path } of translated) {
    const others = [
      ...languages.map((language) => `${language.lang} ${origin}${pathIn(language, path)}`),
      `x-default ${origin}${path}`,
    ].sort();
    const seen = new Set<string>();
    for (const language of languages) {
      const { html } = await get(pathIn(language, path));
      const where = `${language.lang} ${path}`;
      expect(html, where).toContain(`<html lang="${language.lang}" dir="${language.dir}"`);
      const head = html.slice(0, html.indexOf('</head>'));
      const links = [...head.matchAll(/<link[^>]*rel="alternate"[^>]*>/g)].map(([link]) => link);
      const named = links.flatMap((link) => {
        const lang = /hreflang="([^"]*)"/i.exec(link)?.[1];
        return lang ? [`${lang} ${/href="([^"]*)"/.exec(link)![1]}`] : [];
      });
      expect(named.sort(), where).toEqual(others);
      expect(head, where).toMatch(
        new RegExp(
          `rel="canonical" href="${origin}${pathIn(language, path)}"|href="${origin}${pathIn(language, path)}" rel="canonical"`,
        ),
      );
      expect(head, where).toMatch(/<title>[^<]{5,}</);
      seen.add(/name="description" content="([^"]*)"/.exec(head)![1]!);
      expect(html, where).not.toMatch(/\{\{\w+\}\}|origin\.invalid|undefined/);
    }
    // No description is that of another language.
    expect(seen.size, path).toBe(languages.length);
  }
});

test('the reference of the calls is on the page of every language', async () => {
  for (const language of languages) {
    const { html } = await get(pathIn(language, '/api/docs'));
    expect(html, language.lang).toContain('/api/guest/generate-email');
  }
});
