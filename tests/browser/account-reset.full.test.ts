import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pathOf, stopClock } from '#tests/support/account-pages.ts';
import { createAccount, newEmail } from '#tests/support/accounts.ts';
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

test('the dialog for a new link opens by itself only once, and says when the limit of the day is reached', async () => {
  const { page, close } = await openAt(site, '/reset-password');
  await page.getByRole('alert').getByRole('link', { name: 'Request a new link' }).click();
  const dialog = dialogOf(page);
  const refusal = { status: 429, json: { success: false, error: 'x', rateLimited: true } };
  await page.route('**/api/auth/reset-password', (route) => route.fulfill(refusal));
  await ask(page, 'someone@example.org');
  await dialog.getByRole('alert').getByText('You have reached the maximum of 2 password reset').waitFor();
  await page.reload();
  // The dialog is loaded when it opens.
  await page.waitForLoadState('networkidle');
  expect(await dialog.count()).toBe(0);
  await close();
});

test('the page of the link checks the password before it says again that the link is invalid', async () => {
  const { page, close } = await openAt(site, '/reset-password');
  const alert = page.getByRole('alert');
  await alert.getByText('Invalid reset link. Please request a new password reset.').waitFor();
  for (const [label, password, words] of [
    ['New password', 'short', 'Password must be at least 6 characters long'],
    ['New password', 'long enough', 'Passwords do not match'],
    ['Confirm password', 'long enough', 'Invalid reset link. Please request a new password reset.'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await alert.getByText(words).waitFor();
  }
  await close();
});

test('the dialog needs an email, and Cancel closes it', async () => {
  const { page, close } = await openAt(site, '/login');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Send Reset Code' }).click();
  await dialog.getByText('Please enter your email address.').waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('email');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await close();
});

test('an account that never had premium reads that the password cannot be reset, and reaches upgrade', async () => {
  const email = newEmail('free');
  await createAccount(site.app, email, 'free');
  const { page, close } = await openAt(site, '/login');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await ask(page, email);
  await dialogOf(page).getByRole('button', { name: 'Enter the code' }).click();
  await page.getByLabel('Digit 1 of 6').pressSequentially((await readOutbox(site.app, email)).code);
  await page.getByRole('alert').getByText('Password reset is only available for premium users').waitFor();
  await page.waitForURL('**/upgrade');
  await close();
});

test('an account whose premium has ended reaches upgrade after three seconds, and support from there', async () => {
  const email = newEmail('expired');
  await createAccount(site.app, email, 'expired');
  const { page, close } = await openAt(site, '/login');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await stopClock(page);
  await ask(page, email);
  await dialogOf(page).getByText('Reset Code Sent!').waitFor();
  await dialogOf(page).getByRole('button', { name: 'Enter the code' }).click();
  await page.getByLabel('Digit 1 of 6').pressSequentially((await readOutbox(site.app, email)).code);
  const alert = page.getByRole('alert');
  await alert
    .getByText('Your premium subscription has expired. Please reactivate to reset your password.', {
      exact: true,
    })
    .waitFor();
  await alert.getByRole('link', { name: 'Contact support' }).waitFor();
  await page.clock.runFor(2_900);
  expect(pathOf(page)).toBe('/login');
  await page.clock.runFor(200);
  await page.waitForURL('**/upgrade');
  // Without the password nobody can sign in and pay. Support is one click away, with the form filled in.
  await alert.getByText('Your password was not reset').waitFor();
  await alert.getByRole('link', { name: 'Contact support' }).click();
  await page.waitForURL('**/contact?type=support');
  await expect.poll(() => page.getByLabel('Your Email').inputValue()).toBe(email);
  expect(await page.getByRole('combobox', { name: 'Subject' }).textContent()).toBe('Support');
  expect(await page.getByLabel('Message').inputValue()).toContain('I forgot my password');
  await close();
});
