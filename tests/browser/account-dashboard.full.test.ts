import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAs, submitLogin } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { call } from '#tests/support/api-client.ts';
import { sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

const rows = (page: Page) => page.getByRole('list', { name: 'Active inboxes' }).getByRole('listitem');

test('an x between two digits of an address is drawn as an x, not as a multiplication sign', async () => {
  const session = await createSignedIn(site.app, newEmail('drawn'));
  const body = { name: newEmail('h').split('@')[0] };
  await call(site.app.http, 'POST', '/api/generate-email', { token: session.token, body });
  const { page, close } = await openAs(site, session);
  await page.goto('/dashboard');
  await rows(page).first().getByText('Selected Inbox').waitFor();
  // A multiplication sign has another width than an x.
  const difference = await page.evaluate(`(async () => {
    await document.fonts.ready;
    const row = document.querySelector('main li [title$="@mayfly.test"]');
    const widthOf = (text) => {
      row.innerHTML = '<span style="white-space: pre; font-kerning: none">' + text + '</span>';
      return row.firstChild.getBoundingClientRect().width;
    };
    return Math.abs(widthOf('2x6') - widthOf('2') - widthOf('x') - widthOf('6'));
  })()`);
  expect(difference).toBeLessThan(0.1);
  await close();
});

test('a row shows all of its address and badge on every screen, also under the mouse', async () => {
  const session = await createSignedIn(site.app, newEmail('wide'));
  const name = `${'long-name'.repeat(3)}-1920`;
  const to = `${name}@mayfly.test`;
  await call(site.app.http, 'POST', '/api/generate-email', { token: session.token, body: { name } });
  const { page, close } = await openAs(site, session);
  await page.goto('/dashboard');
  const row = rows(page).first();
  const address = row.getByTitle(to, { exact: true });
  const boxOf = async (part: Locator) => (await part.boundingBox())!;
  await sendBySmtp(site.app.smtpPort, { to, subject: 'Unread', text: 'x' });
  await row.getByText('1 unread').waitFor({ state: 'attached' });
  await page.evaluate('document.fonts.ready.then(() => {})');
  for (const width of [1024, 1280, 1366, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    await row.hover();
    const [whole, text, badge, copy] = await Promise.all([
      boxOf(row),
      boxOf(address),
      boxOf(row.getByText('Selected Inbox')),
      boxOf(row.getByRole('button', { name: /^Copy / })),
    ]);
    expect(await address.evaluate((one) => one.scrollWidth - one.clientWidth), `${width} px`).toBe(0);
    expect(text.x + text.width, `${width} px`).toBeLessThanOrEqual(whole.x + whole.width);
    expect(badge.x + badge.width, `${width} px`).toBeLessThanOrEqual(copy.x);
    expect(copy.y, `${width} px`).toBeGreaterThanOrEqual(text.y + text.height - 2);
  }
  await close();
});

test('a phone shows the inboxes and mail of another device in a sheet, and can delete them', async () => {
  const email = newEmail('two');
  const { token } = await createSignedIn(site.app, email);
  const made = async () => {
    const { json } = await call(site.app.http, 'POST', '/api/generate-email', { token, body: {} });
    return json.email.address as string;
  };
  const [first] = [await made(), await made(), await made()];
  await sendBySmtp(site.app.smtpPort, { to: first, subject: 'Seen everywhere', text: 'Here too.' });

  const { page, problems, close } = await openAs(site, null, {
    viewport: { width: 390, height: 800 },
  });
  // By way of the login.
  await page.goto('/dashboard');
  await submitLogin(page, email);
  await page.getByText('3/5', { exact: true }).waitFor();
  await page.getByRole('button', { name: /Seen everywhere/ }).click();
  await page.getByRole('heading', { level: 3, name: 'Seen everywhere' }).waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).click();

  // On a phone the inboxes are in a sheet.
  const sheet = page.getByRole('dialog', { name: 'Your inboxes' });
  await page.getByRole('button', { name: 'Your inboxes' }).click();
  await rows(page).first().getByText('Selected Inbox').waitFor();
  await rows(page).nth(1).getByText('Active Inbox').click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByText('No messages received yet').waitFor();
  await page.getByRole('button', { name: 'Your inboxes' }).click();
  await page.getByRole('button', { name: `Delete ${first}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await sheet.getByText('2/5', { exact: true }).waitFor();
  await rows(page).first().getByText('Selected Inbox').waitFor();
  expect(problems).toEqual([]);
  await close();
});
