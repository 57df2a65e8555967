import type { BrowserContextOptions, Locator } from 'playwright-core';
import { expect } from 'vitest';
import { borrowPage } from './borrow-page.ts';
import type { Site } from './site.ts';

/**
 * A page of a new visitor, with paths relative to the app. `errors` collects the errors of the page, `foreign` its
 * requests to other hosts, which the browser does not find.
 */
export async function openPage(site: Site, options: BrowserContextOptions = {}) {
  const { page, problems, close } = await borrowPage(site, options);
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== site.app.http && url.protocol.startsWith('http')) foreign.push(url.href);
  });
  return { page, errors: problems, foreign, close };
}

/** Scrolls a page down without hiding this element, so that a jump to the top of the next page can be seen. */
export async function scrollPast(element: Locator): Promise<void> {
  const page = element.page();
  await page.setViewportSize({ width: 1440, height: 500 });
  await element.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));
  expect(await page.evaluate('scrollY')).toBeGreaterThan(0);
}
