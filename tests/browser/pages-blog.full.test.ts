import { expect, test } from 'vitest';
import { setUpSite } from '#tests/support/site.ts';
import { openPage, scrollPast } from '#tests/support/visit.ts';

const site = setUpSite();
const guide = '/blog/what-is-temporary-email';

test('an article opens its links inside the app, at the top of the next page', async () => {
  const { page, close } = await openPage(site);
  await page.goto(guide);
  await page.evaluate('window.sameDocument = true');
  const link = page.locator('.prose a[href="/burner-email"]');
  await scrollPast(link);
  await link.click();
  await page.getByRole('heading', { level: 1, name: /burner email/ }).waitFor();
  expect(await page.evaluate('window.sameDocument')).toBe(true);
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  await close();
});

test('an article that is coming soon points to the guide, and one that does not exist leads back', async () => {
  const { page, close } = await openPage(site);
  await page.goto('/blog/how-mayfly-works');
  await page.getByRole('heading', { name: 'Coming Soon' }).waitFor();
  const main = page.getByRole('main');
  expect(await main.textContent()).not.toContain('min read');
  await main.getByRole('link', { name: /What is temporary email/ }).click();
  await page.waitForURL(`**${guide}`);
  expect((await page.goto('/blog/no-such-post'))?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Article Not Found' }).waitFor();
  await page.getByText("The article you're looking for doesn't exist or may have been moved.").waitFor();
  await page.getByRole('link', { name: '← Back to Blog' }).click();
  await page.waitForURL('**/blog');
  await close();
});
