import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { basePath, type Language } from '#contract/languages.ts';
import { applyLook, findAxeViolations } from './axe.ts';
import type { Site } from './site.ts';
import { openPage } from './visit.ts';

const BUDGET = 160_000;
const WIDTHS = [360, 768, 1366];

/** Buttons and links whose words are wider than they are, and how far the page moves sideways. */
const overflow = `(() => {
  const cut = [...document.querySelectorAll('button, a, [role=tab]')]
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
    .filter((one) => getComputedStyle(one).display !== 'inline' && !one.querySelector('.sr-only'))
    .map((one) => one.textContent);
  return [document.documentElement.scrollWidth - innerWidth, cut];
})()`;

async function expectToFit(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate(overflow), { message: `${page.url()} at ${width} px` })
      .toEqual([0, []]);
  }
}

/** With `checksAll`, axe looks at every page, not only at the first. */
export const testFit = (site: Site, languages: readonly Language[], { checksAll = false } = {}) =>
  test.each(languages.map((language) => [language.lang, language] as const))(
    '%s fits on phones, tablets and computers, is accessible, and loads only its own words',
    async (lang, language) => {
      const { page, errors, close } = await openPage(site);
      const scripts = new Map<string, Promise<Buffer>>();
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) scripts.set(response.url(), response.body());
      });
      await page.goto(basePath(language) || '/');
      await page.waitForLoadState('networkidle');
      page.removeAllListeners('response');
      const bodies = await Promise.all(scripts.values());
      const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
      expect(bytes).toBeLessThanOrEqual(BUDGET);
      const loaded = [...scripts.keys()].map((url) => /texts-(\w\w)-/.exec(url)?.[1]).filter(Boolean);
      expect([...new Set(loaded)]).toEqual([language.prefix]);

      const expectLanguage = async () => expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      const expectAccessible = async (path: string) => {
        await applyLook(page, ['light', 360]);
        expect(await findAxeViolations(page), path).toEqual([]);
      };
      await expectLanguage();
      await expectAccessible('/');
      await expectToFit(page);
      await page.locator('main button:has(.lucide-plus)').click();
      await page.locator('#copy-address').waitFor();
      await expectToFit(page);
      for (const path of ['/pricing', '/login']) {
        await page.setViewportSize({ width: 1366, height: 800 });
        await page
          .locator(`a[href="${basePath(language)}${path}"]:visible`)
          .first()
          .click();
        await page.waitForURL(`**${path}`);
        await expectLanguage();
        if (checksAll) await expectAccessible(path);
        await expectToFit(page);
      }
      expect(errors).toEqual([]);
      await close();
    },
  );
