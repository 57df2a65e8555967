import { expect, test } from 'vitest';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { setUpSite } from '#tests/support/site.ts';
import { openPage } from '#tests/support/visit.ts';

const site = setUpSite();

test('the pricing page of a premium user goes back to the page before it, or to home', async () => {
  const { page, close } = await openAs(site, await createSignedIn(site.app, newEmail('premium')));
  await page.goto('/blog');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  const goBack = page.getByRole('main').getByRole('button', { name: 'Go Back' });
  await goBack.click();
  await page.waitForURL('**/blog');
  // Where it was the first page, what was before is another site.
  await page.goto('about:blank');
  await page.goto('/pricing');
  await goBack.click();
  await page.waitForURL(`${site.app.http}/`);
  await close();
});

test('pricing on a phone shows the prices before the demonstration', async () => {
  const { page, close } = await openPage(site, { viewport: { width: 360, height: 740 } });
  await page.goto('/pricing');
  const prices = (await page.getByRole('region', { name: 'PREMIUM' }).boundingBox())!;
  const demo = (await page.locator('.demo').boundingBox())!;
  expect(demo.y).toBeGreaterThan(prices.y + prices.height);
  await close();
});
