import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { call } from '#tests/support/api-client.ts';
import { addressField, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

const rows = (page: Page) => page.getByRole('list', { name: 'Active inboxes' }).getByRole('listitem');
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Inbox' });
const addressOf = async (page: Page, index: number) => {
  const copy = rows(page)
    .nth(index)
    .getByRole('button', { name: /^Copy / });
  return (await copy.getAttribute('aria-label'))!.replace('Copy ', '');
};

test('a premium user creates five inboxes with custom names, gets mail live, and deletes one and then all', async () => {
  const session = await createSignedIn(site.app, newEmail('five'));
  const [ada, grace] = [newEmail('ada'), newEmail('grace')].map((email) => email.split('@')[0]!);
  const { page, problems, close } = await openAs(site, session);
  await page.goto('/dashboard');
  await page.getByText('No active inboxes').waitFor();
  await page.getByText('0/5', { exact: true }).waitFor();
  const name = page.getByLabel('Name (optional)');
  await name.fill(ada!);
  await page.getByRole('button', { name: 'Generate First Email' }).click();
  await rows(page).first().getByText('Selected Inbox').waitFor();
  expect(await addressOf(page, 0)).toBe(`${ada}@mayfly.test`);
  expect(await rows(page).first().textContent()).toMatch(/Expires in (1h 59m|2h 0m)/);
  await page.getByText('No messages received yet').waitFor();
  await page.getByRole('heading', { name: 'Messages Received (0)' }).waitFor();

  await name.fill(grace!);
  await generate(page).click();
  await page.getByText('2/5', { exact: true }).waitFor();
  await expect.poll(() => name.inputValue()).toBe('');
  expect(await addressOf(page, 1)).toBe(`${grace}@mayfly.test`);
  await name.fill(grace!);
  await generate(page).click();
  await page.getByRole('alert').getByText('This name is already taken. Please choose another one.').waitFor();
  await name.fill('');
  await page.setViewportSize({ width: 1440, height: 480 });
  for (const count of [3, 4, 5]) {
    await generate(page).click();
    await page.getByText(`${count}/5`, { exact: true }).waitFor();
  }
  await expect.poll(() => generate(page).isDisabled()).toBe(true);
  // The newest is selected, and in sight in a window too low for all of them.
  await rows(page).nth(4).getByText('Selected Inbox').waitFor();
  const bottom = async (part: Locator) => (await part.boundingBox().then((box) => box!.y + box!.height))!;
  const list = page.getByRole('list', { name: 'Active inboxes' });
  await expect.poll(async () => (await bottom(rows(page).nth(4))) - (await bottom(list))).toBeLessThan(2);
  await page.setViewportSize({ width: 1440, height: 900 });

  const first = await addressOf(page, 0);
  await rows(page).first().getByText(first).click();
  await rows(page).first().getByText('Selected Inbox').waitFor();
  expect(await page.getByText('Active Inbox', { exact: true }).count()).toBe(4);
  await sendBySmtp(site.app.smtpPort, { to: first, subject: 'Live on the dashboard', text: 'As it comes.' });
  await page.getByRole('heading', { name: 'Messages Received (1)' }).waitFor();
  const words = await page.getByRole('list', { name: 'Messages' }).getByRole('button').textContent();
  for (const word of ['Ada Lovelace <ada@example.org>', 'Live on the dashboard', 'As it comes.'])
    expect(words).toContain(word);
  expect(words).toMatch(/\w+ \d+, \d{4} at \d+:\d\d.[AP]M P[DS]T/);

  await page.getByRole('button', { name: `Copy ${first}` }).click();
  await page.getByText('Copied to clipboard!').waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(first);
  // Home shows the selected inbox.
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => addressField(page).inputValue()).toBe(first);
  await page.getByRole('button', { name: /Live on the dashboard/ }).waitFor();

  await page.goBack();
  const question = page.getByRole('alertdialog');
  for (const answer of ['Cancel', 'Delete']) {
    await page.getByRole('button', { name: `Delete ${first}` }).click();
    await question.getByText('Are you sure? This action cannot be undone.').waitFor();
    await question.getByRole('button', { name: answer, exact: true }).click();
    await page.getByText(answer === 'Cancel' ? '5/5' : '4/5', { exact: true }).waitFor();
  }
  await page.getByRole('button', { name: 'Delete All' }).click();
  await question.getByText('Delete all 4 email addresses? This cannot be undone.').waitFor();
  await question.getByRole('button', { name: 'Delete All' }).click();
  await page.getByText('No active inboxes').waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('the dashboard shows loading and errors, an inbox created elsewhere appears, and stays visible when it has expired', async () => {
  const email = newEmail('elsewhere');
  const session = await createSignedIn(site.app, email);
  const { page, close } = await openAs(site, session);
  await page.clock.install();
  let isBack = false;
  let held = Promise.withResolvers<void>();
  await page.route('**/api/emails', async (route) => {
    await held.promise;
    if (isBack) return route.continue();
    await route.fulfill({ status: 500, json: { success: false, error: 'x' } });
  });
  await page.goto('/dashboard');
  const loading = page.getByText('Loading dashboard...');
  await loading.waitFor();
  held.resolve();
  const failure = page.getByRole('alert').getByText('Failed to load emails');
  await failure.waitFor();
  expect(await page.getByText('No active inboxes').count()).toBe(0);
  // It stays while the next attempt is under way.
  held = Promise.withResolvers();
  const attempt = page.waitForRequest('**/api/emails');
  await page.getByRole('button', { name: 'Try again' }).click();
  await attempt;
  expect([await loading.count(), await failure.count()]).toEqual([0, 1]);
  isBack = true;
  held.resolve();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await page.getByText('No active inboxes').waitFor();

  await page.getByRole('link', { name: 'Benefits', exact: true }).click();
  for (const name of [
    'Up to 5 emails at once',
    '2 hours instead of 1 hour',
    'Priority support',
    'Advanced inbox management tools',
  ])
    await page.getByRole('heading', { level: 3, name }).waitFor();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('link', { name: 'Manage', exact: true }).click();
  await page.getByText(email).waitFor();
  await page.getByText(/^Premium is active until \w+ \d+, \d{4}\.$/).waitFor();
  for (const name of ['Cancel Subscription Coming Soon', 'Delete My Account Coming Soon'])
    expect(await page.getByRole('button', { name }).isDisabled()).toBe(true);
  await page.goBack();

  await page.getByText('No active inboxes').waitFor();
  await call(site.app.http, 'POST', '/api/generate-email', { token: session.token, body: {} });
  await page.clock.fastForward(15_000);
  await page.getByText('1/5', { exact: true }).waitFor();
  await rows(page).first().getByText('Expires in').waitFor();
  // The next answer would bring the server's time, two hours ago for this page.
  await page.unroute('**/api/emails');
  await page.route('**/api/emails', () => {});
  await page.clock.fastForward('02:00:00');
  await rows(page).first().getByText('Expired', { exact: true }).waitFor();
  const remove = rows(page)
    .first()
    .getByRole('button', { name: /^Delete / });
  await expect.poll(() => remove.isDisabled()).toBe(true);
  expect(await remove.getAttribute('title')).toBe('Expired inbox cannot be deleted');
  // The counter has a clock of its own.
  await page.getByRole('button', { name: 'Delete All' }).waitFor({ state: 'detached' });
  await close();
});
