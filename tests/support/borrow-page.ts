import type { BrowserContextOptions } from 'playwright-core';
import type { TestBrowser } from './browser.ts';
import type { Site } from './site.ts';

type Opened = Awaited<ReturnType<TestBrowser['openPage']>>;

/** Pages that the tests of a file have given back, by their options. */
const idle = new WeakMap<TestBrowser, Map<string, Opened[]>>();

/**
 * A page that keeps nothing of its last use. `close` gives it to the next test of the file, because a new page takes
 * three times the processor time of a visit. After a failed test it is never reused.
 */
export async function borrowPage({ app, browser }: Site, given: BrowserContextOptions = {}) {
  const options = { baseURL: app.http, viewport: { width: 1440, height: 900 }, ...given };
  const key = JSON.stringify(options);
  const pages = idle.get(browser) ?? new Map<string, Opened[]>();
  idle.set(browser, pages);
  const opened = pages.get(key)?.pop() ?? (await browser.openPage('', options));
  const isChanged = watchForChanges(opened);

  return {
    ...opened,
    async close() {
      if (isChanged()) return opened.context.close();
      await clean(opened, options);
      pages.set(key, [...(pages.get(key) ?? []), opened]);
    },
  };
}

/** Scripts for every page and a stopped clock cannot be taken back. */
function watchForChanges({ page, context }: Opened): () => boolean {
  let changed = false;
  const watch = <Name extends string>(owner: Record<Name, (...args: never[]) => unknown>, name: Name) => {
    const original = owner[name];
    owner[name] = (...args) => {
      changed = true;
      return original.apply(owner, args);
    };
  };
  watch(page, 'addInitScript');
  watch(context, 'addInitScript');
  watch(context.clock, 'install');
  return () => changed;
}

async function clean(
  { page, context, problems }: Opened,
  { viewport }: { viewport: BrowserContextOptions['viewport'] },
) {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of ['request', 'response', 'framenavigated'] as const) page.removeAllListeners(event);
  await context.unrouteAll();
  await page.unrouteAll();
  // A page without a script, where nothing writes to the storage any more.
  // A page that is just leaving for another one cancels the first attempt.
  await page.goto('/robots.txt').catch(() => page.goto('/robots.txt'));
  await page.evaluate('localStorage.clear(); sessionStorage.clear()');
  await context.clearCookies();
  await page.emulateMedia({ colorScheme: 'light' });
  if (viewport) await page.setViewportSize(viewport);
  problems.length = 0;
}
