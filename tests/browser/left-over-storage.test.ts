import { expect, it } from 'vitest';
import { openGuest, sendBySmtp } from '#tests/support/home-page.ts';
import { testLeftOvers } from '#tests/support/left-overs.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

testLeftOvers(site, {
  'half a text': '{"broken',
  'a user with objects for texts': '{"email":"a@b.test","premium_status":{},"full_name":{}}',
});

it('words of mail that an earlier version has stored go as soon as the server has answered', async () => {
  const { page, guest, address: to, problems, close } = await openGuest(site);
  await sendBySmtp(site.app.smtpPort, { to, subject: 'Stored', text: 'words' });
  const { id, timestamp, seen } = (await guest.messages(to))[0]!;
  const key = JSON.stringify(`guest_messages_${to}`);
  const stored = JSON.stringify(JSON.stringify([{ id, timestamp, seen, subject: 'Stored' }]));
  await page.evaluate(`localStorage.setItem(${key}, ${stored})`);
  await page.goto('/');
  await page.locator('button[id^="message-"]', { hasText: 'Stored' }).waitFor();
  await expect
    .poll(() => page.evaluate(`JSON.parse(localStorage.getItem(${key}))`))
    .toEqual([{ id, timestamp, seen }]);
  expect(problems).toEqual([]);
  await close();
});
