import { afterAll, beforeAll } from 'vitest';
import { launchBrowser, type TestBrowser } from './browser.ts';
import { type Overrides, type RunningApp, startApp } from './start-app.ts';

export type Site = { app: RunningApp; browser: TestBrowser };

/** Runs the whole service and a browser for all tests of a file. */
export function setUpSite(overrides: Overrides | (() => Promise<Overrides>) = {}): Site {
  const site = {} as Site;
  const start = async () => startApp(typeof overrides === 'function' ? await overrides() : overrides);
  beforeAll(async () => {
    [site.app, site.browser] = await Promise.all([start(), launchBrowser()]);
  });
  afterAll(async () => {
    await site.browser?.close();
    await site.app?.close();
  });
  return site;
}
