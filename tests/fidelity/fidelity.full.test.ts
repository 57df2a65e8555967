import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateAddress, sendBySmtp, withoutFeedback } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';
import { openFrames, openOriginals, readGray } from './render.ts';
import { similarity } from './ssim.ts';

/** `npm run fidelity` compares all templates. A normal test run takes a few of different kinds. */
const all = process.env.FIDELITY === 'all';
const folder = process.env.FIDELITY_TEMPLATES ?? join(import.meta.dirname, 'templates');
/** If set, every pair of pictures is written there. */
const pictures = process.env.FIDELITY_PICTURES;
const FEW = ['newsletter-columns', 'receipt-inline', 'mjml-like', 'dark-product', 'arabic-invitation'];

const names = (await readdir(folder))
  .filter((name) => name.endsWith('.html'))
  .map((name) => name.slice(0, -'.html'.length))
  .filter((name) => all || FEW.includes(name))
  .sort();

const site = setUpSite();
let originals: Awaited<ReturnType<typeof openOriginals>>;
let frames: Awaited<ReturnType<typeof openFrames>>;
beforeAll(async () => {
  [originals, frames] = await Promise.all([openOriginals(site.browser), openFrames(site.browser)]);
  if (pictures) await mkdir(pictures, { recursive: true });
});
afterAll(async () => {
  await originals?.close();
  await frames?.close();
});

const message = (page: Page) => page.locator('iframe[title="Message"]');

/** An inbox takes fifty messages. */
const PER_INBOX = 40;

async function openInbox() {
  const { page, context } = await site.browser.openPage('');
  await withoutFeedback(page);
  await page.goto(site.app.http);
  return { page, context, address: await generateAddress(page) };
}

/** Opens a message and returns the document of its frame. */
async function open(page: Page, name: string, last: string): Promise<string> {
  let srcdoc = '';
  await page
    .getByRole('button', { name: new RegExp(`\\b${name}\\b`) })
    .first()
    .click();
  await expect
    .poll(async () => {
      srcdoc =
        (await message(page)
          .getAttribute('srcdoc', { timeout: 1000 })
          .catch(() => null)) ?? last;
      return srcdoc;
    })
    .not.toBe(last);
  return srcdoc;
}

/** How far the open message, or the page around it, can be moved sideways on a phone. */
async function sidewaysOnPhone(page: Page): Promise<number> {
  await page.setViewportSize({ width: 360, height: 780 });
  await expect.poll(async () => (await message(page).boundingBox())?.width ?? 999).toBeLessThanOrEqual(360);
  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  const measure = async () => {
    const inside = page.frames().find((frame) => frame.parentFrame() === page.mainFrame())!;
    return Math.max(await inside.evaluate<number>(overflow), await page.evaluate<number>(overflow));
  };
  // The mail is fitted to the window a moment after the window has changed. What stays too wide is in the report.
  const giveUp = Date.now() + 60_000;
  let sideways = await measure();
  while (sideways > 0 && Date.now() < giveUp) {
    await setTimeout(50);
    sideways = await measure();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return sideways;
}

it(
  'shows mail as a browser shows it, and never sideways on a phone',
  async () => {
    const results: { name: string; ssim: number; sideways: number }[] = [];
    let inbox = await openInbox();
    let srcdoc = '';
    for (const [nth, name] of names.entries()) {
      if (nth > 0 && nth % PER_INBOX === 0) {
        await inbox.context.close();
        inbox = await openInbox();
      }
      const { page, address } = inbox;
      const html = await readFile(join(folder, `${name}.html`), 'utf8');
      await sendBySmtp(site.app.smtpPort, { to: address, subject: name, html });
      srcdoc = await open(page, name, srcdoc);
      const [original, shown] = [await originals.picture(html), await frames.picture(srcdoc)];
      const ssim = similarity(await readGray(page, original), await readGray(page, shown));
      const sideways = await sidewaysOnPhone(page);
      results.push({ name, ssim, sideways });
      if (pictures) {
        await writeFile(join(pictures, `${name}.original.png`), original);
        await writeFile(join(pictures, `${name}.shown.png`), shown);
      }
    }
    await inbox.context.close();
    const sorted = results.map(({ ssim }) => ssim).sort((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)]!;
    if (all) report(results, median);
    expect(names.length).toBeGreaterThanOrEqual(all ? 30 : FEW.length);
    expect(median).toBeGreaterThanOrEqual(0.97);
    expect(results.filter(({ ssim }) => ssim < 0.85)).toEqual([]);
    expect(results.filter(({ sideways }) => sideways > 0)).toEqual([]);
  },
  all ? 900_000 : undefined,
);

function report(results: { name: string; ssim: number; sideways: number }[], median: number): void {
  const lines = results
    .toSorted((a, b) => a.ssim - b.ssim)
    .map(({ name, ssim, sideways }) => `${ssim.toFixed(4)}  ${sideways} px sideways  ${name}`);
  process.stdout.write(`${lines.join('\n')}\nmedian ${median.toFixed(4)} of ${results.length}\n`);
}
