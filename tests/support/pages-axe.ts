import { expect, test } from 'vitest';
import { findAxeViolationsIn, type Look } from './axe.ts';
import type { Site } from './site.ts';
import { openPage } from './visit.ts';

export const testPages = (site: Site, paths: string[], looks: readonly Look[]) =>
  test.each(paths)('%s passes axe, fits, has its landmarks and asks no other host', async (path) => {
    const { page, errors, foreign, close } = await openPage(site);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await findAxeViolationsIn(page, looks)).toEqual([]);
    for (const landmark of ['header', 'main', 'footer'])
      expect(await page.locator(`body > * > ${landmark}`).count(), landmark).toBe(1);
    expect(foreign).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });
