import { expect, it } from 'vitest';
import { codeMail, linkMail } from '#tests/support/code-mails.ts';
import { openGuest, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

it('a code is copied from its row or with the key y without opening the message, and goes for good when it is dismissed', async () => {
  const { page, address: to, problems, close } = await openGuest(site);
  for (const mail of [codeMail, { subject: 'No code', text: 'Only words.' }])
    await sendBySmtp(site.app.smtpPort, { to, ...mail });
  await page.goto('/');
  const row = page.getByRole('listitem').getByRole('button', { name: codeMail.subject });
  const chip = page.getByRole('listitem').getByRole('button', { name: 'Copy code 482913' });
  const copies = async (press: () => Promise<void>) => {
    await page.evaluate(`navigator.clipboard.writeText('')`);
    await press();
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe('482913');
    await page.getByRole('listitem').getByRole('button', { name: 'Copied' }).waitFor();
    await chip.waitFor();
  };
  await chip.waitFor();
  await copies(() => chip.click());
  await copies(() => page.keyboard.press('y'));
  await row.focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Copy code 482913');
  await copies(() => page.keyboard.press('Enter'));
  expect(await page.getByRole('article').count()).toBe(0);

  await row.click();
  const dismiss = page.getByRole('button', { name: 'Not a code? Dismiss' });
  await dismiss.click();
  await page.getByRole('status').getByText('Code hidden.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await chip.waitFor();
  await dismiss.click();
  const copy = page.getByRole('button', { name: /Copy code/ });
  await expect.poll(() => copy.count()).toBe(0);
  await page.reload();
  await page.getByRole('article').getByText('Your verification code is 482913.').waitFor();
  await row.waitFor();
  expect(await copy.count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

it('a link that was found is named in its row, leads nowhere else, and does not tell where the reader came from', async () => {
  const { page, address: to, close } = await openGuest(site);
  await sendBySmtp(site.app.smtpPort, { to, ...linkMail });
  await page.goto('/');
  await page.getByRole('button', { name: /Welcome to Globex.*Verification link/ }).click();
  const link = page.getByRole('link', { name: 'Open verification link' });
  expect(await link.getAttribute('href')).toBe('https://globex.example/verify?token=abc');
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(await link.getAttribute('referrerpolicy')).toBe('no-referrer');
  await page.getByText('leads to globex.example').waitFor();
  await page.getByRole('button', { name: 'Not needed? Dismiss' }).click();
  await link.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByText('Verification link').count()).toBe(0);
  await close();
});
