import { afterAll, beforeAll } from 'vitest';
import { idleContexts } from './borrow-page.ts';
import { launchBrowser, type TestBrowser } from './browser.ts';
import { plainApp } from './shared-app.ts';
import { type Overrides, type RunningApp, startApp } from './start-app.ts';

export type Site = { app: RunningApp; browser: TestBrowser };

let shared: Promise<Site> | null = null;

/** The site that the files of a worker share: an app without options, and its pages. */
async function sharedSite(): Promise<Site> {
  const site = await shared;
  if (site?.browser.isOpen()) return site;
  shared = Promise.all([plainApp(), launchBrowser()]).then(([app, browser]) => ({ app, browser }));
  return shared;
}

/** The shared site for all tests of a file. With options, a site of its own. */
export function setUpSite(options?: Overrides | (() => Promise<Overrides>)): Site {
  const site = {} as Site;
  const start = async () => startApp(typeof options === 'function' ? await options() : options);
  beforeAll(async () => {
    if (!options) Object.assign(site, await sharedSite());
    else [site.app, site.browser] = await Promise.all([start(), launchBrowser()]);
  });
  afterAll(async () => {
    await site.browser?.close(options ? undefined : idleContexts(site.browser));
    if (options) await site.app?.close();
  });
  return site;
}
