import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { english, type Language } from '#contract/languages.ts';
import { describePlans } from '#contract/plan-limits.ts';
import { defaultPlans } from '#contract/plans.ts';
import { createSite } from './site.ts';
import { loadSite } from './site-files.ts';

const german: Language = { prefix: 'de', lang: 'de', dir: 'ltr', name: 'Deutsch' };

const THREE_DAYS = 3 * 86_400_000;

async function serveFiles(contents: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'de'));
  for (const [path, content] of Object.entries(contents)) await writeFile(join(folder, path), content);
  const files = loadSite({
    folder,
    origin: 'https://mayfly.example',
    limitsIn: (language) => describePlans(defaultPlans, THREE_DAYS, {}, language),
    siteLanguages: [english, german],
  });
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(cookie);
  app.setNotFoundHandler(createSite({ files, policyFor: () => '', siteLanguages: [english, german] }).answer);
  return app;
}

const twoLanguages = () =>
  serveFiles({
    'index.html': 'English home',
    '__spa-fallback.html': '<title>Home</title>English fallback',
    'app-paths.json': JSON.stringify({
      '/dashboard': { en: 'Dashboard', de: 'Übersicht' },
      '/inbox/:address': { en: 'Inbox', de: 'Posteingang' },
    }),
    'de/index.html': 'German home',
    'de/__spa-fallback.html': '<title>Start</title>German fallback',
  });

test('a visit to / leads to the language that was chosen, or that the browser prefers', async () => {
  const app = await twoLanguages();
  const visit = (headers: Record<string, string>, url = '/') => app.inject({ url, headers });
  const { headers, statusCode } = await visit({ 'accept-language': 'de-AT,en;q=0.5' }, '/?generate=1');
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    302,
    '/de?generate=1',
    'no-store',
  ]);
  expect((await visit({ cookie: 'mayfly_lang=de' })).headers.location).toBe('/de');

  const stays: Record<string, string>[] = [
    {},
    { 'accept-language': 'en,de;q=0.5' },
    { 'accept-language': 'de', cookie: 'mayfly_lang=en' },
  ];
  for (const headers of stays) expect((await visit(headers)).body).toBe('English home');

  const home = await visit({});
  expect(home.headers.vary).toBe('accept-encoding, cookie, accept-language');
  const again = { 'if-none-match': String(home.headers.etag) };
  expect((await visit(again)).statusCode).toBe(304);
  expect((await visit({ ...again, 'accept-language': 'de' })).statusCode).toBe(302);
});

test('no other path is redirected, and each language has its own pages, fallback and titles', async () => {
  const app = await twoLanguages();
  const visit = async (url: string) => {
    const { statusCode, body } = await app.inject({ url, headers: { 'accept-language': 'de' } });
    return [statusCode, body];
  };
  expect(await visit('/de')).toEqual([200, 'German home']);
  expect(await visit('/de/')).toEqual([200, 'German home']);
  expect(await visit('/dashboard')).toEqual([200, '<title>Dashboard</title>English fallback']);
  expect(await visit('/de/dashboard')).toEqual([200, '<title>Übersicht</title>German fallback']);
  for (const address of ['a@b.test', 'other@b.test'])
    expect(await visit(`/de/inbox/${address}`)).toEqual([200, '<title>Posteingang</title>German fallback']);
  expect(await visit('/de/blog')).toEqual([404, '<title>Start</title>German fallback']);
  for (const path of ['/en/dashboard', '/xx/dashboard', '/xx', '/de/__spa-fallback.html/x'])
    expect((await visit(path))[0], path).toBe(404);
  expect(await visit('/de/__spa-fallback.html')).toEqual([404, '<title>Start</title>German fallback']);
});

test('the worker may load what pages are made of, and the icon of its notifications', async () => {
  const app = await serveFiles({ 'worker.js': '' });
  const policy = (await app.inject('/worker.js')).headers['content-security-policy'];
  expect(policy).toBe("default-src 'none'; connect-src 'self'; img-src 'self'");
});

test('a file is not sent again to a client that has it, however the client lists its tags', async () => {
  const app = await serveFiles({ 'robots.txt': 'User-agent: *\n' });
  const ask = (tags: string) =>
    app.inject({ url: '/robots.txt', headers: tags ? { 'if-none-match': tags } : {} });
  const etag = String((await ask('')).headers.etag);
  for (const tags of [etag, `W/${etag}`, `"other", W/${etag}`, '*'])
    expect([tags, (await ask(tags)).statusCode]).toEqual([tags, 304]);
  expect((await ask('W/"other"')).statusCode).toBe(200);
});

test('limits are filled in in the language of the page, and in the forms that it needs', async () => {
  const app = await serveFiles({
    'index.html': '{{cooldown}}, {{cooldownDative}}',
    'de/index.html': '{{cooldown}}, nach {{cooldownDative}}',
  });
  expect((await app.inject('/')).body).toBe('3 days, {{cooldownDative}}');
  expect((await app.inject('/de')).body).toBe('3\u00a0Tage, nach 3\u00a0Tagen');
});
