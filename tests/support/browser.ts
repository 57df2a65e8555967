import { existsSync } from 'node:fs';
import chromiumPackage from '@sparticuz/chromium';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser of the npm package, which is built for x64 alone. Elsewhere one that is installed is used, or the
 * one CHROMIUM_PATH names.
 */
async function browserPath(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (process.arch === 'x64' && process.platform === 'linux') return chromiumPackage.executablePath();
  const found = installed.find((path) => existsSync(path));
  if (!found) throw new Error('Browser tests need Chromium: install it, or name one with CHROMIUM_PATH');
  return found;
}

export async function launchBrowser(): Promise<Browser> {
  // The package's own arguments switch web security off, which is what these tests are about.
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
  return chromium.launch({ executablePath: await browserPath(), args });
}

export type OpenPage = { page: Page; errors: string[]; foreign: string[]; close: () => Promise<void> };

/**
 * A page of a fresh visitor. `errors` gathers what went wrong in it (exceptions, console errors, CSP refusals),
 * `foreign` every request that left the app's origin; those are answered here with nothing.
 */
export async function openPage(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', ...options });
  const errors: string[] = [];
  const foreign: string[] = [];
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ status: 200, contentType: 'text/javascript', body: '' });
    },
  );
  const page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors, foreign, close: () => context.close() };
}
