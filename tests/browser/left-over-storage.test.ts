import { expect, it } from 'vitest';
import { openAt } from '#tests/support/borrow-page.ts';
import { generateAddress, openGuest, sendBySmtp } from '#tests/support/home-page.ts';
import { fillStorage } from '#tests/support/left-overs.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

// guest-storage.test.ts has many more.
it.each([
  ['a list of nothing', '[null]'],
  ['half a text', '{"broken'],
  ['a user with objects for texts', '{"email":"a@b.test","premium_status":{},"full_name":{}}'],
  ['a session that cannot be sent', 'brok\u0000en \u4e2d'],
])(
  'the page starts fresh where an earlier version or somebody else left %s in its storage',
  async (_, text) => {
    const { page, problems, close } = await openAt(site, '/robots.txt');
    await fillStorage(page, text);
    await page.goto('/');
    await page.getByRole('link', { name: 'Login' }).waitFor();
    await generateAddress(page);
    expect(await page.evaluate('sessionStorage.guest_session_token')).toMatch(/^[\w-]{40,}$/);
    expect(await page.evaluate('sessionStorage.auth_token ?? sessionStorage.auth_user ?? null')).toBeNull();
    expect(await page.evaluate('JSON.parse(localStorage.guest_email_cache).emails.length')).toBe(1);
    expect(problems).toEqual([]);
    await close();
  },
);

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
