import { expect, it } from 'vitest';
import { refusals } from '#contract/refusals.ts';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { addressField } from '#tests/support/home-page.ts';
import { field, fill, hasFocus, openFilled, row, rows, send } from '#tests/support/search-page.ts';
import { setUpSite } from '#tests/support/site.ts';
import { refusal } from '../support/refusal.ts';

const site = setUpSite();

it('the key / opens the search below ten messages, and Escape ends it where it began', async () => {
  const { page, to, close } = await openFilled(site, 2);
  await row(page, 'Letter 2').getByRole('button').focus();
  await page.keyboard.press('/');
  await hasFocus(page).toBe(true);
  // In the field it is a character like any other.
  await page.keyboard.type('a/c');
  await page.getByText('No message fits “a/c”.').first().waitFor();
  expect(await field(page).inputValue()).toBe('a/c');
  expect(await rows(page).count()).toBe(0);
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
  await hasFocus(page).toBe(true);
  await expect.poll(() => rows(page).count()).toBe(2);
  await page.keyboard.type('heron');
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => rows(page).count()).toBe(2);
  await expect.poll(() => field(page).count()).toBe(0);
  expect(await page.evaluate('document.activeElement.textContent')).toContain('Letter 2');

  // While a message is open, Escape closes the message first.
  await page.keyboard.press('/');
  await page.keyboard.type('heron');
  await expect.poll(() => rows(page).count()).toBe(1);
  await field(page).press('Enter');
  await page.keyboard.press('Enter');
  const reading = page.getByRole('heading', { level: 3, name: 'Letter 1' });
  await reading.waitFor();
  await page
    .getByText('Blocked', { exact: false })
    .or(page.getByText('A heron stood there'))
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await reading.waitFor({ state: 'detached' });
  expect(await rows(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => rows(page).count()).toBe(2);

  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('Search messages').waitFor();
  await page.keyboard.press('Escape');

  // Somebody else with the address searches, too.
  await page.goto(`/inbox/${to}`);
  await row(page, 'Letter 1').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('heron');
  await expect.poll(() => rows(page).count()).toBe(1);
  await close();
});

it('what is typed before the field is there is searched for', async () => {
  const held = Promise.withResolvers<void>();
  const { page, close } = await openFilled(site, 2, (page) =>
    page.route('**/search-field-*', (route) => held.promise.then(() => route.continue())),
  );
  await page.keyboard.press('/');
  await page.keyboard.type('heron');
  expect(await field(page).count()).toBe(0);
  held.resolve();
  await expect.poll(() => rows(page).count()).toBe(1);
  expect(await field(page).inputValue()).toBe('heron');
  await hasFocus(page).toBe(true);
  // Also what comes between the field and its focus.
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  await page.evaluate(`
    const type = () => document.execCommand('insertText', false, 'on');
    addEventListener('focusin', () => queueMicrotask(type), { once: true });
    for (const key of '/her') document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  `);
  await expect.poll(() => rows(page).count()).toBe(1);
  expect(await field(page).inputValue()).toBe('heron');

  // What means nothing to the server, such as half of a term, is not an error.
  const answered = page.waitForResponse(/[?&]q=from%3A/);
  await field(page).fill('from:');
  expect((await answered).status()).toBe(400);
  await page.getByText('No message fits “from:”.').first().waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await close();
});

it('a search that fails says so and can be tried again, and the list stays until it is answered', async () => {
  const { page, close } = await openFilled(site, 2);
  let answer = () => {};
  await page.route(/[?&]q=/, async (route) => {
    await new Promise<void>((go) => {
      answer = go;
    });
    await route.fulfill({ status: 500, json: refusal('internal-error') });
  });
  await page.keyboard.press('/');
  const asked = page.waitForRequest(/[?&]q=heron/);
  await page.keyboard.type('heron');
  await asked;
  expect(await rows(page).count()).toBe(2);
  answer();
  await page.getByRole('alert').filter({ hasText: refusals['internal-error'] }).waitFor();
  expect(await rows(page).count()).toBe(0);
  await page.unroute(/[?&]q=/);
  await page.getByRole('button', { name: 'Try again' }).click();
  // Until there is an answer, the page says what it knows.
  await row(page, 'Letter 1').waitFor();
  expect(await rows(page).count()).toBe(1);
  await close();
});

it('another inbox of the dashboard begins with its whole list', async () => {
  const session = await createSignedIn(site.app, newEmail('searcher'));
  const { page, close } = await openAs(site, session);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Generate First Email' }).click();
  await page.getByText('Live', { exact: true }).waitFor();
  const to = await addressField(page).inputValue();
  await fill(site, page, to, 10);
  await field(page).fill('heron');
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Generate Inbox' }).click();
  await expect.poll(() => addressField(page).inputValue()).not.toBe(to);
  const other = await addressField(page).inputValue();
  await send(site, other, 'Elsewhere');
  await row(page, 'Elsewhere').waitFor();
  expect(await field(page).count()).toBe(0);
  await close();
});
