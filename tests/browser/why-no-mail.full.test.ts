import { expect, test } from 'vitest';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { call } from '#tests/support/api-client.ts';
import { applyLook, findAxeViolations, LOOKS } from '#tests/support/axe.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { addressField, generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';
import {
  attempts,
  BROKEN,
  breakOff,
  generateAs,
  NOTHING,
  openWaiting,
  panel,
  sendTooLarge,
  skip,
  status,
  TOO_LARGE,
} from '#tests/support/why-no-mail-page.ts';

const site = setUpSite({ mailDomains: ['mayfly.test', 'other.test'] });

test('the waiting screen offers an address on another domain', async () => {
  const { page, address, close } = await openWaiting(site);
  await skip(page, 2.1);
  await panel(page).getByRole('button', { name: 'Try another domain' }).click();
  const dialog = page.getByRole('dialog', { name: 'Try another domain' });
  const [other] = ['mayfly.test', 'other.test'].filter((name) => !address.endsWith(name));
  await expect.poll(() => dialog.getByRole('combobox', { name: 'Domain' }).textContent()).toBe(`@${other}`);
  await dialog.getByRole('button', { name: 'Generate Temporary Email' }).click();
  await expect.poll(() => addressField(page).inputValue()).toMatch(new RegExp(`@${other}$`));
  expect(await dialog.count()).toBe(0);
  await close();
});

test('the waiting screen tells of mail that was refused after the first look and before the stream was open', async () => {
  const { page, close } = await openAt(site, '/');
  const refused = Promise.withResolvers<void>();
  await page.route('**/api/guest/events*', (route) => refused.promise.then(() => route.continue()));
  const looked = page.waitForResponse('**/deliveries');
  const address = await generateAddress(page);
  await looked;
  await page.getByText(NOTHING).waitFor();
  await sendTooLarge(site, address);
  const token = String(await page.evaluate('sessionStorage.guest_session_token'));
  const path = `/api/guest/emails/${address}/deliveries`;
  const recorded = async () => (await call(site.app.http, 'GET', path, { token })).json.attempts;
  await expect.poll(recorded).toHaveLength(1);
  refused.resolve();
  await page.getByText('Live', { exact: true }).waitFor();
  await attempts(page).getByText(TOO_LARGE).waitFor({ timeout: 10_000 });
  await close();
});

test('the waiting screen looks again as soon as its panel is opened, and every 15 s while it is not live', async () => {
  const { page, close } = await openWaiting(site);
  const looks = () => page.waitForResponse('**/deliveries', { timeout: 10_000 });
  await Promise.all([looks(), page.getByRole('button', { name: 'More', exact: true }).click()]);
  await close();

  const other = await openAt(site, '/');
  await other.page.route('**/api/guest/events*', (route) => route.abort());
  const address = await generateAddress(other.page);
  await other.page.getByText(NOTHING).waitFor();
  await sendTooLarge(site, address);
  await attempts(other.page).getByText(TOO_LARGE).waitFor();
  await other.close();
});

test('the waiting screen says what it cannot load, and loads it when asked again', async () => {
  const { page, close } = await openAt(site, '/');
  await page.route('**/deliveries', (route) => route.fulfill({ status: 500, json: { success: false } }));
  await generateAddress(page);
  await page.getByText('Live', { exact: true }).waitFor();
  await skip(page, 2.1);
  await panel(page).getByText('The list of deliveries could not be loaded.').waitFor();
  expect(await page.getByText(NOTHING).count()).toBe(0);
  await page.unroute('**/deliveries');
  await panel(page).getByRole('button', { name: 'Try Again' }).click();
  await panel(page).getByText(NOTHING).waitFor();
  await close();
});

test('the waiting screen does not move when the line arrives', async () => {
  const { page, close } = await openAt(site, '/', { viewport: { width: 360, height: 780 } });
  const held = Promise.withResolvers<void>();
  await page.route('**/deliveries', (route) => held.promise.then(() => route.continue()));
  // Then the code is there, too.
  const asked = page.waitForRequest('**/deliveries');
  await generateAddress(page);
  await asked;
  const parts = [page.getByText('No messages yet'), page.getByText('Auto-refreshing every 15 seconds')];
  const boxes = () => Promise.all(parts.map((part) => part.boundingBox()));
  await parts[0]!.waitFor();
  const before = await boxes();
  held.resolve();
  await page.getByText(NOTHING).waitFor();
  expect(await boxes()).toEqual(before);
  await close();
});

test('above the messages, a mail that was not stored is told until it is closed, and the menu lists all', async () => {
  const { page, address, problems, close } = await openWaiting(site);
  const notice = status(page, TOO_LARGE);
  await sendBySmtp(site.app.smtpPort, { to: address, subject: 'Hello', text: 'x' });
  await page.getByRole('listitem').getByRole('button', { name: 'Hello' }).waitFor();
  expect(await notice.count()).toBe(0);
  await sendTooLarge(site, address);
  await notice.waitFor();
  for (const look of LOOKS) {
    await applyLook(page, look);
    expect(await findAxeViolations(page, '.desk'), look.join()).toEqual([]);
  }
  await page.reload();
  await notice.waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  await breakOff(site, address);
  await status(page, BROKEN).waitFor();
  expect(await notice.count()).toBe(0);
  await status(page, BROKEN).getByRole('button', { name: 'Close' }).click();
  expect(await status(page, BROKEN).count()).toBe(0);
  const asked = page.waitForResponse('**/deliveries');
  await page.reload();
  await asked;
  await page.getByRole('listitem').getByRole('button', { name: 'Hello' }).waitFor();
  expect(await status(page, BROKEN).count()).toBe(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('menuitem', { name: 'Deliveries' }).click();
  const dialog = page.getByRole('dialog', { name: 'What mail servers tried' });
  await expect
    .poll(() => dialog.getByRole('listitem').allTextContents())
    .toEqual([
      expect.stringContaining(BROKEN),
      expect.stringContaining(TOO_LARGE),
      expect.stringContaining('A mail was stored in this inbox.'),
    ]);
  expect(await findAxeViolations(page, '[role=dialog]')).toEqual([]);
  expect(problems).toEqual([]);
  await close();
});

test('the dashboard lists the deliveries of each address, and says when there are none or they cannot be loaded', async () => {
  const session = await createSignedIn(site.app, newEmail('deliveries'));
  const { page, problems, close } = await openAs(site, session);
  const address = await generateAs(site, session);
  const deliveries = page.getByRole('button', { name: `Deliveries: ${address}` });
  await page.route('**/deliveries', (route) => route.fulfill({ status: 500, json: { success: false } }));
  await page.goto('/dashboard');
  const rail = page.getByRole('list', { name: 'Active inboxes' });
  await deliveries.click();
  await rail.getByText('The list of deliveries could not be loaded.').waitFor();
  await page.unroute('**/deliveries');
  await rail.getByRole('button', { name: 'Try Again' }).click();
  await rail.getByText(NOTHING).waitFor();

  await page.getByText('Live', { exact: true }).waitFor();
  await breakOff(site, address);
  await rail.getByText(BROKEN).waitFor();
  await breakOff(site, address);
  await rail.getByText('recorded 2 times').waitFor();
  expect(await findAxeViolations(page, 'ul')).toEqual([]);
  await deliveries.click();
  expect(await deliveries.getAttribute('aria-expanded')).toBe('false');
  expect(await rail.getByText(BROKEN).count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});
