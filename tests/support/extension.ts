import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { buildExtension } from '../../packages/extension/scripts/build.ts';
import { findChromium } from './browser.ts';
import { neededTool } from './tools.ts';

/** A whole browser: the headless shell, which other tests use, has no extensions. */
export const wholeBrowser = neededTool('chromium', 'chromium-browser');

/** A browser with the extension, as people have it. */
export async function launchExtension({ language = 'en-US' } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-extension-'));
  const built = join(folder, 'built');
  await buildExtension({ to: built });
  const { args } = await findChromium();
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: wholeBrowser!,
    headless: true,
    viewport: { width: 1440, height: 900 },
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      ...args,
      '--headless=new',
      `--lang=${language}`,
      `--load-extension=${join(built, 'chromium')}`,
      `--disable-extensions-except=${join(built, 'chromium')}`,
      // For `press`: the protocol can press the icon.
      '--enable-unsafe-extension-debugging',
    ],
  });
  context.setDefaultTimeout(60_000);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const id = new URL(worker.url()).host;
  const protocol = await context.browser()!.newBrowserCDPSession();

  /** Presses the icon while this page is in front, which lets the extension write into it until it leaves the site. */
  async function press(page: Page): Promise<void> {
    await page.bringToFront();
    const { targetInfos } = await protocol.send('Target.getTargets', { filter: [{ type: 'tab' }] });
    const tab = targetInfos.find(({ url }) => url === page.url())!;
    await protocol.send('Extensions.triggerAction', { id, targetId: tab.targetId });
  }

  /** The popup as a tab behind the page in front, because Playwright does not see popups. */
  async function openPopup(): Promise<Page> {
    const url = `chrome-extension://${id}/src/popup.html`;
    const opened = context.waitForEvent('page', (page) => page.url() === url);
    await protocol.send('Target.createTarget', { url, background: true });
    return opened;
  }

  return {
    built,
    context,
    worker,
    press,
    openPopup,
    optionsUrl: `chrome-extension://${id}/src/options.html`,
    /** Says yes where the browser would ask, which no test can press: on the page about the extension. */
    async allow(origin: string): Promise<void> {
      const page = await context.newPage();
      await page.goto(`chrome://extensions/?id=${id}`);
      await page.evaluate(`chrome.developerPrivate.addHostPermission('${id}', '${origin}/*')`);
      await page.close();
    },
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
