import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const html = `<h1>News</h1><img src="https://example.org/a.png">${'<p>Some words of the newsletter.</p>'.repeat(80)}`;
export const plain = {
  subject: 'A newsletter with quite a long subject line that says a lot',
  html,
  text: 'News',
};
// Colours of its own, so that it stands on a sheet with a margin.
export const withCode = {
  subject: 'Your code and your link, in one mail',
  html: `<body style="background:#eee;color:#111"><p>Your verification code is <b>731004</b>.</p><p><a href="https://initech.example/confirm?token=k2j3h4g5">Confirm your email address</a></p>${html}`,
  text: 'Your verification code is 731004.',
};

type Screen = { width: number; height: number; visible: number };

const frameBox = async (page: Page) => (await page.locator('iframe[title="Message"]').boundingBox())!;
export const scrollY = (page: Page) => page.evaluate('scrollY');
export const settled = (page: Page) =>
  page.evaluate('new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))');

/** Opens both mails on every screen, and measures where their text begins and how much of it can be seen. */
export async function checkReading(page: Page, screens: Screen[]) {
  for (const { width, height, visible } of screens) {
    await page.setViewportSize({ width, height });
    for (const subject of [plain.subject, withCode.subject]) {
      const name = `${subject} at ${width} x ${height}`;
      const row = page.getByRole('listitem').getByRole('button', { name: subject });
      if (!(await row.isVisible())) await page.getByRole('button', { name: 'Back' }).click();
      await row.click();
      await page.getByRole('heading', { level: 3, name: subject }).waitFor();
      await page.locator('iframe[title="Message"]').waitFor();
      await page.getByText(/^Blocked/).waitFor();
      await settled(page);
      const box = await frameBox(page);
      expect(box.y, name).toBeLessThan(330);
      expect(Math.min(height, box.y + box.height) - box.y, name).toBeGreaterThanOrEqual(visible);
      expect(box.y + box.height, name).toBeLessThanOrEqual(height);
      expect(await page.evaluate('document.documentElement.scrollWidth'), name).toBeLessThanOrEqual(width);
      // The page stays where it is while the mail scrolls.
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.wheel(0, 20_000);
      await settled(page);
      await page.mouse.wheel(0, 20_000);
      await settled(page);
      expect(await scrollY(page), name).toBe(0);
    }
  }
}
