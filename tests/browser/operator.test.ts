import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '#tests/support/accounts.ts';
import { call, createGuest } from '#tests/support/api-client.ts';
import { findAxeViolationsIn, LOOKS } from '#tests/support/axe.ts';
import { borrowPage, openAt } from '#tests/support/borrow-page.ts';
import { generateAddress } from '#tests/support/home-page.ts';
import { plainMail } from '#tests/support/mails.ts';
import { setUpSite } from '#tests/support/site.ts';
import { connectSmtp, sendMail } from '#tests/support/smtp-client.ts';
import { startApp } from '#tests/support/start-app.ts';
import { run } from '#tests/support/test-database.ts';

const TOKEN = 'the-operators-own-token-0123456789';
const HOSTILE = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
let address: string;
let owner: Awaited<ReturnType<typeof openAt>>;
const site = setUpSite({ operatorToken: TOKEN, smtpThreads: 2 });
beforeAll(async () => {
  await createAccount(site.app, 'user@example.org', 'free');
  owner = await openAt(site, '/');
  address = await generateAddress(owner.page);
  const raw = plainMail({ subject: 'Hush, a subject' });
  await sendMail(site.app.smtpPort, { to: address, raw, from: 'hush@example.org' });
  const body = { name: 'Ada', email: 'ada@example.org', subject: 'support', message: HOSTILE };
  await call(site.app.http, 'POST', '/api/contact', { body });
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

async function enter(page: Page, token: string) {
  await page.getByLabel('Operator token').fill(token);
  await press(page, 'Sign in');
}

describe('the operator', () => {
  let visit: Awaited<ReturnType<typeof openAt>>;
  const foreign: string[] = [];
  beforeAll(async () => {
    visit = await openAt(site, '/operator');
    visit.page.on('request', (request) => {
      if (!request.url().startsWith(site.app.http)) foreign.push(request.url());
    });
  });

  test('signs in', async () => {
    const { page } = visit;
    expect(await findAxeViolationsIn(page, LOOKS)).toEqual([]);
    await enter(page, 'a-wrong-token-of-some-length');
    await page.getByText('This token is not correct.').waitFor();
    await enter(page, TOKEN);
    await page.getByRole('heading', { name: 'Now' }).waitFor();
  });

  test('sees the live figures change', async () => {
    const { page } = visit;
    await page.getByText(`Process ${process.pid} on`).waitFor();
    await page.getByRole('img', { name: /Accepted: now 0\/s/ }).waitFor();
    await sendMail(site.app.smtpPort, { to: 'nobody@mayfly.test', raw: plainMail({ subject: 'x' }) });
    await sendMail(site.app.smtpPort, { to: address, raw: plainMail({ subject: 'Hush again' }) });
    await page.getByText('not-found').waitFor();
    await page.getByRole('img', { name: /Stored, end of DATA to commit: p50 [\d.]+ ms/ }).waitFor();
    await page.getByRole('img', { name: /Storage sections .*none overdue/ }).waitFor();
  });

  test('gives premium to an account and ends it, each with a confirmation', async () => {
    const { page } = visit;
    await page.getByLabel('Email address of the account').fill('nobody@example.org');
    await press(page, 'Look up');
    await page.getByText('No account has the address nobody@example.org.').waitFor();
    await page.getByLabel('Email address of the account').fill('User@example.org');
    await press(page, 'Look up');
    await page.getByText('Never had premium').waitFor();
    await page.getByLabel('Days').fill('7');
    await press(page, 'Grant premium');
    await confirm(page, 'Grant');
    await page.getByText(/^Granted 7 days\. Premium until/).waitFor();
    await press(page, 'End premium');
    await confirm(page, 'End premium');
    await page.getByText('Premium has ended.').waitFor();
  });

  test('traces a mail', async () => {
    const { page } = visit;
    await page.getByLabel('Temporary address').fill(address);
    await press(page, 'Trace');
    await page.getByRole('table').getByRole('row').nth(2).waitFor();
    expect(await page.getByRole('table').getByRole('row').count()).toBe(3);
    await page.getByText('No delivery has failed.').waitFor();
    const client = await connectSmtp(site.app.smtpPort);
    await client.command(`MAIL FROM:<hush@example.org> SIZE=${9 * 2 ** 20}`);
    expect((await client.command(`RCPT TO:<${address}>`)).code).toBe(552);
    client.destroy();
    const failed = page.getByRole('region', { name: 'Failed deliveries' });
    await expect
      .poll(async () => {
        await press(page, 'Trace');
        await page.getByRole('table').waitFor();
        return failed.getByText('A mail of 9 MB was refused: this address takes 5 MB.').count();
      })
      .toBe(1);
    expect(await page.content()).not.toMatch(/hush/i);
    // As after the loss of a key.
    await run(
      site.app.databaseUrl,
      "UPDATE messages SET summary = '' WHERE id = (SELECT id FROM messages ORDER BY received_at LIMIT 1)",
    );
    await press(page, 'Trace');
    await page.getByText('cannot be opened: its key is missing').waitFor();
    expect(await page.getByRole('table').getByRole('row').count()).toBe(3);
    await page.getByLabel('Why it is closed, for its owner').fill('Used for fraud');
  });

  test('reads a message to support as plain text', async () => {
    const { page } = visit;
    await page.getByText(HOSTILE).waitFor();
    await press(page, 'Mark as done');
    await page.getByRole('button', { name: 'Reopen' }).waitFor();
  });

  test('blocks a network, which takes effect within seconds', async () => {
    const { page } = visit;
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
    await expect
      .poll(async () => {
        const client = await connectSmtp(site.app.smtpPort);
        await client.command('MAIL FROM:<a@mail.spam.example>');
        const { code } = await client.command('RCPT TO:<postmaster@mayfly.test>');
        client.destroy();
        return code;
      })
      .toBe(550);
    // The account, the trace with a reason, the message and the block are all in sight.
    expect(await findAxeViolationsIn(page, LOOKS)).toEqual([]);
    await press(page, 'Remove the block of spam.example');
    await confirm(page, 'Remove');
    await page.getByText('No senders are blocked.').waitFor();
  });

  test('adds a domain, rests, retires and blocks it, and reads before each step whom it hurts', async () => {
    const { page } = visit;
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
    expect(await findAxeViolationsIn(page, LOOKS)).toEqual([]);

    await asks('Block', /1 address is closed at once with its mail/);
    await page.getByLabel('Why, for the owners of its addresses').fill('Fraud');
    expect(await findAxeViolationsIn(page, LOOKS)).toEqual([]);
    await confirm(page, 'Block');
    await row.getByText('blocked', { exact: true }).waitFor();
    await row.getByText(/because: Fraud/).waitFor();
    expect((await guest.emails()).closed).toMatchObject([{ reason: 'Fraud' }]);
  });

  test('deletes a message to support', async () => {
    const { page } = visit;
    await press(page, 'Delete');
    expect(await findAxeViolationsIn(page, LOOKS)).toEqual([]);
    await confirm(page, 'Delete');
    await page.getByText('No messages.').waitFor();
  });

  test('closes an address, which leaves the page of its owner, who is told why', async () => {
    const { page } = visit;
    await owner.page.getByText('Live', { exact: true }).waitFor();
    await press(page, 'Close address');
    await confirm(page, 'Close address');
    await page.getByText(/^Closed\. 2 messages are deleted, and nobody gets this address before/).waitFor();

    const notice = owner.page.getByRole('alert').filter({ hasText: 'Your address was closed.' });
    await notice.getByText(address).waitFor();
    await notice.getByText('Reason: Used for fraud').waitFor();
    await owner.page.getByText('No Active Email').waitFor();
    expect(await findAxeViolationsIn(owner.page, LOOKS)).toEqual([]);
    await owner.page.reload();
    await notice.waitFor();
    await notice.getByRole('button', { name: 'OK' }).click();
    await notice.waitFor({ state: 'detached' });
    await owner.page.reload();
    await owner.page.getByText('No Active Email').waitFor();
    expect(await notice.count()).toBe(0);
    expect(owner.problems).toEqual([]);
    await owner.close();
  });

  test('sees nothing private, loads nothing from other hosts, and has the token only in this tab', async () => {
    const { page, context, problems } = visit;
    expect(await page.content()).not.toMatch(/hush/i);
    expect(await page.title()).toBe('Operator | Mayfly');
    expect(foreign).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(page.url()).toBe(`${site.app.http}/operator`);
    expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain(TOKEN);
    await page.reload();
    await page.getByRole('heading', { name: 'Now' }).waitFor();
    await press(page, 'Sign out');
    await page.getByLabel('Operator token').waitFor();
    expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain(TOKEN);
    expect(problems).toEqual([]);
  });
});

test('the path shows home, like any unknown path, when the operator page is off', async () => {
  const off = await startApp();
  const { page, close } = await borrowPage(site);
  try {
    const show = async (path: string) => {
      const response = await page.goto(off.http + path);
      const heading = page.getByRole('heading', { level: 1 });
      await heading.waitFor();
      return [response?.status(), await heading.textContent(), await page.title()];
    };
    const unknown = await show('/there-is-nothing-here');
    expect(await show('/operator')).toEqual(unknown);
    expect(unknown[0]).toBe(404);
  } finally {
    await close();
    await off.close();
  }
});
