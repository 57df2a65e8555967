import { expect, it } from 'vitest';
import { bothMail, codeMail } from '#tests/support/code-mails.ts';
import { openGuest, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

it('the key y copies the code of the open message, otherwise the newest, and none of one without; a code and a link can be dismissed alone', async () => {
  const { page, address: to, close } = await openGuest(site);
  for (const mail of [codeMail, bothMail, { subject: 'No code', text: 'Only words.' }])
    await sendBySmtp(site.app.smtpPort, { to, ...mail });
  await page.goto('/');
  const row = (subject: string) => page.getByRole('listitem').getByRole('button', { name: subject });
  const clipboard = () => page.evaluate('navigator.clipboard.readText()');
  const copies = async (code: string) => {
    await page.evaluate(`navigator.clipboard.writeText('')`);
    await page.keyboard.press('y');
    await expect.poll(clipboard).toBe(code);
  };
  for (const code of ['482913', '731004']) await row(`Copy code ${code}`).waitFor();
  await copies('731004');
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
  await page.keyboard.press('Escape');

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
