import { describe, expect, test } from 'vitest';
import { sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';
import { openPage } from '#tests/support/visit.ts';
import { testVisitors, visitors } from '#tests/support/visitors.ts';

const site = setUpSite();

testVisitors(site, 'ar', 'ru');

describe('the switch', () => {
  const { de: german, ar: arabic } = visitors;

  test('leads to the same page, keeps the open inbox and is remembered', async () => {
    const { page, close } = await openPage(site);
    await page.goto('/de');
    await page.getByRole('button', { name: german.generate }).click();
    const field = page.getByLabel(german.field, { exact: true });
    await field.waitFor();
    const address = await field.inputValue();
    await sendBySmtp(site.app.smtpPort, { to: address, subject: 'Still here', text: 'x' });
    const mail = page.getByRole('listitem').getByText('Still here');
    await mail.waitFor();
    // Not by the mouse: the mail that has just come moves the footer.
    await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).press('Enter');
    await page.waitForURL('**/ar');
    await mail.waitFor();
    expect(await page.getByLabel(arabic.field, { exact: true }).inputValue()).toBe(address);
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/ar');
    // Every other path stays what it is.
    await page.goto('/pricing?plan=1#faq');
    expect(new URL(page.url()).pathname).toBe('/pricing');
    await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click();
    await page.waitForURL('**/ja/pricing?plan=1#faq');
    await close();
  });

  test('is in the menu of a phone, and links in texts lead to pages of the language', async () => {
    const { page, close } = await openPage(site, { viewport: { width: 360, height: 780 } });
    await page.goto('/terms');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('#mobile-menu summary').click();
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL('**/de/terms');
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
});

test('the blog exists in English alone, and an unknown path says so in the language', async () => {
  const { page, close } = await openPage(site);
  for (const path of ['/de/blog', '/de/blog/why-mayfly-benefits', '/de/nope']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await page.getByText(`Unter ${path} gibt es keine Seite`).waitFor();
  }
  for (const path of ['/xx/pricing', '/en/pricing', '/en'])
    expect((await page.goto(path))?.status()).toBe(404);
  await close();
});
