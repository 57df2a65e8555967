import { expect, it } from 'vitest';
import { findAxeViolationsIn } from '#tests/support/axe.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const token = 'for-our-tests_42';
const site = setUpSite({ catchAll: token });
const PATH = '/inbox/*@*';
const send = (to: string, subject: string) =>
  sendBySmtp(site.app.smtpPort, { to, subject, text: 'Your code is 483920' });

it('the inbox of all mail opens with its token alone, which stays in the tab until it is forgotten, and shows mail to every address as it comes', async () => {
  const { page, context, close } = await openAt(site, PATH);
  const field = page.getByLabel('Token', { exact: true });
  const enter = async (given: string) => {
    await field.fill(given);
    await page.getByRole('button', { name: 'Open the inbox' }).click();
  };
  await enter('');
  await page.getByText('Enter the token.').waitFor();
  await enter('not-this-token-at-all');
  await page.getByText('This is not the token, or CATCH_ALL is not set.').waitFor();
  expect(await findAxeViolationsIn(page, [['dark', 360]])).toEqual([]);
  const broken = { status: 500, contentType: 'text/html', body: '<html>' };
  await page.route('**/messages?*', (route) => route.fulfill(broken), { times: 1 });
  await enter(token);
  await page.getByText('The inbox could not be opened. Please try again in a moment.').waitFor();
  await enter(token);
  await page.getByText('Send mail to any address at any domain').waitFor();
  await page.getByText('Live', { exact: true }).waitFor();

  await page.setViewportSize({ width: 1440, height: 900 });
  await send('ann@shop.example', 'For Ann');
  await send('bob@bank.example', 'For Bob');
  const ann = page.getByRole('listitem').filter({ hasText: 'For Ann' });
  await ann.getByText('To ann@shop.example').waitFor();
  await page.getByText('2 unread').waitFor();
  await page.getByRole('listitem').getByRole('button', { name: 'For Bob' }).click();
  await page.getByRole('heading', { level: 3, name: 'For Bob' }).waitFor();
  await page.getByText('1 unread').waitFor();
  await page.getByRole('article').getByText('To bob@bank.example').waitFor();
  expect(await findAxeViolationsIn(page, [['light', 1440]])).toEqual([]);
  await page.getByRole('button', { name: 'Delete message' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('listitem').filter({ hasText: 'For Bob' }).waitFor({ state: 'detached' });

  await page.reload();
  await ann.waitFor();
  const other = await context.newPage();
  await other.goto(PATH);
  await other.getByLabel('Token', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Forget the token' }).click();
  await field.waitFor();
  // It asks again if the token was changed.
  await page.evaluate("sessionStorage.setItem('mayfly_catch_all', 'the-token-of-yesterday')");
  await page.reload();
  await field.waitFor();
  expect(await page.evaluate("sessionStorage.getItem('mayfly_catch_all')")).toBeNull();
  await close();
});
