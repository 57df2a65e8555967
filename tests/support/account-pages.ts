import type { BrowserContextOptions, Page } from 'playwright-core';
import { PASSWORD } from './accounts.ts';
import type { Site } from './site.ts';

export type BrowserSession = { token: string; user: object };

/** A page of somebody who is signed in already, or of a stranger; paths are relative to the app. */
export async function openAs(
  { app, browser }: Site,
  session: BrowserSession | null,
  options: BrowserContextOptions = {},
) {
  const opened = await browser.openPage('', { baseURL: app.http, ...options });
  if (session) await storeSession(opened.page, session);
  return { ...opened, close: () => opened.context.close() };
}

/** Puts a session where the app looks for it, from a page of the app that runs no program. */
export async function storeSession(page: Page, { token, user }: BrowserSession): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(`
    sessionStorage.setItem('auth_token', ${JSON.stringify(token)});
    sessionStorage.setItem('auth_user', ${JSON.stringify(JSON.stringify(user))});
  `);
}

/** Fills in and sends the login form of a page that shows it. */
export async function submitLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** From here on the page's time stands still until `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

export const pathOf = (page: Page) => new URL(page.url()).pathname;

/** As long as a step of the browser may take. */
export const patience = { timeout: 10_000 };
