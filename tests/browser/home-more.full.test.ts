import { stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { addressField, generateAddress, openGuest, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite({ mailDomains: ['mayfly.test', 'other.test'] });

async function openLive() {
  const opened = await openGuest(site);
  const { page, address: to } = opened;
  const send = (subject: string, more = {}) =>
    sendBySmtp(site.app.smtpPort, { to, subject, text: 'Here I am.', ...more });
  await page.goto('/');
  await page.getByText('Live', { exact: true }).waitFor();
  return { ...opened, send };
}

it('a guest can choose a domain', async () => {
  const { page, close } = await openAt(site, '/');
  await page.getByRole('combobox', { name: 'Domain' }).click();
  await expect
    .poll(() => page.getByRole('option').allTextContents())
    .toEqual(['Any domain', '@mayfly.test', '@other.test']);
  await page.getByRole('option', { name: '@other.test' }).click();
  expect(await generateAddress(page)).toMatch(/@other\.test$/);
  await page.getByRole('combobox', { name: 'Domain' }).click();
  await page.getByRole('option', { name: '@mayfly.test' }).click();
  expect(await generateAddress(page)).toMatch(/@mayfly\.test$/);
  await close();
});

it('a large download shows its progress, and says when it fails', async () => {
  const { page, context, send, close } = await openLive();
  const size = 2 * 2 ** 20;
  const content = Buffer.alloc(size, 'mayfly ');
  await send('Big', { attachments: [{ filename: 'big.bin', content }] });
  await page.getByRole('button', { name: /Big/ }).click();
  const button = page.getByRole('button', { name: 'Download big.bin', exact: true });
  await button.waitFor();
  await page.route('**/attachments/**', (route) => route.fulfill({ status: 500, json: {} }));
  await button.click();
  const failure = page.getByRole('alert').getByText('The download failed. Please try again.');
  await failure.waitFor();
  expect(await failure.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await page.unroute('**/attachments/**');
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  const setSpeed = (downloadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      uploadThroughput: -1,
      downloadThroughput,
    });
  // So slow that the progress is seen on a busy machine too, and then as fast as it can be.
  await setSpeed(2 ** 16);
  const saved = page.waitForEvent('download');
  await button.click();
  const bar = page.getByRole('progressbar', { name: 'Downloading big.bin' });
  await bar.waitFor();
  expect(await button.isDisabled()).toBe(true);
  await expect.poll(async () => Number(await bar.getAttribute('value')), { interval: 20 }).toBeGreaterThan(0);
  await setSpeed(-1);
  const download = await saved;
  expect(download.suggestedFilename()).toBe('big.bin');
  expect((await stat(await download.path())).size).toBe(size);
  await bar.waitFor({ state: 'detached' });
  await line.detach();
  await close();
});

it('the QR code of an address opens its inbox on the phone', async () => {
  const { page, address: to, send, close } = await openLive();
  await send('On the phone');
  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('menuitem', { name: 'Open on your phone' }).click();
  const code = page.getByRole('img', { name: /^QR code for / });
  const link = (await code.getAttribute('aria-label'))!.replace('QR code for ', '');
  expect(link).toBe(`${site.app.http}/inbox/${encodeURIComponent(to)}`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(link);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(link);
  await page.getByRole('button', { name: /On the phone/ }).waitFor();
  const { y } = (await page.getByRole('heading', { name: 'Shared inbox' }).boundingBox())!;
  expect(y).toBeLessThan(200);
  await close();
});

it('an inbox page for an unknown or expired address explains both cases and does not wait for a connection', async () => {
  const { page, problems, close } = await openAt(site, '/inbox/nobody.here%40mayfly.test');
  await page.getByText('Inbox not found').waitFor();
  await page.getByText('It may have expired, or the address is mistyped.').waitFor();
  expect(await page.getByRole('button', { name: 'Notifications' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Refresh' }).isDisabled()).toBe(true);
  for (const sign of ['Connecting', 'Live', 'Not live'])
    expect(await page.getByText(sign, { exact: true }).count(), sign).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

it('lets premium users choose a name, and says when it is taken', async () => {
  const session = await createSignedIn(site.app, newEmail('names'));
  const { page, close } = await openAs(site, session);
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'An inbox that deletes itself' }).waitFor();
  await page.getByText('places used').waitFor();
  const name = page.getByLabel('Name of the next address (optional)');
  await name.fill('launch');
  await page.getByRole('combobox', { name: 'Domain' }).click();
  await page.getByRole('option', { name: '@mayfly.test' }).click();
  expect(await generateAddress(page)).toBe('launch@mayfly.test');
  expect(await name.inputValue()).toBe('');
  await name.fill('launch');
  // Clicks do nothing until the first address is complete.
  await page.getByRole('button', { name: 'Generate Temporary Email', disabled: false }).click();
  await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/taken/i);
  expect(await name.inputValue()).toBe('launch');
  await name.fill('');
  expect(await addressField(page).inputValue()).toBe('launch@mayfly.test');

  // All controls are side by side here and fit, and from 1024 pixels the address is whole.
  await name.fill('clover.pumpkin.7p9yeb');
  await generateAddress(page);
  for (const width of [360, 768, 1024, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate('document.documentElement.scrollWidth'), String(width)).toBe(width);
    const hidden = await addressField(page).evaluate((field) => field.scrollWidth - field.clientWidth);
    if (width >= 1024) expect(hidden, String(width)).toBeLessThanOrEqual(0);
  }

  // One that needs two lines breaks before its @.
  const long = 'a-very-long-name-for-a-shop-2026';
  await name.fill(long);
  await generateAddress(page);
  for (const width of [360, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [perLine, hidden] = await addressField(page).evaluate((field) => {
      const { fontSize } = field.ownerDocument.defaultView.getComputedStyle(field);
      // As wide as a letter of JetBrains Mono, set tight.
      const letter = 0.575 * Number.parseFloat(fontSize);
      return [Math.floor(field.clientWidth / letter), field.scrollHeight - field.clientHeight];
    });
    expect(perLine, String(width)).toBe(long.length);
    expect(hidden, String(width)).toBeLessThanOrEqual(1);
  }
  await close();
});
