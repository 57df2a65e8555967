import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { count } from './cost.ts';
import { askRun } from './test-database.ts';

const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  // No page of a test reaches another machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];
/** The headless shell comes first because it needs half the processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

export const PERMISSIONS = ['clipboard-read', 'clipboard-write'];

/** CHROMIUM_PATH, or the Chromium from npm (x64 only), or a Chromium of the machine. */
export async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return { executablePath: given, args };
  if (process.arch === 'x64') {
    return { executablePath: await askRun('/chromium'), args: [...args, '--disable-gpu'] };
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  if (!found) throw new Error(`No Chromium for ${process.arch}: install one, or set CHROMIUM_PATH.`);
  return { executablePath: found, args };
}

/** One browser for all files of a test worker. Playwright ends it with the worker. */
let running: Promise<Browser> | null = null;

async function sharedBrowser(): Promise<Browser> {
  const browser = await running?.catch(() => null);
  if (browser?.isConnected()) return browser;
  running = launch();
  return running;
}

async function launch(more: string[] = []): Promise<Browser> {
  const found = await findChromium();
  return chromium.launch({ ...found, args: [...found.args, ...more], headless: true });
}

/**
 * A real browser. `problems` collects the errors of a page. With `ownProcesses` it shows frames without an origin in
 * processes of their own, as Chromium does on computers but not in its headless shell.
 */
export async function launchBrowser({ ownProcesses = false } = {}) {
  const browser = ownProcesses ? await launch(['--site-per-process']) : await sharedBrowser();
  const contexts = new Set<BrowserContext>();
  return {
    /** Every page has a context of its own, so pages share nothing. */
    async openPage(url: string, options: BrowserContextOptions = {}) {
      count('pages');
      const context = await browser.newContext({
        locale: 'en-US',
        // Without animations, elements can be pressed at once.
        reducedMotion: 'reduce',
        viewport: { width: 1440, height: 900 },
        // A test cannot route what a worker answers.
        serviceWorkers: 'block',
        ...options,
      });
      contexts.add(context.once('close', () => contexts.delete(context)));
      await context.grantPermissions(PERMISSIONS);
      if (process.env.TRACE) await recordTrace(context, process.env.TRACE);
      // Shorter than the limit of a test, so that a failure names the step.
      context.setDefaultTimeout(60_000);
      context.on('page', waitUntilAlive);
      const page = await context.newPage();
      if (process.env.SLOW) await delayAnswers(page);
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        // The browser logs failed requests itself, and the page handles them.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          problems.push(message.text());
        }
      });
      if (url) await page.goto(url);
      return { page, context, problems };
    },
    isOpen: () => browser.isConnected(),
    /** Closes the pages of this file, but for those that others may use. */
    async close(kept?: Set<BrowserContext>) {
      await Promise.all([...contexts].filter((one) => !kept?.has(one)).map((one) => one.close()));
      if (ownProcesses) await browser.close();
    },
  };
}

/** Delays every answer to a page, so that a test that reads the page too early fails every time. */
async function delayAnswers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const speed = { downloadThroughput: -1, uploadThroughput: -1, latency: 500 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
}

/** Saves everything the pages of a context do as a file in the folder, for `npx playwright-core show-trace FILE`. */
async function recordTrace(context: BrowserContext, folder: string): Promise<void> {
  const name = new Date().toISOString().replaceAll(':', '-');
  const { close } = context;
  await context.tracing.start({ screenshots: true, snapshots: true });
  context.close = async (options) => {
    await context.tracing.stop({ path: join(folder, `${name}.zip`) });
    await close.call(context, options);
  };
}

/** Makes navigation wait until the page's script has started, if the page has one. */
function waitUntilAlive(page: Page): void {
  const alive = page.locator('html[data-alive], html:not(:has(script[type=module]))');
  const wait = () => alive.waitFor({ state: 'attached' });
  const { goto, reload, goBack } = page;
  // Tests that wait for less than a whole load want to see the page before its script runs.
  const waits = (waitUntil?: string) => waitUntil !== 'commit' && waitUntil !== 'domcontentloaded';
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (waits(options?.waitUntil)) await wait();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (waits(options?.waitUntil)) await wait();
    return response;
  };
  page.goBack = async (options) => {
    const response = await goBack.call(page, options);
    await wait();
    return response;
  };
}

export type TestBrowser = Awaited<ReturnType<typeof launchBrowser>>;
