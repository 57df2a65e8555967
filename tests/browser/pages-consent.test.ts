import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nothingCovered } from '#tests/support/bottom-notices.ts';
import { setUpSite } from '#tests/support/site.ts';
import { openPage } from '#tests/support/visit.ts';

const post = '/blog/what-is-temporary-email';
const analyticsId = 'G-TEST12345';

const plain = setUpSite();
const configured = setUpSite({ analyticsId, adsClient: 'ca-pub-123' });
// In a country where consent is required, unless a test says otherwise.
const consented = { locale: 'en-GB' };

const layer = (page: Page) => page.evaluate<string>('JSON.stringify(window.dataLayer ?? [])');
const stored = (page: Page) => page.evaluate("localStorage.getItem('cookieConsent')");
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
/** Waits until the configuration has loaded and effects have run. */
const settle = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate('new Promise((go) => requestAnimationFrame(() => requestIdleCallback(go)))');
};

const ad = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' });

test('with nothing configured no request leaves the origin, and house ads cause no layout shift', async () => {
  const { page, foreign, errors, close } = await openPage(plain, consented);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(
    'window.shift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shift += entry.value; }).observe({ type: "layout-shift", buffered: true });',
  );
  await page.goto('/');
  await ad(page).getByText('See Premium').waitFor();
  await settle(page);
  expect(await page.evaluate('window.shift')).toBe(0);
  await page.goto(post);
  await banner(page).getByRole('button', { name: 'Accept All' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
  await ad(page).getByText('See Premium').waitFor();
  await settle(page);
  expect(await stored(page)).toBe('all');
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('where consent is required nothing is recorded or loaded from other hosts before the answer, nor after Reject All, until Accept All', async () => {
  const { page, foreign, errors, close } = await openPage(configured, consented);
  const goToUpgrade = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await page.waitForURL('**/upgrade');
  };
  await page.goto(post);
  await banner(page).waitFor();
  await settle(page);
  expect(await stored(page)).toBeNull();
  await banner(page).getByRole('button', { name: 'Reject All' }).click();
  expect(await stored(page)).toBe('none');
  await goToUpgrade();
  await page.goto('/blog');
  await ad(page).getByText('See Premium').waitFor();
  await settle(page);
  expect(await banner(page).count()).toBe(0);
  expect(await layer(page)).toBe('[]');
  expect(foreign).toEqual([]);

  const before = await ad(page).boundingBox();
  await page.evaluate("addEventListener('mayfly:consent', (event) => { window.consent = event.detail; })");
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click();
  await banner(page).getByRole('button', { name: 'Accept All' }).click();
  await banner(page).waitFor({ state: 'detached' });
  expect(await stored(page)).toBe('all');
  expect(await page.evaluate('window.consent')).toBe('all');
  for (const script of [`gtag/js?id=${analyticsId}`, 'adsbygoogle.js?client=ca-pub-123'])
    await expect.poll(() => foreign.some((url) => url.includes(script)), { message: script }).toBe(true);
  await page.evaluate('scrollTo(0, 0)');
  await expect.poll(() => ad(page).boundingBox()).toEqual(before);
  await goToUpgrade();
  await expect.poll(() => layer(page)).toContain('"event":"premium_upgrade","value":4.99,"currency":"USD"');
  expect(errors).toEqual([]);
  await close();
});

test('elsewhere measurement starts without a banner, and a refusal by way of the footer stops it', async () => {
  const { page, foreign, close } = await openPage(configured);
  await page.goto(post);
  await expect.poll(() => layer(page)).toContain('blog_post_view');
  await expect.poll(() => foreign.some((url) => url.includes('gtag/js'))).toBe(true);
  expect(await banner(page).count()).toBe(0);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click();
  await banner(page).getByRole('button', { name: 'Reject All' }).click();
  const before = await layer(page);
  await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
  await page.getByRole('link', { name: /^Read Article: Email security/ }).click();
  await page.getByRole('heading', { level: 1, name: /Email security/ }).waitFor();
  await settle(page);
  expect(await layer(page)).toBe(before);
  expect(await page.evaluate(`window['ga-disable-${analyticsId}']`)).toBe(true);
  await close();
});

test('at 360 px, nothing at the end of a page covers the buttons of something else', () =>
  nothingCovered(plain, 360));
