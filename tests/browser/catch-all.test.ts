import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findAxeViolationsIn, LOOKS } from '#tests/support/axe.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const token = 'for-our-tests_42';
const site = setUpSite({ catchAll: token });
const PATH = '/inbox/*@*';
const field = (page: Page) => page.getByLabel('Token', { exact: true });
const send = (to: string, subject: string) =>
  sendBySmtp(site.app.smtpPort, { to, subject, text: 'Your code is 483920' });

async function enter(page: Page, given = token) {
  await field(page).fill(given);
  await page.getByRole('button', { name: 'Open the inbox' }).click();
}

describe('the page of the inbox of all mail', () => {
  it('opens with its token alone, and keeps it in the tab until it is forgotten', async () => {
    const { page, context, close } = await openAt(site, PATH);
    await enter(page, '');
    await page.getByText('Enter the token.').waitFor();
    await enter(page, 'not-this-token-at-all');
    await page.getByText('This is not the token, or CATCH_ALL is not set.').waitFor();
    expect(await findAxeViolationsIn(page, LOOKS)).toEqual([]);
    const broken = { status: 500, contentType: 'text/html', body: '<html>' };
    await page.route('**/messages?*', (route) => route.fulfill(broken), { times: 1 });
    await enter(page);
    await page.getByText('The inbox could not be opened. Please try again in a moment.').waitFor();
    await enter(page);
    await page.getByText('Send mail to any address at any domain').waitFor();

    await page.reload();
    await page.getByText('Send mail to any address at any domain').waitFor();
    const other = await context.newPage();
    await other.goto(PATH);
    await field(other).waitFor();
    await page.getByRole('button', { name: 'Forget the token' }).click();
    await field(page).waitFor();
    await page.reload();
    await field(page).waitFor();
    await close();
  });

  it('shows mail to every address as it comes, says whom it was for, and can delete it', async () => {
    const { page, close } = await openAt(site, PATH);
    await enter(page);
    await page.getByText('Live', { exact: true }).waitFor();
    await send('ann@shop.example', 'For Ann');
    await send('bob@bank.example', 'For Bob');
    const ann = page.getByRole('listitem').filter({ hasText: 'For Ann' });
    await ann.getByText('To ann@shop.example').waitFor();
    await page.getByText('2 unread').waitFor();
    await page.getByRole('listitem').getByRole('button', { name: 'For Bob' }).click();
    await page.getByRole('heading', { level: 3, name: 'For Bob' }).waitFor();
    await page.getByText('1 unread').waitFor();
    await page.getByRole('article').getByText('To bob@bank.example').waitFor();
    expect(await findAxeViolationsIn(page, LOOKS)).toEqual([]);
    await page.getByRole('button', { name: 'Delete message' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('listitem').filter({ hasText: 'For Bob' }).waitFor({ state: 'detached' });
    await close();
  });

  it('asks for the token again if it was changed', async () => {
    const { page, close } = await openAt(site, '/de/inbox/*@*');
    await page.evaluate("sessionStorage.setItem('mayfly_catch_all', 'the-token-of-yesterday')");
    await page.reload();
    await page.getByRole('button', { name: 'Postfach öffnen' }).waitFor();
    expect(await page.evaluate("sessionStorage.getItem('mayfly_catch_all')")).toBeNull();
    await close();
  });
});
