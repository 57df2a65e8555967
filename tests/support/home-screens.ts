import { expect, it } from 'vitest';
import { findAxeViolationsIn, type Look } from './axe.ts';
import { borrowPage } from './borrow-page.ts';
import { bothMail, codeMail, linkMail } from './code-mails.ts';
import { generateAddress, sendBySmtp } from './home-page.ts';
import type { Site } from './site.ts';

export function testHomeScreens(site: Site, looks: readonly Look[]): void {
  it('home passes axe before and after the first address, with mail, and with an open message', async () => {
    const { page, close } = await borrowPage(site);
    const check = async (screen: string) =>
      expect(await findAxeViolationsIn(page, looks), screen).toEqual([]);
    await page.goto('/');
    await page.getByText('No Active Email').waitFor();
    await check('before the first address');
    const to = await generateAddress(page);
    await check('empty inbox');

    for (const mail of [codeMail, linkMail, { ...bothMail, html: `${bothMail.html}${remote}`, attachments }])
      await sendBySmtp(site.app.smtpPort, { to, ...mail });
    await page.getByRole('listitem').getByRole('button', { name: 'Copy code 731004' }).waitFor();
    await page.getByRole('button', { name: /Verification link/ }).waitFor();
    await check('inbox with codes and links');
    await page.getByRole('listitem').getByRole('button', { name: bothMail.subject }).click();
    await page.getByText('Blocked 1 remote image').waitFor();
    await page.getByRole('link', { name: 'Open verification link' }).waitFor();
    await check('open message');
    await close();
  });
}

const remote = '<img src="https://example.org/a.png">';
const attachments = [{ filename: 'a.txt', content: 'a' }];
