import { expect, test } from 'vitest';
import { sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';
import { openPage } from '#tests/support/visit.ts';

const site = setUpSite();
const link = (n: number) => `<p><a href="https://shop.example/${n}">Page</a></p>`;

test('the switch of languages keeps the open inbox and is remembered, and a visitor reads mail, meets the limit and mistypes a password in Arabic', async () => {
  const { page, errors, close } = await openPage(site);
  await page.goto('/de');
  await page.getByRole('button', { name: 'Neue Adresse erstellen' }).click();
  const german = page.getByLabel('Deine temporäre E-Mail-Adresse', { exact: true });
  await german.waitFor();
  const to = await german.inputValue();
  await sendBySmtp(site.app.smtpPort, { to, subject: 'Still here', html: link(1) + link(2) });
  const mail = page.getByRole('listitem').getByText('Still here', { exact: true });
  await mail.waitFor();
  // Not by the mouse: the mail that has just come moves the footer.
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).press('Enter');
  await page.waitForURL('**/ar');
  await mail.click();
  await page.getByText('رابطان في هذه الرسالة', { exact: true }).waitFor();
  await page.locator('html[lang="ar"][dir="rtl"]').waitFor({ state: 'attached' });
  // The mail keeps its own direction.
  const inside = page.locator('article iframe').contentFrame().locator('html');
  expect(await inside.evaluate('getComputedStyle(document.documentElement).direction')).toBe('ltr');

  const field = page.getByLabel('عنوان بريدك المؤقت', { exact: true });
  const generate = page.getByRole('button', { name: 'إنشاء بريد مؤقت' });
  expect(await field.inputValue()).toBe(to);
  await generate.click();
  await expect.poll(() => field.inputValue()).not.toBe(to);
  await generate.click();
  await page.getByRole('dialog', { name: 'بلغت الحد الأقصى للعناوين' }).waitFor();

  await page.goto('/');
  expect(new URL(page.url()).pathname).toBe('/ar');
  // Every other path stays what it is.
  await page.goto('/pricing?plan=1#faq');
  expect(new URL(page.url()).pathname).toBe('/pricing');
  await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click();
  await page.waitForURL('**/ja/pricing?plan=1#faq');
  // What the server refuses is said in the language, and so is an unknown path.
  await page.goto('/ar/login');
  await page.getByLabel('البريد الإلكتروني', { exact: true }).fill('nobody@example.org');
  await page.getByLabel('كلمة المرور', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await page.getByText('البريد الإلكتروني أو اسم المستخدم أو كلمة المرور غير صحيحة').waitFor();
  expect((await page.goto('/de/nope'))?.status()).toBe(404);
  await page.getByText('Unter /de/nope gibt es keine Seite').waitFor();
  expect(errors).toEqual([]);
  await close();
});
