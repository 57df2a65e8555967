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

const ad = (page: Page) => page.getByRole('complementary', { name: 'Advertisement' });

describe('with nothing configured', () => {
  test('ads are house ads and cause no layout shift, and no request leaves the origin', async () => {
    const { page, foreign, errors, close } = await openPage(plain);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(
      'window.shift = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shift += entry.value; }).observe({ type: "layout-shift", buffered: true });',
    );
    await page.goto('/');
    await ad(page).getByText('See Premium').waitFor();
    await settle(page);
    expect(await page.evaluate('window.shift')).toBe(0);
    await page.goto(post);
    await settle(page);
    await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
    await ad(page).getByText('See Premium').waitFor();
    await settle(page);
    expect(foreign).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

  test('no request leaves the origin after Accept All either', async () => {
    const { page, foreign, errors, close } = await openPage(plain, { locale: 'de-DE' });
    await page.goto(post);
    await settle(page);
    await banner(page).getByRole('button', { name: 'Accept All' }).click();
    await page.goto('/blog');
    await settle(page);
    expect(foreign).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });
});

describe('where consent is required', () => {
  const visitor = (locale: string) => openPage({ ...plain, app: configured }, { locale });

  test('nothing is recorded or loaded from other hosts before the answer, nor after Reject All, which is stored', async () => {
    const { page, foreign, close } = await visitor('de-DE');
    await page.goto(post);
    await banner(page).waitFor();
    await settle(page);
    expect(await layer(page)).toBe('[]');
    expect(await stored(page)).toBeNull();
    expect(foreign).toEqual([]);
    await banner(page).getByRole('button', { name: 'Reject All' }).click();
    expect(await stored(page)).toBe('none');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await page.waitForURL('**/upgrade');
    expect(await layer(page)).toBe('[]');
    await page.goto(post);
    await settle(page);
    expect(await banner(page).count()).toBe(0);
    expect(await layer(page)).toBe('[]');
    expect(foreign).toEqual([]);
    await close();
  });

  test('Accept All is stored, passed to the page, and starts measurement, and ads in a box of the same size', async () => {
    const { page, foreign, errors, close } = await visitor('fr-FR');
    await page.goto('/blog');
    await ad(page).getByText('See Premium').waitFor();
    await settle(page);
    const before = await ad(page).boundingBox();
    expect(foreign).toEqual([]);
    await page.evaluate("addEventListener('mayfly:consent', (event) => { window.consent = event.detail; })");
    await banner(page).getByRole('button', { name: 'Accept All' }).click();
    await expect.poll(() => banner(page).count()).toBe(0);
    expect(await stored(page)).toBe('all');
    expect(await page.evaluate('window.consent')).toBe('all');
    for (const script of [`gtag/js?id=${analyticsId}`, 'adsbygoogle.js?client=ca-pub-123'])
      await expect.poll(() => foreign.some((url) => url.includes(script)), { message: script }).toBe(true);
    expect(await ad(page).boundingBox()).toEqual(before);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await expect.poll(() => layer(page)).toContain('"event":"premium_upgrade","value":4.99,"currency":"USD"');
    expect(errors).toEqual([]);
    await page.reload();
    await settle(page);
    expect(await banner(page).count()).toBe(0);
    await close();
  });
});

describe('where consent is not required', () => {
  let visit: Awaited<ReturnType<typeof openPage>>;
  beforeAll(async () => {
    visit = await openPage({ ...plain, app: configured });
    await visit.page.goto(post);
  });

  test('events and the configured script load without a banner', async () => {
    const { page, foreign } = visit;
    await expect.poll(() => layer(page)).toContain('blog_post_view');
    await expect.poll(() => foreign.some((url) => url.includes('gtag/js'))).toBe(true);
    expect(await banner(page).count()).toBe(0);
  });

  test('the Cookies link in the footer opens the banner, and a refusal stops measurement', async () => {
    const { page } = visit;
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click();
    await banner(page).getByRole('button', { name: 'Reject All' }).click();
    const before = await layer(page);
    await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
    await page.getByRole('link', { name: /^Read Article: Email security/ }).click();
    await page.getByRole('heading', { level: 1, name: /Email security/ }).waitFor();
    await settle(page);
    expect(await layer(page)).toBe(before);
    expect(await page.evaluate(`window['ga-disable-${analyticsId}']`)).toBe(true);
  });
});

test.each([360, 768, 1440])(
  'at %i px, nothing at the end of a page covers the buttons of something else',
  async (width) => {
    const { page, close } = await openPage(plain, { locale: 'en-GB', viewport: { width, height: 740 } });
    const closed = [{ address: 'gone@mayfly.test', reason: 'Abuse', until: new Date(Date.now() + 60_000) }];
    await page.route('**/api/guest/emails', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), closed } });
    });
    await page.clock.install();
    await page.goto('/');
    await page.clock.fastForward(45_000);
    const notice = { text: 'Something was deleted.', action: { label: 'Undo' } };
    await page.evaluate(
      `window.dispatchEvent(new CustomEvent('notice', { detail: ${JSON.stringify(notice)} }))`,
    );
    for (const name of ['Reject All', 'Accept All', 'OK', 'Not now', 'Undo'])
      await page.getByRole('button', { name, exact: true }).click({ trial: true, timeout: 10_000 });
    await close();
  },
);
