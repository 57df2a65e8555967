import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressField } from '#tests/support/home-page.ts';
import { posts } from '#tests/support/public-pages.ts';
import { setUpSite } from '#tests/support/site.ts';
import { openPage, scrollPast } from '#tests/support/visit.ts';

const site = setUpSite();

describe('the list of articles', () => {
  let visit: Awaited<ReturnType<typeof openPage>>;
  beforeAll(async () => {
    visit = await openPage(site);
    await visit.page.goto('/blog');
  });
  afterAll(() => visit.close());

  test('is filtered while typing, by title or description in any case', async () => {
    const { page } = visit;
    const search = page.getByPlaceholder('Search articles...');
    const titles = page.locator('main article h2');
    await search.fill('PHISHING');
    await expect
      .poll(() => titles.allInnerTexts())
      .toEqual(['Email security best practices that actually help']);
    await search.fill('what is temporary');
    await expect.poll(() => titles.count()).toBe(1);
    await search.fill('zebra');
    await expect.poll(() => page.getByText('No articles found for "zebra"').count()).toBe(1);
    await search.fill('');
    await expect.poll(() => titles.count()).toBe(posts.length);
  });

  test('opens an article at its top without a page load, and is found as it was left: its place and its search', async () => {
    const { page } = visit;
    await page.getByPlaceholder('Search articles...').fill('email');
    const link = page.getByRole('link', { name: /^Read Article: The disposable/ });
    const place = () => page.evaluate<number>('scrollY');
    await page.evaluate("addEventListener('click', () => { window.left = scrollY; }, true)");
    for (const goBack of [
      () => page.goBack(),
      () => page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click(),
    ]) {
      await scrollPast(link);
      await link.click();
      await page.getByRole('heading', { level: 1, name: 'The disposable email privacy guide' }).waitFor();
      expect(await page.title()).toBe('The disposable email privacy guide | Mayfly');
      await expect.poll(place).toBe(0);
      // Lost with a page load.
      const left = await page.evaluate<number>('window.left');
      expect(left).toBeGreaterThan(100);
      await goBack();
      await page.waitForURL('**/blog');
      await expect.poll(place).toBe(left);
      expect(await page.getByPlaceholder('Search articles...').inputValue()).toBe('email');
    }
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect.poll(place).toBe(0);
  });
});

describe('an article', () => {
  const path = '/blog/what-is-temporary-email';
  let visit: Awaited<ReturnType<typeof openPage>>;
  beforeAll(async () => {
    visit = await openPage(site);
    await visit.page.goto(path);
  });
  afterAll(() => visit.close());

  /** Replaces the share sheet of the browser. */
  const setShare = (share: string) =>
    visit.page.evaluate(
      `Object.defineProperty(navigator, 'share', { value: ${share}, configurable: true }); undefined`,
    );

  test('is shared with the share sheet where there is one', async () => {
    const { page } = visit;
    await setShare('async (data) => { window.shared = data; }');
    await page.getByRole('button', { name: 'Share' }).click();
    const shared = () => page.evaluate('window.shared');
    await expect.poll(shared).toEqual({
      title: 'What is temporary email? A complete guide',
      text: expect.stringContaining('temporary inbox'),
      url: site.app.http + path,
    });
  });

  test('is copied to the clipboard with the share sheet absent or failing', async () => {
    const { page } = visit;
    const copied = page.getByRole('button', { name: 'Link copied' });
    for (const share of ['undefined', '() => Promise.reject(new Error())']) {
      await setShare(share);
      await page.evaluate("navigator.clipboard.writeText('')");
      await page.getByRole('button', { name: 'Share' }).click();
      await copied.waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()'), share).toBe(site.app.http + path);
      await copied.waitFor({ state: 'detached' });
    }
  });

  test('opens its links inside the app, at the top of the next page', async () => {
    const { page } = visit;
    await page.evaluate('window.sameDocument = true');
    const link = page.locator('.prose a[href="/burner-email"]');
    await scrollPast(link);
    await link.click();
    await page.getByRole('heading', { level: 1, name: /burner email/ }).waitFor();
    expect(await page.evaluate('window.sameDocument')).toBe(true);
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    await page.goBack();
  });

  test('ends with the premium block and the closing card', async () => {
    const { page } = visit;
    const main = page.getByRole('main');
    const generate = main.getByRole('link', { name: 'Generate Free Temp Email' });
    await generate.waitFor();
    expect(await main.getByRole('link', { name: 'Upgrade to Premium' }).getAttribute('href')).toBe(
      '/upgrade',
    );
    expect(await generate.getAttribute('href')).toBe('/');
    expect(await main.getByRole('link', { name: 'Read More Articles' }).getAttribute('href')).toBe('/blog');
    // One click gives the address.
    await generate.click();
    await addressField(page).waitFor();
  });

  test('that is coming soon points to the guide', async () => {
    const { page, close } = await openPage(site);
    await page.goto('/blog/how-mayfly-works');
    await page.getByRole('heading', { name: 'Coming Soon' }).waitFor();
    expect(await page.getByRole('main').textContent()).not.toContain('min read');
    await page
      .getByRole('main')
      .getByRole('link', { name: /What is temporary email/ })
      .click();
    await page.waitForURL(`**${path}`);
    await close();
  });

  test('that does not exist shows a message and leads back', async () => {
    const { page, close } = await openPage(site);
    const response = await page.goto('/blog/no-such-post');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Article Not Found' }).waitFor();
    await page.getByText("The article you're looking for doesn't exist or may have been moved.").waitFor();
    await page.getByRole('link', { name: '← Back to Blog' }).click();
    await page.waitForURL('**/blog');
    await close();
  });
});
