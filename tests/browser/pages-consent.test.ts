import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpSite } from '#tests/support/site.ts';
import { type RunningApp, startApp } from '#tests/support/start-app.ts';
import { openPage } from '#tests/support/visit.ts';

const post = '/blog/what-is-temporary-email';
const analyticsId = 'G-TEST12345';

let configured: RunningApp;
beforeAll(async () => {
  configured = await startApp({ analyticsId, adsClient: 'ca-pub-123' });
});
afterAll(() => configured?.close());
const plain = setUpSite();

const layer = (page: Page) => page.evaluate<string>('JSON.stringify(window.dataLayer ?? [])');
const stored = (page: Page) => page.evaluate("localStorage.getItem('cookieConsent')");
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
/** Waits until the configuration has loaded and effects have run. */
const settle = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate('new Promise((go) => requestAnimationFrame(() => requestIdleCallback(go)))');
};

describe('with nothing configured', () => {
  test.each(['en-US', 'de-DE'])('no request leaves the origin in %s, whatever is chosen', async (locale) => {
    const { page, foreign, errors, close } = await openPage(plain, { locale });
    await page.goto(post);
    await settle(page);
    if (locale === 'de-DE') await banner(page).getByRole('button', { name: 'Accept All' }).click();
    await page.goto('/blog');
    await settle(page);
    expect(foreign).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });
});

describe('where consent is required', () => {
  const visitor = () => openPage({ ...plain, app: configured }, { locale: 'de-DE' });

  test('nothing is recorded and nothing is loaded from other hosts before the answer', async () => {
    const { page, foreign, close } = await visitor();
    await page.goto(post);
    await banner(page).waitFor();
    await settle(page);
    expect(await layer(page)).toBe('[]');
    expect(await stored(page)).toBeNull();
    expect(foreign).toEqual([]);
    await close();
  });

  test('Accept All is stored, passed to the page, and starts measurement', async () => {
    const { page, foreign, errors, close } = await visitor();
    await page.goto('/pricing');
    await page.evaluate("addEventListener('mayfly:consent', (event) => { window.consent = event.detail; })");
    await banner(page).getByRole('button', { name: 'Accept All' }).click();
    await expect.poll(() => banner(page).count()).toBe(0);
    expect(await stored(page)).toBe('all');
    expect(await page.evaluate('window.consent')).toBe('all');
    await expect.poll(() => foreign.some((url) => url.includes(`gtag/js?id=${analyticsId}`))).toBe(true);
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await expect.poll(() => layer(page)).toContain('"event":"premium_upgrade","value":4.99,"currency":"USD"');
    expect(errors).toEqual([]);
    await page.reload();
    await settle(page);
    expect(await banner(page).count()).toBe(0);
    await close();
  });

  test('Reject All is stored and blocks everything', async () => {
    const { page, foreign, close } = await visitor();
    await page.goto('/pricing');
    await banner(page).getByRole('button', { name: 'Reject All' }).click();
    expect(await stored(page)).toBe('none');
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await page.waitForURL('**/upgrade');
    await page.goto(post);
    await settle(page);
    expect(await banner(page).count()).toBe(0);
    expect(await layer(page)).toBe('[]');
    expect(foreign).toEqual([]);
    await close();
  });
});

describe('where consent is not required', () => {
  test('events and the configured script load without a banner', async () => {
    const { page, foreign, close } = await openPage({ ...plain, app: configured });
    await page.goto(post);
    await expect.poll(() => layer(page)).toContain('blog_post_view');
    await expect.poll(() => foreign.some((url) => url.includes('gtag/js'))).toBe(true);
    expect(await banner(page).count()).toBe(0);
    await close();
  });

  test('the Cookies link in the footer opens the banner, and a refusal stops measurement', async () => {
    const { page, close } = await openPage({ ...plain, app: configured });
    await page.goto(post);
    await expect.poll(() => layer(page)).toContain('blog_post_view');
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
});

describe('ads', () => {
  const ad = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' });

  test('are house ads without a provider, and cause no layout shift', async () => {
    const { page, foreign, close } = await openPage(plain, {
      viewport: { width: 360, height: 740 },
    });
    await page.addInitScript(
      'window.shift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shift += entry.value; }).observe({ type: "layout-shift", buffered: true });',
    );
    await page.goto('/');
    await ad(page).getByText('See Premium').waitFor();
    await settle(page);
    expect(foreign).toEqual([]);
    expect(await page.evaluate('window.shift')).toBe(0);
    await close();
  });

  test('come from the provider only after consent, in a box of the same size', async () => {
    const { page, foreign, close } = await openPage({ ...plain, app: configured }, { locale: 'fr-FR' });
    await page.goto('/blog');
    await ad(page).getByText('See Premium').waitFor();
    await settle(page);
    const before = await ad(page).boundingBox();
    expect(foreign).toEqual([]);
    await banner(page).getByRole('button', { name: 'Accept All' }).click();
    await expect
      .poll(() => foreign.some((url) => url.includes('adsbygoogle.js?client=ca-pub-123')))
      .toBe(true);
    expect(await ad(page).boundingBox()).toEqual(before);
    await close();
  });
});
