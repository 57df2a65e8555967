import { describe, expect, test } from 'vitest';
import { sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';
import { openPage } from '#tests/support/visit.ts';

const site = setUpSite();

/** What a visitor reads in each language. */
const languages = [
  {
    prefix: 'de',
    generate: 'Neue Adresse erstellen',
    field: 'Deine temporäre E-Mail-Adresse',
    links: ['1 Link in dieser Nachricht', '2 Links in dieser Nachricht', '5 Links in dieser Nachricht'],
    limit: 'Adresslimit erreicht',
    email: 'E-Mail',
    password: 'Passwort',
    wrong: 'E-Mail-Adresse, Benutzername oder Passwort ist falsch',
  },
  {
    prefix: 'ar',
    generate: 'إنشاء بريد مؤقت',
    field: 'عنوان بريدك المؤقت',
    links: ['رابط واحد في هذه الرسالة', 'رابطان في هذه الرسالة', '5 روابط في هذه الرسالة'],
    limit: 'بلغت الحد الأقصى للعناوين',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    wrong: 'البريد الإلكتروني أو اسم المستخدم أو كلمة المرور غير صحيحة',
  },
  {
    prefix: 'ja',
    generate: '使い捨てアドレスを作成',
    field: '使い捨てアドレス',
    links: ['このメールのリンク1件', 'このメールのリンク2件', 'このメールのリンク5件'],
    limit: 'アドレスの上限に達しました',
    email: 'メールアドレス',
    password: 'パスワード',
    wrong: 'メールアドレス（ユーザー名）またはパスワードが違います',
  },
  {
    prefix: 'ru',
    generate: 'Новый временный адрес',
    field: 'Ваш временный адрес почты',
    links: ['1 ссылка в этом письме', '2 ссылки в этом письме', '5 ссылок в этом письме'],
    limit: 'Достигнут лимит адресов',
    email: 'Почта',
    password: 'Пароль',
    wrong: 'Неверный адрес почты, имя пользователя или пароль',
  },
];

const mailWith = (links: number) => ({
  subject: `${links} links`,
  html: Array.from({ length: links }, (_, n) => `<p><a href="https://shop.example/${n}">Page</a></p>`).join(
    '',
  ),
});

test.each(languages)(
  'in $prefix a visitor reads mail, meets the limit and mistypes a password',
  async (words) => {
    const { page, errors, close } = await openPage(site);
    const { prefix } = words;
    await page.goto(`/${prefix}`);
    const root = page.locator(`html[lang="${prefix}"][dir="${prefix === 'ar' ? 'rtl' : 'ltr'}"]`);
    expect(await root.count()).toBe(1);
    const generate = page.getByRole('button', { name: words.generate });
    const field = page.getByLabel(words.field, { exact: true });
    await generate.click();
    await field.waitFor();
    const address = await field.inputValue();
    for (const [nth, links] of [1, 2, 5].entries()) {
      const mail = mailWith(links);
      await sendBySmtp(site.app.smtpPort, { to: address, ...mail });
      await page.getByRole('listitem').getByText(mail.subject, { exact: true }).click();
      await page.getByText(words.links[nth]!, { exact: true }).waitFor();
    }
    // The mail keeps its own direction.
    const mail = page.locator('article iframe').contentFrame().locator('html');
    expect(await mail.evaluate('getComputedStyle(document.documentElement).direction')).toBe('ltr');

    await generate.click();
    await expect.poll(() => field.inputValue()).not.toBe(address);
    await generate.click();
    await page.getByRole('dialog', { name: words.limit }).waitFor();

    await page.goto(`/${prefix}/login`);
    await page.getByLabel(words.email, { exact: true }).fill('nobody@example.org');
    await page.getByLabel(words.password, { exact: true }).fill('not the password');
    await page.keyboard.press('Enter');
    await page.getByText(words.wrong).waitFor();
    expect(errors).toEqual([]);
    await close();
  },
);

describe('the switch', () => {
  const german = languages[0]!;
  const arabic = languages[1]!;

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
