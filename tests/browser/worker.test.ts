import type { Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { basePath, english, languages } from '#contract/languages.ts';
import { addressField, generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';
import { startFront } from '#tests/support/site-front.ts';

const site = setUpSite();
let front: Awaited<ReturnType<typeof startFront>>;
beforeAll(async () => {
  front = await startFront(site.app.http);
});
afterEach(async () => {
  front.changes(() => undefined);
  await front.mend();
});
afterAll(() => front?.close());

type Manifest = Record<
  'id' | 'lang' | 'dir' | 'start_url' | 'scope' | 'description' | 'theme_color',
  string
> & {
  shortcuts: { url: string }[];
  icons: Picture[];
  screenshots: Picture[];
};
type Picture = { src: string; sizes: string; type: string };

/** Everything that the browser has kept of the site, as text: caches with their addresses, storages and databases. */
const kept = (page: Page) =>
  page.evaluate<string[]>(`(async () => {
    const found = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name } of await indexedDB.databases()) found.push('database ' + name);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        const headers = JSON.stringify([...response.headers]);
        found.push([name, request.url, response.url, headers, await response.text()].join(' '));
      }
    }
    return found;
  })()`);

const isKept = async (page: Page, path: string) =>
  (await kept(page)).some((one) => one.startsWith(`pages-1 ${front.url}${path} `));

/** A page whose worker has kept it. */
async function visit(path = '/') {
  const opened = await site.browser.openPage(front.url + path, {
    baseURL: front.url,
    serviceWorkers: 'allow',
  });
  await expect.poll(() => isKept(opened.page, path)).toBe(true);
  return opened;
}

/** A page with a message in its list, which has loaded all that the desk may need. */
async function visitDesk() {
  const opened = await visit();
  const { page } = opened;
  const address = await generateAddress(page);
  const subject = `Canary ${address}`;
  await sendBySmtp(site.app.smtpPort, { to: address, subject, text: 'The code is 735194' });
  const row = page.getByRole('listitem').getByRole('button', { name: 'Canary' });
  await row.waitFor();
  await expect.poll(() => page.evaluate('localStorage.parts_kept')).toContain('/assets/');
  const traces = async () => (await kept(page)).filter((one) => one.includes(address));
  return { ...opened, address, row, traces };
}

/** Chromium forgets that a page is offline when a worker answers for it. */
const goOffline = async (page: Page) => {
  await page.addInitScript(`Object.defineProperty(navigator, 'onLine', { get: () => false })`);
  await front.cut();
};

const says = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

it('opens the page without a network after the first visit, says so, and goes on when it is back', async () => {
  const { page, context, problems } = await visit();
  await goOffline(page);
  await page.reload();
  await says(page, 'You are offline.');
  const generate = page.getByRole('button', { name: 'Generate Temporary Email' });
  await generate.click();
  await says(page, 'No address was generated.');
  expect(await page.getByRole('alert').count()).toBe(0);
  // What was never opened leads to what there is.
  await page.goto('/pricing');
  expect(page.url()).toBe(`${front.url}/`);
  await says(page, 'You are offline.');
  // In a language whose home is not kept, too.
  await page.goto('/de');
  expect(page.url()).toBe(`${front.url}/`);
  await page.goto('/de/pricing');
  expect(page.url()).toBe(`${front.url}/`);
  await front.mend();
  await generateAddress(page);
  await page.getByText('You are offline.').waitFor({ state: 'detached' });
  await page.goto('/pricing');
  expect(page.url()).toBe(`${front.url}/pricing`);
  expect(problems).toEqual([]);
  await context.close();
});

it('shows the page that it has if the network takes too long, or if a proxy says that the server is gone', async () => {
  const { page, context } = await visit();
  for (const answer of [{ status: 502 }, null]) {
    front.changes(() => answer);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Generate Temporary Email' }).waitFor();
  }
  await context.close();
});

it('is there all the time while a page is kept once more', async () => {
  const { page, context } = await visit();
  const { found, paths } = await page.evaluate<{ found: boolean[]; paths: string[] }>(`(async () => {
    const pages = await caches.open('pages-1');
    const found = [];
    for (const end = Date.now() + 2_000; Date.now() < end; ) {
      navigator.serviceWorker.controller.postMessage({ loaded: [] });
      for (let n = 0; n < 20; n++) found.push(Boolean(await pages.match('/', { ignoreVary: true })));
    }
    return { found, paths: (await pages.keys()).map(({ url }) => new URL(url).pathname) };
  })()`);
  expect(found).not.toContain(false);
  expect(paths).toEqual(['/']);
  await context.close();
});

it('shows without a network when mail came and what is unread, and no word of it, and nothing after the end of the address', async () => {
  const { page, context, address, row, traces, problems } = await visitDesk();
  // An inbox has an address in its path, which is not kept.
  await page.goto(`/inbox/${address}`);
  await expect.poll(() => isKept(page, '/inbox/:address')).toBe(true);
  expect((await traces()).length).toBe(2);
  expect((await traces()).every((one) => one.startsWith('{'))).toBe(true);

  await goOffline(page);
  for (const path of [`/inbox/${address}`, '/']) {
    await page.goto(path);
    await says(page, 'You are offline.');
  }
  await page.getByText('Your messages load when the connection is back.').waitFor();
  const list = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  expect(await list.allInnerTexts()).toEqual([expect.stringMatching(/^Unread\.\s+(Just now|\d+m ago)$/)]);
  expect((await kept(page)).filter((one) => /Canary|735194/.test(one))).toEqual([]);
  expect(await page.title()).toMatch(/^\(1\) /);
  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Email' }).waitFor();
  await front.mend();
  await row.click();
  await page.getByRole('article').getByText('735194').first().waitFor();
  await front.cut();

  await page.evaluate(`for (const key of ['guest_temp_emails', 'guest_email_cache', 'guest_session_copy'])
    localStorage[key] = localStorage[key].replace(/"(expiresAt|until)":\\d+/g, '"$1":1')`);
  await page.goto('/');
  await page.getByText('No Active Email').waitFor();
  await page.evaluate('sessionStorage.clear()');
  expect(await traces()).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

it('keeps nothing of a visitor who wants to be forgotten', async () => {
  const { page, context, traces } = await visitDesk();
  expect((await traces()).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('menuitem', { name: 'Forget me on this device' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget me' }).click();
  await page.getByText('No Active Email').waitFor();
  await expect.poll(traces).toEqual([]);
  await context.close();
});

it('is replaced while a page is open, which stays as it is, has its parts, and is new when it is loaded again', async () => {
  const { page, context, address, row } = await visitDesk();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.evaluate(`window.before = true; caches.open('pages-0')`);
  const now = async (path: string) => (await fetch(site.app.http + path)).text();
  const [worker, home] = [await now('/worker.js'), await now('/')];
  front.changes((path) => {
    if (path === '/worker.js') return { status: 200, type: 'text/javascript', body: `${worker}// another` };
    if (path === '/')
      return { status: 200, type: 'text/html', body: home.replace('<html', '<html data-new') };
    return path.startsWith('/assets/') ? { status: 404 } : undefined;
  });
  await page.evaluate(`new Promise((happens) => {
    navigator.serviceWorker.addEventListener('controllerchange', happens);
    navigator.serviceWorker.getRegistration().then((registration) => registration.update());
  })`);
  await expect.poll(() => page.evaluate('caches.has("pages-0")')).toBe(false);

  await row.click();
  await page.getByRole('article').getByText('The code is 735194').waitFor();
  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Email' }).waitFor();
  expect(await page.evaluate('window.before')).toBe(true);
  await page.keyboard.press('Escape');
  await page.reload();
  expect(await page.locator('html[data-new]').count()).toBe(1);
  expect(await addressField(page).inputValue()).toBe(address);

  // It answers for pages and built files, and never for a call.
  const paths = (byWorker: boolean) =>
    responses
      .filter((response) => response.fromServiceWorker() === byWorker)
      .map((response) => new URL(response.url()).pathname);
  expect(paths(true).filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
  expect(paths(false).filter((path) => path.startsWith('/api/')).length).toBeGreaterThan(2);
  await context.close();
});

it('comes with a policy that lets it load from us and nothing else, and is looked for anew each time', async () => {
  const { headers } = await fetch(`${site.app.http}/worker.js`);
  expect(headers.get('content-type')).toMatch('text/javascript');
  expect(headers.get('cache-control')).toBe('public, no-cache');
  // With the icon of its notifications.
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'; img-src 'self'",
  );
});

it('can be installed in every language as one application, with pictures that are as large as they say', async () => {
  const { page, context } = await visit();
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const descriptions = new Set<string>();
  for (const language of languages) {
    const home = basePath(language) || '/';
    const html = await (await fetch(site.app.http + home, { headers: { 'accept-language': '' } })).text();
    const [, href] = /<link rel="manifest" href="([^"]+)"/.exec(html)!;
    const manifest = (await (await fetch(site.app.http + href)).json()) as Manifest;
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
      const bytes = Buffer.from(await (await fetch(site.app.http + src)).arrayBuffer());
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
      expect(bytes.length).toBeLessThan(100_000);
    }
  }
  expect(descriptions.size).toBe(languages.length);
  await context.close();
});

it('has a shortcut that generates an address, which a link of another site does not', async () => {
  const { page, context } = await site.browser.openPage(`${front.url}/?new`);
  await page.getByText('No Active Email').waitFor();
  expect(page.url()).toBe(`${front.url}/`);
  await page.addInitScript(`matchMedia = ((real) => (query) =>
    query.includes('standalone') ? { matches: true } : real(query))(matchMedia.bind(window))`);
  await page.goto(`${front.url}/?new`);
  await addressField(page).waitFor();
  await context.close();
});
