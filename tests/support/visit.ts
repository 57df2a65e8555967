import type { BrowserContextOptions, Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Site } from './site.ts';

/**
 * A page of a new visitor, with paths relative to the app. `errors` collects the errors of the page, `foreign` its
 * requests to other hosts, which get an empty response.
 */
export async function openPage({ app, browser }: Site, options: BrowserContextOptions = {}) {
  const origin = app.http;
  const { page, context, problems } = await browser.openPage('', { baseURL: origin, ...options });
  const foreign: string[] = [];
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ status: 200, contentType: 'text/javascript', body: '' });
    },
  );
  return { page, errors: problems, foreign, close: () => context.close() };
}

/** Scrolls a page down without hiding this element, so that a jump to the top of the next page can be seen. */
export async function scrollPast(element: Locator): Promise<void> {
  const page = element.page();
  await page.setViewportSize({ width: 1440, height: 500 });
  await element.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));
  expect(await page.evaluate('scrollY')).toBeGreaterThan(0);
}
