import { expect, test } from 'vitest';
import { holdScripts } from '#tests/support/account-pages.ts';
import { addressField } from '#tests/support/home-page.ts';
import { posts, publishedPosts } from '#tests/support/public-pages.ts';
import { setUpSite } from '#tests/support/site.ts';
import { openPage, scrollPast } from '#tests/support/visit.ts';

const site = setUpSite();
const oldest = publishedPosts.at(-1)!;

test('an article is found by its words and opened at its top, and the list is found again as it was left', async () => {
  const { page, errors, close } = await openPage(site);
  await page.goto('/blog');
  const titles = page.locator('main article h2');
  expect(await titles.allInnerTexts()).toEqual(posts.map(({ title }) => title));
  const search = page.getByPlaceholder('Search articles...');
  await search.fill('zebra');
  await page.getByText('No articles found for "zebra"').waitFor();
  await search.fill('email');
  const link = page.getByRole('link', { name: `Read Article: ${oldest.title}` });
  await scrollPast(link);
  await page.evaluate("addEventListener('click', () => { window.left = scrollY; }, true)");
  await link.click();
  await page.getByRole('heading', { level: 1, name: oldest.title }).waitFor();
  const place = () => page.evaluate<number>('scrollY');
  await expect.poll(place).toBe(0);
  // Lost with a page load.
  const left = await page.evaluate<number>('window.left');
  expect(left).toBeGreaterThan(0);
  await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
  await page.waitForURL('**/blog');
  await expect.poll(place).toBe(left);
  expect(await search.inputValue()).toBe('email');
  expect(errors).toEqual([]);
  await close();
});

test('an article is counted once, its link is copied, and one click gives an address', async () => {
  const { page, close } = await openPage(site);
  const path = `/blog/${oldest.slug}`;
  await page.goto(path);
  const views = () => page.evaluate<{ event: string }[]>('window.dataLayer ?? []');
  await expect.poll(views).toMatchObject([{ event: 'blog_post_view' }]);
  await page.evaluate(
    "Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }); undefined",
  );
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Link copied' }).waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(site.app.http + path);
  await page.getByRole('main').getByRole('link', { name: 'Generate Free Temp Email' }).click();
  await addressField(page).waitFor();
  expect((await views()).filter(({ event }) => event === 'blog_post_view')).toHaveLength(1);
  await close();
});

test('a button that promises an address gives one address, also when pressed before the scripts have loaded', async () => {
  const { page, close } = await openPage(site);
  const letThrough = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Generate an address' }).click();
  await page.getByText('No Active Email').waitFor();
  letThrough();
  await addressField(page).waitFor();
  await page.goto('/');
  await page.getByText('1/2', { exact: true }).waitFor();
  await close();
});
