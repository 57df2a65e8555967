import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openAs, storeSession } from '#tests/support/account-pages.ts';
import { createSignedIn } from '#tests/support/accounts.ts';
import { applyLook, findAxeViolations, LOOKS } from '#tests/support/axe.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { setDomain } from '#tests/support/domains.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const MINUTE = 60_000;
let passed = 0;
afterEach(() => {
  passed = 0;
});

const { plans } = readConfig({ FREE_EXTENSIONS: '2' });
plans.premium.lifetimeMs = 120 * MINUTE;
const site = setUpSite({
  plans,
  mailDomains: ['mayfly.test', 'ending.test'],
  roles: ['web', 'smtp'],
  now: () => new Date(Date.now() + passed),
});

const extend = (page: Page) => page.getByRole('button', { name: /^Extend to / });
const left = (page: Page, words: string) => page.getByText(`${words} left`).first().waitFor();
const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

describe('a subscriber', () => {
  test('extends an address, and sees until when it can live, in every tab', async () => {
    const session = await createSignedIn(site.app, 'extends@customer.test');
    const { page, context, problems, close } = await openAs(site, session);
    await page.goto('/');
    const address = await generateAddress(page);
    // Nothing would be gained yet.
    await extend(page).waitFor();
    expect(await extend(page).getAttribute('aria-disabled')).toBe('true');
    await sendBySmtp(site.app.smtpPort, { to: address, subject: 'From before', text: 'Hello' });
    await page.getByText('From before').first().waitFor();

    passed = 45 * MINUTE;
    await page.reload();
    await left(page, '1h 15m');
    await page.getByText(/^Until \w+ \d+ at most$/).waitFor();
    const other = await context.newPage();
    await storeSession(other, session);
    await other.goto('/dashboard');
    await left(other, '1h 15m');

    await extend(page).press('Enter');
    await left(page, '2h 0m');
    await page
      .getByRole('status')
      .getByText(/^Now lives until .+ at most$/)
      .waitFor();
    await page.getByText('From before').first().waitFor();
    await left(other, '2h 0m');
    await expect.poll(() => extend(page).getAttribute('aria-disabled')).toBe('true');
    expect(problems).toEqual([]);
    for (const look of LOOKS) {
      await applyLook(page, look);
      expect(await findAxeViolations(page), look.join()).toEqual([]);
    }
    await close();
  });

  test('chooses on the dashboard how long the next inbox lives', async () => {
    const { page, close } = await openAs(site, await createSignedIn(site.app, 'chooses@customer.test'));
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('combobox', { name: 'Lifetime' }).click();
    await expect
      .poll(() => page.getByRole('option').allTextContents())
      .toEqual(['10 minutes', '30 minutes', '1 hour', '2 hours']);
    await page.getByRole('option', { name: '30 minutes' }).click();
    await page.getByRole('button', { name: 'Generate First Email' }).click();
    await left(page, '30m');
    // It holds for one address.
    expect(await page.getByRole('combobox', { name: 'Lifetime' }).count()).toBe(0);
    await page.getByRole('button', { name: 'More options' }).click();
    await page.getByRole('combobox', { name: 'Lifetime' }).getByText('2 hours').waitFor();
    await close();
  });
});

describe('a guest', () => {
  test('is told from when an address can be extended, extends it then, and only as often as the plan allows', async () => {
    const { page, context, problems, close } = await openAt(site, '/');
    const address = await generateAddress(page);
    await page.getByText(/^Can be extended from (\w+ )?\d+:\d\d/).waitFor();
    expect(await extend(page).count()).toBe(0);

    passed = 50 * MINUTE;
    await page.reload();
    await extend(page).waitFor();
    const other = await context.newPage();
    await other.goto('/');
    await left(other, '10m');
    const stranger = await openAt(site, `/inbox/${address}`);
    await left(stranger.page, '10m');
    expect(await extend(stranger.page).count()).toBe(0);

    await extend(page).click();
    for (const one of [page, other, stranger.page]) await left(one, '1h 0m');
    await page
      .getByRole('status')
      .getByText(/^Now lives until (\w+ )?\d+:\d\d [AP]M · Can be extended from (\w+ )?\d+:\d\d [AP]M$/)
      .waitFor();
    await expect.poll(() => extend(page).count()).toBe(0);
    const stored = () => page.evaluate<string>(`localStorage.getItem('guest_temp_emails')`);
    await expect
      .poll(async () => (JSON.parse(await stored())[0].expiresAt - Date.now() - passed) / MINUTE)
      .toBeGreaterThan(58);

    passed = 100 * MINUTE;
    await page.reload();
    await extend(page).click();
    await left(page, '1h 0m');
    passed = 155 * MINUTE;
    await page.reload();
    await left(page, '5m');
    expect(await page.getByText(/extend/i).count()).toBe(0);
    expect(problems).toEqual([]);
    await stranger.close();
    await close();
  });

  test('reads why an address was not extended', async () => {
    const { page, context, close } = await openAt(site, '/');
    await generateAddress(page);
    passed = 50 * MINUTE;
    const other = await context.newPage();
    // It does not hear of the extension.
    await other.route('**/api/guest/events*', (route) => route.abort());
    await other.goto('/');
    await extend(other).waitFor();
    await page.reload();
    await extend(page).click();
    await left(page, '1h 0m');
    await extend(other).click();
    await other
      .getByRole('alert')
      .getByText('This address can be extended in the last quarter of its life.')
      .waitFor();
    await left(other, '1h 0m');
    await close();
  });

  test('sees at once that an address ends earlier, because its domain ends', async () => {
    const { page, close } = await openAt(site, '/');
    await choose(page, 'Domain', '@ending.test');
    await generateAddress(page);
    await page.getByText('Live', { exact: true }).waitFor();
    await setDomain(site.app, {
      name: 'ending.test',
      state: 'retiring',
      ends_at: new Date(Date.now() + 20 * MINUTE),
    });
    await left(page, '20m');
    await page.getByText('because its domain ends then').waitFor();
    await close();
  });

  test('chooses how long an address lives and how many messages it takes', async () => {
    const { page, context, problems, close } = await openAt(site, '/');
    const toggle = page.getByRole('button', { name: 'More options' });
    await toggle.press('Enter');
    await choose(page, 'Lifetime', '10 minutes');
    await choose(page, 'Messages', 'Only 1');
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    for (const look of LOOKS) {
      await applyLook(page, look);
      expect(await findAxeViolations(page), look.join()).toEqual([]);
    }
    const asked = page.waitForRequest('**/api/guest/generate-email');
    const address = await generateAddress(page);
    expect((await asked).postDataJSON()).toEqual({ lifetime: '10m', maxMessages: 1 });
    await left(page, '10m');
    await page.getByText('0 of 1 message so far').waitFor();

    await sendBySmtp(site.app.smtpPort, { to: address, subject: 'The only one', text: 'Hello' });
    await page.getByText('This address has taken its only message. It refuses all others.').waitFor();
    await expect(
      sendBySmtp(site.app.smtpPort, { to: address, subject: 'Another', text: 'Hello' }),
    ).rejects.toThrow('550');
    // A deleted message was taken, too.
    await page.getByText('The only one').first().click();
    await page.getByRole('button', { name: 'Delete message' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('The only one').first().waitFor({ state: 'detached' });
    const later = await context.newPage();
    await later.goto('/');
    await later.getByText('This address has taken its only message.').waitFor();
    expect(await later.getByText('The only one').count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  test('reads at the field that a choice is not possible any more', async () => {
    const { page, close } = await openAt(site, '/');
    await page.getByRole('button', { name: 'More options' }).click();
    await choose(page, 'Lifetime', '30 minutes');
    await page.route('**/api/guest/generate-email', (route) =>
      route.fulfill({
        status: 400,
        json: { error: 'lifetime: a time such as 15m, from 1m to 20m', field: 'lifetime' },
      }),
    );
    await page.getByRole('button', { name: 'Generate Temporary Email' }).click();
    await page.getByRole('alert').getByText('This is not possible any more. Please choose again.').waitFor();
    const field = page.getByRole('combobox', { name: 'Lifetime' });
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByRole('alert').count()).toBe(1);
    await page.unroute('**/api/guest/generate-email');
    await generateAddress(page);
    await left(page, '30m');
    await close();
  });
});

describe('without extensions', () => {
  const ordinary = setUpSite();

  test('a guest sees nothing of them', async () => {
    const { page, close } = await openAt(ordinary, '/');
    await generateAddress(page);
    await left(page, '1h 0m');
    await page.getByText('Live', { exact: true }).waitFor();
    expect(await page.getByText(/extend|at most|so far/i).count()).toBe(0);
    await close();
  });
});
