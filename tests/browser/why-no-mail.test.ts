import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn } from '#tests/support/accounts.ts';
import { call } from '#tests/support/api-client.ts';
import { applyLook, findAxeViolations, LOOKS } from '#tests/support/axe.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { addressField, generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';
import { connectSmtp } from '#tests/support/smtp-client.ts';

const site = setUpSite({ mailDomains: ['mayfly.test', 'other.test'] });

const NOTHING = 'No mail server has tried to deliver to this address yet.';
const BROKEN =
  'A mail server asked to deliver to this address, and the connection ended before a mail was complete.';
const TOO_LARGE =
  'A mail of 20 MB was refused because it was too large. This address takes up to 5 MB of attachments, Premium up to 50 MB.';

const panel = (page: Page) => page.getByRole('region', { name: 'No mail yet? This is what we know.' });
const attempts = (page: Page) => page.getByRole('list', { name: 'What mail servers tried' });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** An address, with a page that hears of everything that is tried. */
async function openWaiting(options: Parameters<typeof openAt>[2] = {}) {
  const opened = await openAt(site, '/', options);
  const address = await generateAddress(opened.page);
  await opened.page.getByText('Live', { exact: true }).waitFor();
  await opened.page.getByText(NOTHING).waitFor();
  return { ...opened, address };
}

/** Lets the page's clock jump ahead. */
const skip = (page: Page, minutes: number) =>
  page.evaluate(`{ const now = Date.now; Date.now = () => now() + ${minutes * 60_000}; }`);

async function sendTooLarge(to: string) {
  const client = await connectSmtp(site.app.smtpPort);
  await client.command(`MAIL FROM:<ada@example.org> SIZE=${20 * 2 ** 20}`);
  expect((await client.command(`RCPT TO:<${to}>`)).code).toBe(552);
  await client.quit();
}

async function breakOff(to: string) {
  const client = await connectSmtp(site.app.smtpPort);
  await client.command('MAIL FROM:<ada@example.org>');
  await client.command(`RCPT TO:<${to}>`);
  await client.command('DATA');
  client.write('Subject: Half\r\n\r\nThe first half');
  client.destroy();
}

/** A server that names an address of another plan first is asked to send the mail to this one alone. */
async function sendTogether(to: string, other: string) {
  const client = await connectSmtp(site.app.smtpPort);
  await client.command('MAIL FROM:<ada@example.org>');
  expect((await client.command(`RCPT TO:<${other}>`)).code).toBe(250);
  expect((await client.command(`RCPT TO:<${to}>`)).code).toBe(452);
  await client.command('RSET');
  await client.quit();
}

describe('the waiting screen', () => {
  test('says that nothing was tried, and after two minutes what we know and what to try', async () => {
    const { page, address, problems, close } = await openWaiting();
    await sendBySmtp(site.app.smtpPort, {
      to: await otherAddress(),
      subject: 'For somebody else',
      text: 'x',
    });
    expect(await panel(page).count()).toBe(0);
    await skip(page, 2.1);
    await panel(page).getByText(NOTHING).waitFor();
    await expect
      .poll(() => panel(page).textContent())
      .toMatch(/We last took mail for anybody .+ ago|We have no record of mail for anybody yet\./);
    for (const look of LOOKS) {
      await applyLook(page, look);
      expect(await findAxeViolations(page, 'section'), look.join()).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });

    await panel(page).getByRole('button', { name: 'Copy the address' }).click();
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(address);

    await panel(page).getByRole('button', { name: 'This site refused my address' }).click();
    await page.getByRole('dialog', { name: 'This site refused my address' }).getByLabel('Site').waitFor();
    await page.keyboard.press('Escape');

    await panel(page).getByRole('button', { name: 'Try another domain' }).click();
    const dialog = page.getByRole('dialog', { name: 'Try another domain' });
    const [other] = ['mayfly.test', 'other.test'].filter((name) => !address.endsWith(name));
    await expect.poll(() => dialog.getByRole('combobox', { name: 'Domain' }).textContent()).toBe(`@${other}`);
    await dialog.getByRole('button', { name: 'Generate Temporary Email' }).click();
    await expect.poll(() => addressField(page).inputValue()).toMatch(new RegExp(`@${other}$`));
    expect(await dialog.count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('tells at once of mail that was refused, deferred or broken off, and what we answered', async () => {
    const { page, address, problems, close } = await openWaiting();
    await sendTooLarge(address);
    await status(page, TOO_LARGE).waitFor({ state: 'attached' });
    await attempts(page).getByText(TOO_LARGE).waitFor();
    await attempts(page).getByText('552 Message exceeds the size limit of this mailbox').waitFor();
    await attempts(page).getByText('not encrypted').waitFor();
    // The place of the first message says it, too, and the advice fits.
    await page
      .locator('div', { has: page.getByText('No messages yet', { exact: true }) })
      .last()
      .getByText(TOO_LARGE)
      .waitFor();
    await panel(page).getByText('Ask for a smaller mail').waitFor();
    expect(await panel(page).getByRole('button', { name: 'Copy the address' }).count()).toBe(0);

    await breakOff(address);
    await status(page, BROKEN).waitFor({ state: 'attached' });
    await sendTogether(address, await otherAddress());
    await status(page, 'apart from its other recipients').waitFor({ state: 'attached' });
    expect(await attempts(page).getByRole('listitem').allTextContents()).toEqual([
      expect.stringContaining('452 Please send to this recipient in a message of its own'),
      expect.stringContaining(BROKEN),
      expect.stringContaining(TOO_LARGE),
    ]);

    // Once it is closed, it stays closed until something else happens.
    await panel(page).getByRole('button', { name: 'Close' }).click();
    expect(await panel(page).count()).toBe(0);
    await page.reload();
    await page.getByText('Live', { exact: true }).waitFor();
    // Only the quiet line.
    await page.getByText('apart from its other recipients').waitFor();
    expect(await panel(page).count()).toBe(0);
    await breakOff(address);
    await panel(page).getByText(BROKEN).first().waitFor();
    await panel(page).getByText('If nothing comes, have the mail sent again.').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('tells of mail that was refused after the first look and before the stream was open', async () => {
    const { page, close } = await openAt(site, '/');
    const refused = Promise.withResolvers<void>();
    await page.route('**/api/guest/events*', (route) => refused.promise.then(() => route.continue()));
    const looked = page.waitForResponse('**/deliveries');
    const address = await generateAddress(page);
    await looked;
    await page.getByText(NOTHING).waitFor();
    await sendTooLarge(address);
    const token = String(await page.evaluate('sessionStorage.guest_session_token'));
    const path = `/api/guest/emails/${address}/deliveries`;
    const recorded = async () => (await call(site.app.http, 'GET', path, { token })).json.attempts;
    await expect.poll(recorded).toHaveLength(1);
    refused.resolve();
    await page.getByText('Live', { exact: true }).waitFor();
    await attempts(page).getByText(TOO_LARGE).waitFor({ timeout: 10_000 });
    await close();
  });

  test('looks again as soon as its panel is opened, and every 15 s while it is not live', async () => {
    const { page, close } = await openWaiting();
    const looks = () => page.waitForResponse('**/deliveries', { timeout: 10_000 });
    await Promise.all([looks(), page.getByRole('button', { name: 'More', exact: true }).click()]);
    await close();

    const other = await openAt(site, '/');
    await other.page.route('**/api/guest/events*', (route) => route.abort());
    const address = await generateAddress(other.page);
    await other.page.getByText(NOTHING).waitFor();
    await sendTooLarge(address);
    await attempts(other.page).getByText(TOO_LARGE).waitFor();
    await other.close();
  });

  test('says what it cannot load, and loads it when asked again', async () => {
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

  test.each([360, 1440])('does not move when the line arrives at %i px', async (width) => {
    const { page, close } = await openAt(site, '/', { viewport: { width, height: 780 } });
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

  test('of a shared inbox tells nothing of it', async () => {
    const { address, close: closeOwn } = await openWaiting();
    await breakOff(address);
    const { page, close } = await openAt(site, '/');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`/inbox/${address}`);
    await page.getByText('No messages yet').waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    await skip(page, 3);
    await page.getByText(/^5[67]m left/).waitFor();
    expect(await panel(page).count()).toBe(0);
    expect(await page.getByText('mail server').count()).toBe(0);
    expect(asked.filter((url) => url.endsWith('/deliveries'))).toEqual([]);
    await close();
    await closeOwn();
  });
});

describe('above the messages', () => {
  test('a mail that was not stored is told until it is closed, and the menu lists all', async () => {
    const { page, address, problems, close } = await openWaiting();
    const notice = status(page, TOO_LARGE);
    await sendBySmtp(site.app.smtpPort, { to: address, subject: 'Hello', text: 'x' });
    await page.getByRole('listitem').getByRole('button', { name: 'Hello' }).waitFor();
    expect(await notice.count()).toBe(0);
    await sendTooLarge(address);
    await notice.waitFor();
    for (const look of LOOKS) {
      await applyLook(page, look);
      expect(await findAxeViolations(page, '.desk'), look.join()).toEqual([]);
    }
    await page.reload();
    await notice.waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    await breakOff(address);
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
});

describe('the dashboard', () => {
  test('lists the deliveries of each address, and says when there are none or they cannot be loaded', async () => {
    const session = await createSignedIn(site.app, 'deliveries@example.org');
    const { page, problems, close } = await openAs(site, session);
    const address = await generateAs(session);
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
    await breakOff(address);
    await rail.getByText(BROKEN).waitFor();
    await breakOff(address);
    await rail.getByText('recorded 2 times').waitFor();
    expect(await findAxeViolations(page, 'ul')).toEqual([]);
    await deliveries.click();
    expect(await deliveries.getAttribute('aria-expanded')).toBe('false');
    expect(await rail.getByText(BROKEN).count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });
});

async function generateAs({ token }: { token: string }): Promise<string> {
  const { json } = await call(site.app.http, 'POST', '/api/generate-email', { token, body: {} });
  return json.email.address;
}

let subscriber: Promise<{ token: string }> | undefined;

/** An address of the other plan. */
async function otherAddress(): Promise<string> {
  subscriber ??= createSignedIn(site.app, 'somebody@example.org');
  return generateAs(await subscriber);
}
