import type { BrowserContextOptions, Page } from 'playwright-core';
import { PASSWORD } from './accounts.ts';
import { borrowPage } from './borrow-page.ts';
import type { Site } from './site.ts';

export type BrowserSession = { token: string; user: object };

/** A page of a signed-in user, or of a guest without a session. Paths are relative to the app. */
export async function openAs(
  site: Site,
  session: BrowserSession | null,
  options: BrowserContextOptions = {},
) {
  const opened = await borrowPage(site, options);
  if (session) await storeSession(opened.page, session);
  return opened;
}

/** Stores a session where the app reads it, from a page without a script. */
export async function storeSession(page: Page, { token, user }: BrowserSession): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(`
    sessionStorage.setItem('auth_token', ${JSON.stringify(token)});
    sessionStorage.setItem('auth_user', ${JSON.stringify(JSON.stringify(user))});
  `);
}

/** Fills in and submits the login form of the page. */
export async function submitLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Stops the page's clock. It moves only with `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() });
  for (let attempts = 10; ; attempts--) {
    try {
      return await page.clock.pauseAt(Date.now() + 1000);
    } catch (error) {
      // On a busy machine that second may have passed before the page hears of it.
      if (attempts === 1 || !String(error).includes('to the past')) throw error;
    }
  }
}

/** Holds back the scripts of a page, as on a slow connection, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => held.promise.then(() => route.continue()));
  return held.resolve;
}

/** Presses the element as soon as the page's script has started. */
export const pressOnceAlive = (page: Page, selector: string) =>
  page.evaluate(`new MutationObserver((_, observer) => {
    observer.disconnect();
    document.querySelector(${JSON.stringify(selector)}).click();
  }).observe(document.documentElement, { attributeFilter: ['data-alive'] })`);

export const pathOf = (page: Page) => new URL(page.url()).pathname;

/** The path that Back leads to, without going there. */
export async function pathBehind(page: Page): Promise<string> {
  const browser = await page.context().newCDPSession(page);
  const { entries, currentIndex } = await browser.send('Page.getNavigationHistory');
  await browser.detach();
  return new URL(entries[currentIndex - 1]!.url).pathname;
}
