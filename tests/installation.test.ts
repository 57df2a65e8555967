import { expect, test } from 'vitest';
import { basePath, english, languages } from '#contract/languages.ts';
import { plainApp } from './support/shared-app.ts';

type Picture = { src: string; sizes: string; type: string };
type Manifest = Record<
  'id' | 'lang' | 'dir' | 'start_url' | 'scope' | 'description' | 'theme_color',
  string
> & {
  shortcuts: { url: string }[];
  icons: Picture[];
  screenshots: Picture[];
};

test('the service worker has a policy that lets it load from us and nothing else, and is looked for anew each time', async () => {
  const { http } = await plainApp();
  const { headers } = await fetch(`${http}/worker.js`);
  expect(headers.get('content-type')).toMatch('text/javascript');
  expect(headers.get('cache-control')).toBe('public, no-cache');
  // With the icon of its notifications.
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'; img-src 'self'",
  );
});

test('the site can be installed in every language as one application, with pictures that are as large as they say', async () => {
  const { http } = await plainApp();
  const descriptions = new Set<string>();
  for (const language of languages) {
    const home = basePath(language) || '/';
    const html = await (await fetch(http + home, { headers: { 'accept-language': '' } })).text();
    const [, href] = /<link rel="manifest" href="([^"]+)"/.exec(html)!;
    const manifest = (await (await fetch(http + href)).json()) as Manifest;
    const { id, lang, dir, start_url, scope, shortcuts, description, icons, screenshots } = manifest;
    expect({ id, lang, dir, start_url, scope }).toEqual({
      id: '/',
      lang: language.lang,
      dir: language.dir,
      start_url: home,
      scope: '/',
    });
    // The second is where everybody without a session would end up anyway.
    expect(shortcuts.map(({ url }) => url)).toEqual([`${home}?new`, `${basePath(language)}/login`]);
    expect(html).toContain(`media="(prefers-color-scheme: light)" content="${manifest.theme_color}"`);
    expect(description).not.toContain('{');
    descriptions.add(description);
    if (language !== english) continue;
    for (const { src, sizes } of [...icons, ...screenshots].filter(({ type }) => type === 'image/png')) {
      const bytes = Buffer.from(await (await fetch(http + src)).arrayBuffer());
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
      expect(bytes.length).toBeLessThan(100_000);
    }
  }
  expect(descriptions.size).toBe(languages.length);
});
