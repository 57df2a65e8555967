import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { borrowPage } from './borrow-page.ts';
import { launchBrowser } from './browser.ts';
import { generateAddress, sendBySmtp } from './home-page.ts';
import { plainApp } from './shared-app.ts';
import type { Site } from './site.ts';
import { startFront } from './site-front.ts';

/** Everything that the browser has kept of the site, as text: caches with their addresses, storages and databases. */
export const kept = (page: Page) =>
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

/** Without the words of the pages that are kept. */
const isKept = (page: Page, path: string) =>
  page.evaluate<boolean>(`(async () => {
    const pages = await caches.open('pages-1');
    return (await pages.keys()).some(({ url }) => url === location.origin + ${JSON.stringify(path)});
  })()`);

/** The shared app behind a network that can be cut, with pages that have a service worker. */
export function setUpWorker() {
  const site = {} as Site & { front: Awaited<ReturnType<typeof startFront>> };
  beforeAll(async () => {
    const [app, browser] = await Promise.all([plainApp(), launchBrowser()]);
    const front = await startFront(app.http);
    Object.assign(site, { app: { ...app, http: front.url }, browser, front });
  });
  const mend = async () => {
    site.front.changes(() => undefined);
    await site.front.mend();
  };
  afterEach(mend);
  afterAll(async () => {
    await site.browser?.close();
    site.front?.close();
  });

  const waitUntilKept = (page: Page, path: string) => expect.poll(() => isKept(page, path)).toBe(true);

  /** A page whose worker has kept it. */
  async function visit() {
    const opened = await borrowPage(site, { serviceWorkers: 'allow' });
    await opened.page.goto('/');
    await waitUntilKept(opened.page, '/');
    const close = async () => {
      await mend();
      await opened.close();
    };
    return { ...opened, close };
  }

  return {
    site,
    waitUntilKept,
    visit,
    /** A page with a message in its list, which has loaded all that the desk may need. */
    async visitDesk() {
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
    },
    /** Chromium forgets that a page is offline when a worker answers for it. */
    async goOffline(page: Page) {
      await page.addInitScript(`Object.defineProperty(navigator, 'onLine', { get: () => false })`);
      await site.front.cut();
    },
  };
}
