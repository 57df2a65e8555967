import { expect, it } from 'vitest';
import { bothMail, codeMail } from '#tests/support/code-mails.ts';
import { openGuest, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

async function openWith(mails: object[]) {
  const opened = await openGuest(site);
  const { page, address: to } = opened;
  for (const mail of mails) await sendBySmtp(site.app.smtpPort, { to, ...mail });
  await page.goto('/');
  const row = (subject: string) => page.getByRole('listitem').getByRole('button', { name: subject });
  const chip = (code: string) => row(`Copy code ${code}`);
  const clipboard = () => page.evaluate('navigator.clipboard.readText()');
  return { ...opened, row, chip, clipboard };
}

it('the key y copies the code of the open message, otherwise the newest code, and none while a message without one is open', async () => {
  const newer = { ...codeMail, subject: 'Newer', text: 'Your verification code is 550912.' };
  const noCode = { subject: 'No code', text: 'Only words.' };
  const { page, row, chip, clipboard, close } = await openWith([codeMail, newer, noCode]);
  const copies = async (code: string) => {
    await page.evaluate(`navigator.clipboard.writeText('')`);
    await page.keyboard.press('y');
    await expect.poll(clipboard).toBe(code);
  };
  for (const code of ['482913', '550912']) await chip(code).waitFor();
  await copies('550912');
  await row(codeMail.subject).click();
  await page.getByRole('article').getByRole('region', { name: 'Code in this message' }).waitFor();
  await copies('482913');
  await row('No code').click();
  await page.getByRole('article').getByText('Only words.').waitFor();
  await page.evaluate(`navigator.clipboard.writeText('')`);
  await page.keyboard.press('y');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Copy the code').waitFor();
  expect(await clipboard()).toBe('');
  await close();
});

it('of a code and a link in one message each can be dismissed alone', async () => {
  const { page, row, chip, close } = await openWith([codeMail, bothMail]);
  await chip('731004').waitFor();
  await row(bothMail.subject).click();
  const link = page.getByRole('link', { name: 'Open verification link' });
  await link.waitFor();
  await page.getByRole('button', { name: 'Not a code? Dismiss' }).click();
  await page.getByRole('button', { name: 'Not needed? Dismiss' }).waitFor();
  const copy = page.getByRole('button', { name: /Copy code/ });
  await expect.poll(() => copy.allTextContents()).toEqual(['Copy code 482913']);
  expect(await page.evaluate('document.activeElement.textContent')).toBe(bothMail.subject);
  expect(await link.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Not needed? Dismiss' }).click();
  await link.waitFor({ state: 'detached' });
  await close();
});
