import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import bundled from '@sparticuz/chromium';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const args = ['--no-sandbox', '--disable-dev-shm-usage'];
/** The shell first: it draws no window and costs half. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** CHROMIUM_PATH, else the Chromium npm brought along, which exists for x64 alone, else the machine's own. */
async function findChromium(): Promise<{ executablePath: string; args: string[] }> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return { executablePath: given, args };
  if (process.arch === 'x64') {
    return { executablePath: await bundled.executablePath(), args: [...args, '--disable-gpu'] };
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  if (!found) throw new Error(`No Chromium for ${process.arch}: install one, or name it in CHROMIUM_PATH.`);
  return { executablePath: found, args };
}

/** A real browser. Every page of it reports what went wrong inside through `problems`. */
export async function launchBrowser() {
  const browser = await chromium.launch({ ...(await findChromium()), headless: true });
  return {
    async openPage(url: string, options: BrowserContextOptions = {}) {
      const context = await browser.newContext({
        locale: 'en-US',
        // Where nothing moves, nothing has to come to rest before it can be pressed.
        reducedMotion: 'reduce',
        viewport: { width: 1440, height: 900 },
        ...options,
      });
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      // Below the test's own limit, so that a failure names the step that never came.
      context.setDefaultTimeout(10_000);
      const page = await context.newPage();
      waitUntilAlive(page);
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        // A refused call is logged by the browser itself; the page deals with it.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          problems.push(message.text());
        }
      });
      if (url) await page.goto(url);
      return { page, context, problems };
    },
    close: () => browser.close(),
  };
}

/** A page can be read before its program runs: visits end when it answers, or when there is none. */
function waitUntilAlive(page: Page): void {
  const alive = page.locator('html[data-alive], html:not(:has(script[type=module]))');
  const wait = () => alive.waitFor({ state: 'attached' });
  const { goto, reload, goBack } = page;
  // Who asks for less than a whole load means to look at what is there before.
  const asked = (waitUntil?: string) => waitUntil !== 'commit' && waitUntil !== 'domcontentloaded';
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (asked(options?.waitUntil)) await wait();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (asked(options?.waitUntil)) await wait();
    return response;
  };
  page.goBack = async (options) => {
    const response = await goBack.call(page, options);
    await wait();
    return response;
  };
}

export type TestBrowser = Awaited<ReturnType<typeof launchBrowser>>;

type Violation = { id: string; nodes: { target: unknown; failureSummary?: string }[] };

/** What axe finds wrong on the page as it is now, in short lines. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  await prepareForAxe(page);
  // Only what is wrong is worked out. A frame holds a stranger's mail, and no program that could answer.
  const violations = await page.evaluate<Violation[]>(
    `axe.run({ resultTypes: ['violations'], iframes: false, preload: false }).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary ?? ''}`),
  );
}

export type Look = readonly [scheme: 'light' | 'dark', width: number];

/** The page as others see it, without loading it again. */
export async function putOn(page: Page, [colorScheme, width]: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: width < 600 ? 640 : 900 });
}

/** What axe finds wrong in each of the looks, and whether all of the page fits its width. */
export async function findAxeViolationsIn(page: Page, looks: readonly Look[]): Promise<string[]> {
  const found: string[] = [];
  await prepareForAxe(page);
  for (const look of looks) {
    await putOn(page, look);
    const name = look.join(' ');
    found.push(...(await findAxeViolations(page)).map((line) => `${name}: ${line}`));
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    if (width > look[1]) found.push(`${name}: ${width} px wide`);
  }
  return found;
}

/** Movement in or out changes colours for a moment; what counts is what stays. So here nothing moves. */
async function prepareForAxe(page: Page): Promise<void> {
  if (!(await page.evaluate('"axe" in globalThis'))) {
    const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    // Evaluated by the debugger: the page's own policy stays as strict as it is.
    await page.evaluate(source);
    await page.evaluate(`{
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
      document.adoptedStyleSheets.push(still);
    }`);
  }
  await page.evaluate('new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))');
}
