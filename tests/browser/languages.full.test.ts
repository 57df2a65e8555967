import { expect, test } from 'vitest';
import { setUpSite } from '#tests/support/site.ts';
import { openPage } from '#tests/support/visit.ts';

const site = setUpSite();

test('the switch is in the menu of a phone, and links in texts lead to pages of the language', async () => {
  const { page, close } = await openPage(site, { viewport: { width: 360, height: 780 } });
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.locator('#mobile-menu summary').click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL('**/de/terms');
  // Before its script runs, a link loads another document.
  await page.locator('html[lang="de"][data-alive]').waitFor({ state: 'attached' });
  await page.evaluate('window.sameDocument = true');
  const contact = page.getByRole('main').locator('a[href="/de/contact"]').first();
  await contact.click();
  await page.waitForURL('**/de/contact');
  expect(await page.evaluate('window.sameDocument')).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await page.waitForURL('**/blog');
  await page.locator('html[lang="en"]').waitFor({ state: 'attached' });
  await close();
});
