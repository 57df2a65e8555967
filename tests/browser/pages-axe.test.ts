import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAxeViolations, launchBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { type RunningApp, startApp } from '#tests/support/start-app.ts';
import { openPage } from '#tests/support/visit.ts';

const types = [
  '/',
  '/pricing',
  '/terms',
  '/contact',
  '/what-is-temp-mail',
  '/about',
  '/help',
  '/fake-email-generator',
  '/burner-email',
  '/blog',
  '/blog/email-security-best-practices',
  '/blog/how-mayfly-works',
  '/blog/no-such-post',
];

let app: RunningApp;
let browser: TestBrowser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

describe.each(types)('%s', (path) => {
  test.each([
    ['light', 1440],
    ['dark', 360],
  ] as const)('has nothing axe objects to in %s at %i px, and fits', async (colorScheme, width) => {
    const viewport = { width, height: 800 };
    const { page, errors, foreign, close } = await openPage(browser, app.http, { colorScheme, viewport });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    for (const landmark of ['header', 'main', 'footer']) {
      expect(await page.locator(`body > * > ${landmark}`).count(), landmark).toBe(1);
    }
    expect(foreign).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });
});

test('the open cookie banner and the open subject list are accessible too', async () => {
  const { page, close } = await openPage(browser, app.http, { locale: 'de-DE', colorScheme: 'dark' });
  await page.goto('/contact');
  await page.getByRole('region', { name: 'Cookies' }).waitFor();
  await page.getByRole('combobox', { name: /^Subject/ }).click();
  await page.waitForTimeout(400);
  expect(await findAxeViolations(page)).toEqual([]);
  await close();
});
