import { expect, test } from 'vitest';
import { sendBySmtp } from './home-page.ts';
import type { Site } from './site.ts';
import { openPage } from './visit.ts';

/** What a visitor reads in each language. */
export const visitors = {
  de: {
    prefix: 'de',
    generate: 'Neue Adresse erstellen',
    field: 'Deine temporäre E-Mail-Adresse',
    links: ['1 Link in dieser Nachricht', '2 Links in dieser Nachricht', '5 Links in dieser Nachricht'],
    limit: 'Adresslimit erreicht',
    email: 'E-Mail',
    password: 'Passwort',
    wrong: 'E-Mail-Adresse, Benutzername oder Passwort ist falsch',
  },
  ar: {
    prefix: 'ar',
    generate: 'إنشاء بريد مؤقت',
    field: 'عنوان بريدك المؤقت',
    links: ['رابط واحد في هذه الرسالة', 'رابطان في هذه الرسالة', '5 روابط في هذه الرسالة'],
    limit: 'بلغت الحد الأقصى للعناوين',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    wrong: 'البريد الإلكتروني أو اسم المستخدم أو كلمة المرور غير صحيحة',
  },
  ja: {
    prefix: 'ja',
    generate: '使い捨てアドレスを作成',
    field: '使い捨てアドレス',
    links: ['このメールのリンク1件', 'このメールのリンク2件', 'このメールのリンク5件'],
    limit: 'アドレスの上限に達しました',
    email: 'メールアドレス',
    password: 'パスワード',
    wrong: 'メールアドレス（ユーザー名）またはパスワードが違います',
  },
  ru: {
    prefix: 'ru',
    generate: 'Новый временный адрес',
    field: 'Ваш временный адрес почты',
    links: ['1 ссылка в этом письме', '2 ссылки в этом письме', '5 ссылок в этом письме'],
    limit: 'Достигнут лимит адресов',
    email: 'Почта',
    password: 'Пароль',
    wrong: 'Неверный адрес почты, имя пользователя или пароль',
  },
};

const mailWith = (links: number) => ({
  subject: `${links} links`,
  html: Array.from({ length: links }, (_, n) => `<p><a href="https://shop.example/${n}">Page</a></p>`).join(
    '',
  ),
});

export const testVisitors = (site: Site, ...prefixes: (keyof typeof visitors)[]) =>
  test.each(prefixes.map((prefix) => visitors[prefix]))(
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
