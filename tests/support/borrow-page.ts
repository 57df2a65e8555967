import { setTimeout } from 'node:timers/promises';
import type { BrowserContextOptions, Disposable, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { PERMISSIONS, type TestBrowser } from './browser.ts';
import { newNetwork } from './shared-app.ts';
import type { Site } from './site.ts';

type Opened = Awaited<ReturnType<TestBrowser['openPage']>>;

type Borrowed = Awaited<ReturnType<typeof borrowPage>>;

/** Pages that tests have given back, by their options. */
const idle = new WeakMap<TestBrowser, Map<string, Opened[]>>();

/** The contexts of these pages. */
export const idleContexts = (browser: TestBrowser) =>
  new Set([...(idle.get(browser)?.values() ?? [])].flat().map(({ context }) => context));

/**
 * A page that keeps nothing of its last use, in a network of its own where the app believes that. `close` gives it to
 * the next test of the site, because a new page takes three times the processor time of a visit. After a failed test it
 * is never reused.
 */
export async function borrowPage({ app, browser }: Site, given: BrowserContextOptions = {}) {
  // What a page can change by itself is no reason for a new one.
  const { viewport, colorScheme = 'light', reducedMotion = 'reduce', ...others } = given;
  const options = { baseURL: app.http, ...others };
  const key = JSON.stringify(options);
  const pages = idle.get(browser) ?? new Map<string, Opened[]>();
  idle.set(browser, pages);
  const opened = pages.get(key)?.pop() ?? (await browser.openPage('', options));
  await opened.page.setViewportSize(viewport ?? { width: 1440, height: 900 });
  await opened.page.emulateMedia({ colorScheme, reducedMotion, media: null });
  if (app.config.trustProxy.length > 0 && !given.extraHTTPHeaders)
    await opened.context.setExtraHTTPHeaders(newNetwork());
  const scripts = collectScripts(opened);
  const isClockFalse = watchClock(opened);

  return {
    ...opened,
    async close() {
      if (isClockFalse()) return opened.context.close();
      for (const script of scripts.splice(0)) await script.dispose();
      // A page that hangs has failed its test already, and is not waited for.
      if (!(await answers(opened.page))) return opened.context.close();
      await clean(opened);
      pages.set(key, [...(pages.get(key) ?? []), opened]);
    },
  };
}

/** The same, at this path. */
export async function openAt(site: Site, path: string, options: BrowserContextOptions = {}) {
  const opened = await borrowPage(site, options);
  await opened.page.goto(path);
  return opened;
}

/** One page for all tests of a `describe`, in their order. They get it when they run. */
export function sharePage(open: () => Promise<Borrowed>): Borrowed {
  const shared = {} as Borrowed;
  beforeAll(async () => void Object.assign(shared, await open()));
  afterAll(() => shared.close?.());
  return shared;
}

/** The scripts that a test adds to every document, so that they can be removed. */
function collectScripts({ page, context }: Opened): Disposable[] {
  const scripts: Disposable[] = [];
  const collect = (owner: { addInitScript(...args: never[]): Promise<Disposable> }) => {
    const { addInitScript } = Object.getPrototypeOf(owner) as typeof owner;
    owner.addInitScript = async (...args) => {
      const script = await addInitScript.apply(owner, args);
      scripts.push(script);
      return script;
    };
  };
  collect(page);
  collect(context);
  return scripts;
}

/** A clock of the test's own cannot be taken back. */
function watchClock({ context }: Opened): () => boolean {
  const { install } = context.clock;
  let isFalse = false;
  context.clock.install = (...args) => {
    isFalse = true;
    return install.apply(context.clock, args);
  };
  return () => isFalse;
}

/** Whether the page still runs its scripts. */
const answers = (page: Page) =>
  Promise.race([page.evaluate<boolean>('true').catch(() => true), setTimeout(20_000, false, { ref: false })]);

/**
 * Opens a page without a script, where nothing writes to the storage any more. Each navigation that is under way, also
 * an earlier attempt, cancels one attempt.
 */
async function leave(page: Page) {
  for (let attempts = 20; ; attempts--) {
    try {
      return await page.goto('/robots.txt');
    } catch (error) {
      if (attempts === 1) throw error;
      await page.waitForLoadState().catch(() => undefined);
    }
  }
}

const forgetAll = `(async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
})()`;

async function clean({ page, context, problems }: Opened) {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of ['request', 'response', 'framenavigated', 'dialog'] as const)
    page.removeAllListeners(event);
  await context.unrouteAll();
  await page.unrouteAll();
  await leave(page);
  await page.evaluate(forgetAll);
  await context.clearCookies();
  await context.clearPermissions();
  await context.grantPermissions(PERMISSIONS);
  await context.setOffline(false);
  problems.length = 0;
}
