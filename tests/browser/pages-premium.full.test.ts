import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { setUpSite } from '#tests/support/site.ts';
import { openPage } from '#tests/support/visit.ts';

let session: { token: string; user: unknown };
const site = setUpSite();
beforeAll(async () => {
  session = await createSignedIn(site.app, newEmail('premium'));
});

const countAds = `window.ads = 0;
  new MutationObserver(() => { window.ads += document.querySelectorAll('aside[aria-label="Advertisement"] *').length; })
    .observe(document, { childList: true, subtree: true });`;

describe('a premium user', () => {
  let visit: Awaited<ReturnType<typeof openPage>>;
  beforeAll(async () => {
    visit = await openPage(site);
    await visit.page.addInitScript(
      `sessionStorage.setItem('auth_token', ${JSON.stringify(session.token)});
       sessionStorage.setItem('auth_user', ${JSON.stringify(JSON.stringify(session.user))});`,
    );
    await visit.page.addInitScript(countAds);
  });
  afterAll(() => visit.close());

  test.each(['/', '/blog'])('never sees an ad on %s', async (path) => {
    const { page } = visit;
    await page.goto(path);
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('complementary', { name: 'Advertisement' }).count()).toBe(0);
    expect(await page.evaluate('window.ads')).toBe(0);
  });

  test('sees on the pricing page that the plan is active, with a link to it', async () => {
    const { page, errors } = visit;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await page.getByRole('heading', { level: 1, name: 'Already a Premium User' }).waitFor();
    expect(await page.getByRole('button', { name: 'Upgrade to Premium' }).count()).toBe(0);
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: 'Go to Homepage' }).getAttribute('href')).toBe('/');
    expect(await main.getByRole('link', { name: 'Premium Dashboard' }).getAttribute('href')).toBe(
      '/dashboard',
    );
    await main.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL('**/blog');
    expect(errors).toEqual([]);
    // Where it was the first page, what was before is another site.
    await page.goto('about:blank');
    await page.goto(`${site.app.http}/pricing`);
    await main.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL(`${site.app.http}/`);
  });
});

test('pricing on a phone shows the prices before the demonstration', async () => {
  const { page, close } = await openPage(site);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/pricing');
  const [prices, demo] = await Promise.all([
    page.getByRole('region', { name: 'PREMIUM' }).boundingBox(),
    page.locator('.demo').boundingBox(),
  ]);
  expect(demo!.y).toBeGreaterThan(prices!.y + prices!.height);
  await close();
});
