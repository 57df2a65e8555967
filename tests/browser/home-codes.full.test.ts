import { expect, it } from 'vitest';
import { bothMail, codeMail } from '#tests/support/code-mails.ts';
import { openGuest, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

async function openWith(mails: object[], options = {}) {
  const opened = await openGuest(site, options);
  const { page, address: to } = opened;
  const send = (mail: object) => sendBySmtp(site.app.smtpPort, { to, ...mail });
  for (const mail of mails) await send(mail);
  await page.goto('/');
  const row = (subject: string) => page.getByRole('listitem').getByRole('button', { name: subject });
  const chip = (code: string) => row(`Copy code ${code}`);
  const clipboard = () => page.evaluate('navigator.clipboard.readText()');
  return { ...opened, send, row, chip, clipboard };
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

it('on a phone the newest code is above the list, and stays in sight in the open message', async () => {
  const { page, send, row, clipboard, close } = await openWith([codeMail], {
    viewport: { width: 360, height: 800 },
  });
  const pinned = page.getByRole('region', { name: 'Newest code' });
  await pinned.getByText('482913').waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  await send(bothMail);
  await pinned.getByText('731004').waitFor();
  await pinned.getByRole('button', { name: 'Copy code' }).click();
  await pinned.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await clipboard()).toBe('731004');

  await row(bothMail.subject).click();
  await page.locator('iframe[title="Message"]').waitFor();
  // A line of its own, so that the end of a host is not cut off.
  const host = page.getByText('leads to initech.example');
  await expect.poll(async () => (await host.boundingBox())!.width).toBeGreaterThan(300);
  const copy = page.getByRole('article').getByRole('button', { name: 'Copy code' });
  const { y: before } = (await copy.boundingBox())!;
  await page.getByRole('heading', { level: 3 }).hover();
  await page.mouse.wheel(0, 350);
  await expect.poll(async () => (await copy.boundingBox())!.y).toBeLessThan(before);
  expect((await copy.boundingBox())!.y).toBeGreaterThanOrEqual(56);
  // The link scrolls with the mail, which needs the room.
  const link = page.getByRole('article').getByRole('link', { name: 'Open verification link' });
  expect((await link.boundingBox())!.y).toBeLessThan(56);
  await close();
});
