import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdScripts, pressOnceAlive } from '#tests/support/account-pages.ts';
import { borrowPage, openAt } from '#tests/support/borrow-page.ts';
import { setUpSite } from '#tests/support/site.ts';
import { stripeKeys } from '#tests/support/stripe-double.ts';

// No call of these tests reaches the provider.
const site = setUpSite({ stripe: { ...stripeKeys, apiBase: 'http://127.0.0.1:9' } });

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Nina Example');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a good secret');
  await page.getByLabel('Confirm password').fill('a good secret');
}
async function openForm(email: string, options = {}) {
  const opened = await openAt(site, '/signup', options);
  await fillIn(opened.page, email);
  return opened;
}
const verify = (page: Page) => page.getByRole('button', { name: 'Verify Email' }).click();
const answer = (page: Page, path: string, status: number, json: object) =>
  page.route(`**/api/auth/${path}`, (route) => route.fulfill({ status, json }), { times: 1 });

test('fields filled in before the script had loaded are checked from the first moment on', async () => {
  const { page, close } = await borrowPage(site);
  const letThrough = await holdScripts(page);
  await page.goto('/signup', { waitUntil: 'commit' });
  await fillIn(page, 'early@gmail.com');
  await pressOnceAlive(page, 'main form button:not([type=submit], [aria-label])');
  letThrough();
  await page.getByRole('dialog', { name: 'Verify Your Email' }).waitFor();
  await close();
});

test('a refused domain is named once, with the ones that work, and Enter does what the only button does', async () => {
  const { page, close } = await openForm('nina@example.org');
  const error = page.getByRole('alert').filter({ hasText: 'Invalid domain: example.org' });
  await verify(page);
  await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('email');
  expect(await page.getByText('Not an allowed domain').count()).toBe(1);
  await error.getByText('All 28 domains').click();
  await error.getByText('gmail.com, googlemail.com').waitFor();
  await page.getByLabel('Email', { exact: true }).fill('enter@gmail.com');
  await answer(page, 'otp', 200, { success: true });
  await page.getByLabel('Confirm password').press('Enter');
  await page.getByRole('dialog', { name: 'Verify Your Email' }).waitFor();
  await close();
});

test('after closing and reopening the dialog the boxes are empty, no error stands, and no second mail is sent', async () => {
  const { page, close } = await openForm('twice@gmail.com');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/otp')) sent++;
  });
  await verify(page);
  await page.getByLabel('Digit 1 of 6').waitFor();
  await page.keyboard.type('000000');
  await page.getByText('Invalid verification code').waitFor();
  await page.keyboard.type('123');
  await page.getByRole('button', { name: 'Close' }).click();
  await verify(page);
  await page.getByLabel('Digit 1 of 6').waitFor();
  expect(await page.getByLabel('Digit 1 of 6').inputValue()).toBe('');
  expect(await page.getByText('Invalid verification code').count()).toBe(0);
  expect(sent).toBe(1);
  await close();
});

test('a failed signup shows an error and works on the next attempt, which leads a phone back to the top', async () => {
  const { page, close } = await openForm('made@gmail.com', { viewport: { width: 360, height: 740 } });
  await answer(page, 'otp', 200, { success: true });
  await answer(page, 'verify', 200, { success: true, needsPasswordUpdate: true });
  await page.route('**/api/auth/signup-with-password', (route) => route.abort(), { times: 1 });
  await verify(page);
  await page.getByLabel('Digit 1 of 6').waitFor();
  await page.keyboard.type('123456');
  await page.getByText('Registration service unavailable').waitFor();
  const user = {
    id: 'x',
    email: 'made@gmail.com',
    full_name: 'Nina',
    premium_status: 'false',
    premium_until: null,
  };
  await answer(page, 'signup-with-password', 200, {
    success: true,
    user,
    session: { access_token: 'a'.repeat(40) },
  });
  await page.getByLabel('Confirm password').press('Enter');
  await page.getByText('Your account is ready. One step is left.').waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Email verified');
  const steps = await page.getByRole('list', { name: 'Steps' }).boundingBox();
  expect(steps!.y).toBeGreaterThan(0);
  expect(steps!.y).toBeLessThan(740);
  await close();
});
