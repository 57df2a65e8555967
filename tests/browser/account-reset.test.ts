import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAs, pathOf, stopClock } from '#tests/support/account-pages.ts';
import { createAccount, createSignedIn, newEmail, signIn } from '#tests/support/accounts.ts';
import { call } from '#tests/support/api-client.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { readOutbox } from '#tests/support/outbox.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Reset Password' });

async function ask(page: Page, email: string) {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByRole('button', { name: 'Send Reset Code' }).click();
}

async function setPassword(page: Page, password: string, again = password) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(again);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

test('the link in the mail sets a new password once and leads to the login after three seconds', async () => {
  const email = newEmail('link');
  const session = await createSignedIn(site.app, email);
  await call(site.app.http, 'POST', '/api/auth/reset-password', { body: { email } });
  const { text } = await readOutbox(site.app, email);
  const link = /\/reset-password#\S+/.exec(text)![0];
  // A signed-in user may use the link too, and the new password ends that session.
  const { page, problems, close } = await openAs(site, session);
  await page.goto(link);
  await setPassword(page, 'a new password', 'another one');
  await page.getByRole('alert').getByText('Passwords do not match').waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('confirmPassword');
  await stopClock(page);
  await setPassword(page, 'a new password');
  await page.getByRole('heading', { name: 'Password Reset Successful' }).waitFor();
  expect(await page.evaluate('sessionStorage.auth_token ?? null')).toBe(null);
  await page.clock.runFor(2_900);
  expect(pathOf(page)).toBe('/reset-password');
  await page.clock.runFor(200);
  await page.waitForURL('**/login');
  await page.clock.resume();
  await signIn(site.app.http, email, 'a new password');

  await page.goto(link);
  await setPassword(page, 'yet another');
  const alert = page.getByRole('alert');
  await alert.getByText('Invalid reset link. Please request a new password reset.').waitFor();
  await alert.getByRole('link', { name: 'Request a new link' }).click();
  await dialogOf(page).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('the code in the mail sets a new password on the page where it was requested', async () => {
  const email = newEmail('code');
  await createAccount(site.app, email);
  const { page, close } = await openAt(site, '/login');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await ask(page, email);
  // A few seconds later the page itself has the place for the code, also after a visit to the mail app.
  await page.getByRole('heading', { level: 1, name: 'Enter the code' }).waitFor();
  await dialogOf(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(`We sent a message with a code to ${email}.`).waitFor();
  const { code } = await readOutbox(site.app, email);
  const wrong = code.replace(/./g, (digit) => String((Number(digit) + 1) % 10));
  const first = page.getByLabel('Digit 1 of 6');
  await first.pressSequentially(wrong);
  await page.getByRole('alert').getByText('Invalid verification code').waitFor();
  // The boxes are empty again and the first one has the focus.
  await expect.poll(() => first.inputValue()).toBe('');
  await expect.poll(() => page.evaluate('document.activeElement.ariaLabel')).toBe('Digit 1 of 6');
  await page.keyboard.type(code);
  await page.getByRole('heading', { level: 1, name: 'Choose a new password' }).waitFor();
  await setPassword(page, 'by the code');
  await page.getByText('Your password was changed.').waitFor();
  await signIn(site.app.http, email, 'by the code');
  await close();
});
