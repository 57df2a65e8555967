import { expect, it } from 'vitest';
import { openGuest, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

// guest-journey.test.ts shows that a message is read when its owner opens it, and not when somebody else does.
it('a message that was read stays so after a reload, and is unread at once if that was changed elsewhere', async () => {
  const { page, guest, address: to, problems, close } = await openGuest(site);
  await sendBySmtp(site.app.smtpPort, { to, subject: 'Only once', text: 'words' });
  await page.goto('/');
  const row = page.getByRole('button', { name: /Unread\. .*Only once/ });
  await row.click();
  await page.getByRole('heading', { level: 3, name: 'Only once' }).waitFor();
  await row.waitFor({ state: 'detached' });
  await expect.poll(async () => (await guest.messages(to))[0]!.seen).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: /Only once/ }).waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  expect(await row.count()).toBe(0);

  const [message] = await guest.messages(to);
  await guest.ask('PATCH', `${guest.messagesPath(to)}/${message!.id}`, { body: { seen: false } });
  await row.waitFor();
  expect(problems).toEqual([]);
  await close();
});
