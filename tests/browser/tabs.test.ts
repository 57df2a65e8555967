import { expect, it } from 'vitest';
import { storeSession } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { call, createGuest } from '#tests/support/api-client.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { addressField, generateAddress, openGuest, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();
const send = (to: string, subject: string, html = 'x') =>
  sendBySmtp(site.app.smtpPort, { to, subject, html });

it('a guest has the same address in other tabs, after an account signs out in all of them, and after closing all; a mail learns nothing of it', async () => {
  const session = await createSignedIn(site.app, newEmail('tabs'));
  const { json } = await call(site.app.http, 'POST', '/api/generate-email', {
    token: session.token,
    body: {},
  });
  await send(json.email.address, 'I listen', '<p>HERE</p>');
  const { page: first, context, close } = await openAt(site, '/');
  // This tab has no address yet, and follows the other one.
  const second = await context.newPage();
  await second.goto('/');
  await second.getByText('No Active Email').waitFor();
  const address = await generateAddress(first);
  await expect.poll(() => addressField(second).inputValue()).toBe(address);
  await send(address, 'In every tab');
  await second.getByRole('button', { name: /In every tab/ }).waitFor();
  const token = await first.evaluate('sessionStorage.guest_session_token');

  await storeSession(second, session);
  await second.goto('/dashboard');
  await second.getByRole('button', { name: /I listen/ }).click();
  await second.frameLocator('iframe[title="Message"]').getByText('HERE').waitFor();
  const listen = `globalThis.heard = []; for (const name of ['account-session', 'other'])
    new BroadcastChannel(name).onmessage = ({ data }) => heard.push(data); heard.length`;
  const frame = second.frames().find((one) => one.parentFrame() === second.mainFrame())!;
  for (const place of [frame, second]) expect(await place.evaluate(listen)).toBe(0);
  const third = await context.newPage();
  await third.goto('/dashboard');
  await third.getByRole('heading', { name: 'Messages Received (1)' }).waitFor();
  expect(await third.evaluate('sessionStorage.auth_token')).toBe(session.token);
  // Our own page hears both tabs, so the frame would have heard them.
  await expect.poll(() => second.evaluate('JSON.stringify(heard)')).toContain(session.token);
  expect(await frame.evaluate('heard')).toEqual([]);

  await third.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  for (const tab of [third, second]) {
    await tab.waitForURL('**/login');
    await tab.getByRole('status').getByText('You are signed out.').waitFor();
    expect(await tab.evaluate('sessionStorage.auth_token ?? null')).toBeNull();
  }
  expect(await second.evaluate('sessionStorage.guest_session_token')).toBe(token);
  // Nothing of its mail is there on the way back.
  await second.goBack();
  await second.waitForURL('**/login');
  expect(await second.getByText('I listen').count()).toBe(0);
  await second.close();
  await third.close();
  await first.goto('/robots.txt');
  await first.evaluate('sessionStorage.clear()');
  await first.goto('/');
  await first.getByRole('button', { name: /In every tab/ }).waitFor();
  expect(await addressField(first).inputValue()).toBe(address);
  await first.getByText('1/2', { exact: true }).first().waitFor();
  const { until } = JSON.parse(String(await first.evaluate('localStorage.guest_session_copy')));
  const hours = (until - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(48.9);
  expect(hours).toBeLessThan(49);
  await close();
});

it('who asks to be forgotten is signed out too, and can have the addresses deleted, and otherwise is told that they stay', async () => {
  const session = await createSignedIn(site.app, newEmail('elsewhere'));
  const { page, context, address: kept, close } = await openGuest(site);
  await page.goto('/');
  const account = await context.newPage();
  await storeSession(account, session);
  await account.goto('/dashboard');
  await account.getByRole('button', { name: 'Generate First Email' }).waitFor();
  await page.bringToFront();
  const stranger = await createGuest(site.app.http);
  const statusOf = async (address: string) =>
    (await stranger.ask('GET', stranger.messagesPath(address))).status;
  const question = page.getByRole('alertdialog', { name: 'Forget me on this device?' });
  const forget = question.getByRole('button', { name: 'Forget me' });
  const stays = question.getByText('Anyone who knows an address can still read it until its time is up.');
  const ask = async () => {
    await addressField(page).waitFor();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Forget me on this device' }).click();
    await question.waitFor();
    await stays.waitFor();
  };
  await ask();
  expect(await page.evaluate('scrollY')).toBeGreaterThan(100);
  await question.getByText('Afterwards you count as a new visitor with no addresses used.').waitFor();
  await forget.click();
  await account.waitForURL('**/login');
  await page.getByRole('status').getByText('This browser has forgotten you.').waitFor();
  expect(await page.evaluate('scrollY')).toBe(0);
  expect(await page.evaluate('JSON.stringify(localStorage)')).not.toMatch(/mayfly.test|guest_session/);
  expect(await statusOf(kept)).toBe(200);

  const deleted = [await generateAddress(page), await generateAddress(page)];
  await ask();
  await question.getByRole('checkbox', { name: 'Delete my addresses and their messages' }).check();
  await stays.waitFor({ state: 'detached' });
  // If that fails, nothing is forgotten.
  await page.route('**/api/guest/emails', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await forget.click();
  await question.getByRole('alert').getByText('Nothing was deleted.').waitFor();
  await page.unroute('**/api/guest/emails');
  await forget.click();
  await page.getByRole('status').getByText('Your addresses are deleted').waitFor();
  for (const address of deleted) expect(await statusOf(address), address).toBe(404);
  expect(await page.evaluate('localStorage.guest_session_copy ?? null')).toBeNull();
  await close();
});
