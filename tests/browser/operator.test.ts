import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createAccount } from '#tests/support/accounts.ts';
import { call, createGuest } from '#tests/support/api-client.ts';
import { findAxeViolationsIn } from '#tests/support/axe.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { openGuest } from '#tests/support/home-page.ts';
import { plainMail } from '#tests/support/mails.ts';
import { setUpSite } from '#tests/support/site.ts';
import { connectSmtp, sendMail } from '#tests/support/smtp-client.ts';
import { openPage } from '#tests/support/visit.ts';

const TOKEN = 'the-operators-own-token-0123456789';
const site = setUpSite({ operatorToken: TOKEN });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
const send = (to: string, subject: string) =>
  sendMail(site.app.smtpPort, { to, raw: plainMail({ subject }), from: 'hush@example.org' });
/** How the page is looked at. `operator.full.test.ts` has the other looks. */
const violations = (page: Page) => findAxeViolationsIn(page, [['dark', 360]]);

/** The page of an operator who has signed in. */
async function openPanels() {
  const opened = await openAt(site, '/robots.txt');
  await opened.page.evaluate(`sessionStorage.operator_token = '${TOKEN}'`);
  await opened.page.goto('/operator');
  await opened.page.getByRole('heading', { name: 'Now' }).waitFor();
  return opened;
}

test('the operator signs in, sees the figures change, and signs out: the token was only in this tab, and nothing came from other hosts', async () => {
  const { address } = await (await createGuest(site.app.http)).generate();
  const { page, errors, foreign, close } = await openPage(site);
  await page.goto('/operator');
  expect(await violations(page)).toEqual([]);
  for (const token of ['a-wrong-token-of-some-length', TOKEN]) {
    await page.getByLabel('Operator token').fill(token);
    await press(page, 'Sign in');
    if (token !== TOKEN) await page.getByText('This token is not correct.').waitFor();
  }
  await page.getByText(`Process ${process.pid} on`).waitFor();
  await page.getByRole('img', { name: /Accepted: now 0\/s/ }).waitFor();
  await send('nobody@mayfly.test', 'x');
  await send(address, 'Hush');
  await page.getByText('not-found').waitFor();
  await page.getByRole('img', { name: /Stored, end of DATA to commit: p50 [\d.]+ ms/ }).waitFor();
  await page.getByRole('img', { name: /Storage sections .*none overdue/ }).waitFor();

  expect(await page.content()).not.toMatch(/hush/i);
  expect(await page.title()).toBe('Operator | Mayfly');
  expect(page.url()).toBe(`${site.app.http}/operator`);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain(TOKEN);
  await page.reload();
  await page.getByRole('heading', { name: 'Now' }).waitFor();
  await press(page, 'Sign out');
  await page.getByLabel('Operator token').waitFor();
  expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain(TOKEN);
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('an account gets and loses premium, a message to support is plain text and is deleted, and a sender is blocked, each with a confirmation', async () => {
  const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  const body = { name: 'Ada', email: 'ada@example.org', subject: 'support', message: hostile };
  await call(site.app.http, 'POST', '/api/contact', { body });
  await createAccount(site.app, 'user@example.org', 'free');
  const { page, problems, close } = await openPanels();
  const account = page.getByLabel('Email address of the account');
  await account.fill('nobody@example.org');
  await press(page, 'Look up');
  await page.getByText('No account has the address nobody@example.org.').waitFor();
  await account.fill('User@example.org');
  await press(page, 'Look up');
  await page.getByText('Never had premium').waitFor();
  await page.getByLabel('Days').fill('7');
  await press(page, 'Grant premium');
  await confirm(page, 'Grant');
  await page.getByText(/^Granted 7 days\. Premium until/).waitFor();
  await press(page, 'End premium');
  await confirm(page, 'End premium');
  await page.getByText('Premium has ended.').waitFor();

  await page.getByText(hostile).waitFor();
  expect(await page.title()).toBe('Operator | Mayfly');
  await press(page, 'Mark as done');
  await page.getByRole('button', { name: 'Reopen' }).waitFor();

  await page.getByLabel('Domain or address range').fill('not a domain');
  await press(page, 'Block');
  await confirm(page, 'Block');
  await page.getByText(/Please give a domain such as/).waitFor();
  await page.getByLabel('Domain or address range').fill('Spam.example');
  await page.getByLabel('Reason').fill('floods');
  await page.getByLabel('Ends').selectOption('7');
  await press(page, 'Block');
  await confirm(page, 'Block');
  await page.getByText('All processes apply this within seconds.').waitFor();
  // The account, the message and the block are all in sight.
  expect(await violations(page)).toEqual([]);
  await press(page, 'Remove the block of spam.example');
  await confirm(page, 'Remove');
  await page.getByText('No senders are blocked.').waitFor();
  await press(page, 'Delete');
  await confirm(page, 'Delete');
  await page.getByText('No messages.').waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('an address is traced without a word of its mail, and closed, which its owner is told with the reason', async () => {
  const owner = await openGuest(site);
  const { address } = owner;
  await send(address, 'Hush, a subject');
  await send(address, 'Hush again');
  const client = await connectSmtp(site.app.smtpPort);
  await client.command(`MAIL FROM:<hush@example.org> SIZE=${9 * 2 ** 20}`);
  expect((await client.command(`RCPT TO:<${address}>`)).code).toBe(552);
  client.destroy();
  const trace = () => call(site.app.http, 'POST', '/api/operator/trace', { token: TOKEN, body: { address } });
  await expect.poll(async () => (await trace()).bytes.toString()).toContain('9 MB');
  const { page, close } = await openPanels();
  await page.getByLabel('Temporary address').fill(address);
  await press(page, 'Trace');
  const failed = page.getByRole('region', { name: 'Failed deliveries' });
  await failed.getByText('A mail of 9 MB was refused: this address takes 5 MB.').waitFor();
  expect(await page.getByRole('table').getByRole('row').count()).toBe(3);
  expect(await page.content()).not.toMatch(/hush/i);

  await owner.page.goto('/');
  await owner.page.getByText('Live', { exact: true }).waitFor();
  await page.getByLabel('Why it is closed, for its owner').fill('Used for fraud');
  await press(page, 'Close address');
  await confirm(page, 'Close address');
  await page.getByText(/^Closed\. 2 messages are deleted, and nobody gets this address before/).waitFor();
  await close();

  const notice = owner.page.getByRole('alert').filter({ hasText: 'Your address was closed.' });
  await notice.getByText(address).waitFor();
  await notice.getByText('Reason: Used for fraud').waitFor();
  await owner.page.getByText('No Active Email').waitFor();
  expect(await violations(owner.page)).toEqual([]);
  await owner.page.reload();
  await notice.getByText(address).waitFor();
  await notice.getByRole('button', { name: 'OK' }).click();
  await notice.waitFor({ state: 'detached' });
  const listed = owner.page.waitForResponse('**/api/guest/emails');
  await owner.page.reload();
  expect((await (await listed).json()).closed).toHaveLength(1);
  await owner.page.getByText('No Active Email').waitFor();
  expect(await notice.count()).toBe(0);
  expect(owner.problems).toEqual([]);
  await owner.close();
});

test('a domain is added, rests, retires and is blocked, and the question before each step says whom it hurts', async () => {
  const { page, problems, close } = await openPanels();
  const row = page.getByRole('list', { name: 'Shared domains' }).getByRole('listitem').filter({
    hasText: 'flies.example',
  });
  const asks = async (step: string, words: RegExp) => {
    await press(page, `${step} flies.example`);
    await page.getByRole('alertdialog').getByText(words).waitFor();
  };
  await page.getByLabel('New domain').fill('not a domain');
  await press(page, 'Add domain');
  await page.getByText(/such as example\.com/).waitFor();
  await page.getByLabel('New domain').fill('Flies.example');
  await press(page, 'Add domain');
  await row.getByText('active', { exact: true }).waitFor();
  expect(await page.getByLabel('New domain').inputValue()).toBe('');
  const guest = await createGuest(site.app.http);
  await guest.generate({ domain: 'flies.example' });

  await asks('Rest', /No new addresses are generated/);
  await confirm(page, 'Rest');
  await row.getByText('resting', { exact: true }).waitFor();
  await row.getByText(/1 address alive/).waitFor();
  await asks('Activate', /generated on it again/);
  await confirm(page, 'Activate');
  await row.getByText('active', { exact: true }).waitFor();

  await asks('Retire', /1 living address ends with that day/);
  await page.getByLabel('Last day').fill('2099-12-31');
  await confirm(page, 'Retire');
  await row.getByText('retiring', { exact: true }).waitFor();
  await row.getByText(/ends .*2099/).waitFor();

  await row.locator('summary').click();
  await row.getByLabel('Weight').fill('3');
  await row.getByLabel('To be renewed on').fill('2020-01-31');
  await row.getByRole('button', { name: 'Save' }).click();
  await row.getByText(/weight 3/).waitFor();
  await row.getByText(/was to be renewed .* ago/).waitFor();
  await press(page, 'Check DNS flies.example');
  await row.getByText(/DNS does not answer/).waitFor();

  await asks('Block', /1 address is closed at once with its mail/);
  await page.getByLabel('Why, for the owners of its addresses').fill('Fraud');
  expect(await violations(page)).toEqual([]);
  await confirm(page, 'Block');
  await row.getByText('blocked', { exact: true }).waitFor();
  await row.getByText(/because: Fraud/).waitFor();
  expect((await guest.emails()).closed).toMatchObject([{ reason: 'Fraud' }]);
  expect(problems).toEqual([]);
  await close();
});
