import { expect, test } from 'vitest';
import { sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';
import { openPage } from '#tests/support/visit.ts';
import { testVisitors, visitors } from '#tests/support/visitors.ts';

const site = setUpSite();

testVisitors(site, 'ar');

test('the switch leads to the same page, keeps the open inbox and is remembered', async () => {
  const { de: german, ar: arabic } = visitors;
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
  // An unknown path says so in the language.
  expect((await page.goto('/de/nope'))?.status()).toBe(404);
  await page.getByText('Unter /de/nope gibt es keine Seite').waitFor();
  await close();
});
