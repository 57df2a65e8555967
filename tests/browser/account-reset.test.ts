import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAs, pathOf, stopClock } from '#tests/support/account-pages.ts';
import { createAccount, createSignedIn, signIn } from '#tests/support/accounts.ts';
import { call } from '#tests/support/api-client.ts';
import { sharePage } from '#tests/support/borrow-page.ts';
import { type MailSink, startMailSink } from '#tests/support/mail-sink.ts';
import { setUpSite } from '#tests/support/site.ts';

let sink: MailSink;
afterAll(() => sink?.close());
const site = setUpSite(async () => {
  sink = await startMailSink();
  return { smtpOutUrl: sink.url };
});
beforeAll(async () => {
  await createAccount(site.app, 'expired@example.org', 'expired');
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Reset Password' });

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await dialogOf(page).waitFor();
}

async function ask(page: Page, email: string) {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByRole('button', { name: 'Send Reset Code' }).click();
}

const answerWith = (page: Page, path: string, status: number, json: object) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json }));

/** The link of a reset mail, with the address of this app. */
const linkIn = (text: string) =>
  new URL(/https?:\S+\/reset-password#\S+/.exec(text)![0]).href.replace(/^https?:\/\/[^/]+/, '');

describe('without the reset mail', () => {
  const opened = sharePage(() => openAs(site, null));

  test('the reset page shows an error for empty, broken and missing responses', async () => {
    const { page } = opened;
    await page.goto('/reset-password#access_token=abc');
    const path = '/api/auth/update-password';
    await page.getByLabel('New password', { exact: true }).fill('long enough');
    await page.getByLabel('Confirm password', { exact: true }).fill('long enough');
    const showsError = async (words: string) => {
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await page.getByRole('alert').getByText(words, { exact: true }).waitFor();
      await page.unroute(`**${path}`);
    };
    await answerWith(page, path, 500, { success: false });
    await showsError('Failed to update password');
    await page.route(`**${path}`, (route) => route.fulfill({ status: 502, body: 'no' }));
    await showsError('Password update failed');
    await page.route(`**${path}`, (route) => route.abort());
    await showsError('Failed to reset password. Please try again.');
  });

  test('the reset page says without a token that the link is invalid, after checking the password', async () => {
    const { page } = opened;
    await page.goto('/reset-password');
    const alert = page.getByRole('alert');
    await alert.getByText('Invalid reset link. Please request a new password reset.').waitFor();
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await alert.getByText('Password must be at least 6 characters long').waitFor();
    await page.getByLabel('New password', { exact: true }).fill('long enough');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await alert.getByText('Passwords do not match').waitFor();
    await page.getByLabel('Confirm password', { exact: true }).fill('long enough');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await alert.getByText('Invalid reset link. Please request a new password reset.').waitFor();
    await alert.getByRole('link', { name: 'Request a new link' }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    // The dialog opens only once.
    await page.reload();
    await page.getByRole('button', { name: 'Forgot Password?' }).waitFor();
    expect(await dialog.count()).toBe(0);
  });

  test('the dialog needs an email, and Cancel closes it', async () => {
    const { page } = opened;
    const dialog = dialogOf(page);
    await openDialog(page);
    await dialog.getByRole('button', { name: 'Send Reset Code' }).click();
    await dialog.getByText('Please enter your email address.').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('email');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  test('the dialog shows an error for the limit, an empty response, a broken response and no response', async () => {
    const { page } = opened;
    const dialog = dialogOf(page);
    const path = '/api/auth/reset-password';
    await openDialog(page);
    const showsError = async (words: string) => {
      await ask(page, 'someone@example.org');
      await dialog.getByRole('alert').getByText(words, { exact: true }).waitFor();
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Send Reset Code');
      await page.unroute(`**${path}`);
    };
    await answerWith(page, path, 429, { success: false, error: 'x', rateLimited: true });
    await showsError(
      'You have reached the maximum of 2 password reset requests per day. Please try again tomorrow.',
    );
    await answerWith(page, path, 400, { success: false, error: 'The words of the server' });
    await showsError('The words of the server');
    await answerWith(page, path, 500, { success: false });
    await showsError('Failed to send reset code. Please try again.');
    await page.route(`**${path}`, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
    await showsError('Password reset failed');
    await page.route(`**${path}`, (route) => route.abort());
    await showsError('Password reset service unavailable');
  });
});

test('the link in the mail sets a new password once and leads to the login after three seconds', async () => {
  const email = 'link@example.org';
  const session = await createSignedIn(site.app, email);
  await call(site.app.http, 'POST', '/api/auth/reset-password', { body: { email } });
  const link = linkIn((await sink.mailFor(email)).text);
  // A signed-in user may use the link too, and the new password ends that session.
  const { page, problems, close } = await openAs(site, session);
  const fill = async (password: string, again: string) => {
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(again);
    await page.getByRole('button', { name: 'Reset Password' }).click();
  };
  await page.goto(link);
  await fill('five5', 'other');
  await page.getByRole('alert').getByText('Password must be at least 6 characters long').waitFor();
  const focused = () => page.evaluate('document.activeElement.name');
  await expect.poll(focused).toBe('password');
  await fill('a new password', 'another one');
  await page.getByRole('alert').getByText('Passwords do not match').waitFor();
  await expect.poll(focused).toBe('confirmPassword');
  await stopClock(page);
  await fill('a new password', 'a new password');
  await page.getByRole('heading', { name: 'Password Reset Successful' }).waitFor();
  expect(await page.evaluate('sessionStorage.auth_token ?? null')).toBe(null);
  await page.clock.runFor(2_900);
  expect(pathOf(page)).toBe('/reset-password');
  await page.clock.runFor(200);
  await page.waitForURL('**/login');
  await page.clock.resume();
  await signIn(site.app.http, email, 'a new password');

  await page.goto(link);
  await fill('yet another', 'yet another');
  await page
    .getByRole('alert')
    .getByText('Invalid reset link. Please request a new password reset.')
    .waitFor();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await page.waitForURL('**/login');
  expect(problems).toEqual([]);
  await close();
});

describe('with the code in the mail', () => {
  const opened = sharePage(() => openAs(site, null));

  test('a premium user sets a new password on the page where it was requested', async () => {
    const email = 'code@example.org';
    await createAccount(site.app, email);
    const { page } = opened;
    const dialog = dialogOf(page);
    await page.goto('/login');
    await openDialog(page);
    await stopClock(page);
    await ask(page, email);
    await dialog.getByText(`We sent a message with a code to ${email}. Please check your inbox.`).waitFor();
    // Three seconds later the page itself has the place for the code, also after a visit to the mail app.
    await page.clock.runFor(2_900);
    expect(await dialog.count()).toBe(1);
    await page.clock.runFor(200);
    await dialog.waitFor({ state: 'detached' });
    await page.clock.resume();
    await page.getByRole('heading', { level: 1, name: 'Enter the code' }).waitFor();
    await page.reload();
    await page.getByText(`We sent a message with a code to ${email}.`).waitFor();
    const code = await sink.codeFor(email);
    const wrong = code.replace(/./g, (digit) => String((Number(digit) + 1) % 10));
    const first = page.getByLabel('Digit 1 of 6');
    await first.pressSequentially(wrong);
    await page.getByRole('alert').getByText('Invalid verification code').waitFor();
    // The boxes are empty again and the first one has the focus.
    await expect.poll(() => first.inputValue()).toBe('');
    await expect.poll(() => page.evaluate('document.activeElement.ariaLabel')).toBe('Digit 1 of 6');
    await page.keyboard.type(code);
    await page.getByRole('heading', { level: 1, name: 'Choose a new password' }).waitFor();
    await page.getByLabel('New password', { exact: true }).fill('by the code');
    await page.getByLabel('Confirm password', { exact: true }).fill('by the code');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByText('Your password was changed.').waitFor();
    await signIn(site.app.http, email, 'by the code');
  });

  test.each([
    [
      'nobody@example.org',
      'Password reset is only available for premium users. Please upgrade your account first.',
    ],
    [
      'expired@example.org',
      'Your premium subscription has expired. Please reactivate to reset your password.',
    ],
  ])('tells %s that premium is needed, and opens upgrade after three seconds', async (email, words) => {
    const { page } = opened;
    const dialog = dialogOf(page);
    if (pathOf(page) !== '/login')
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await openDialog(page);
    await stopClock(page);
    await ask(page, email);
    await dialog.getByText('Reset Code Sent!').waitFor();
    await dialog.getByRole('button', { name: 'Enter the code' }).click();
    await page.getByLabel('Digit 1 of 6').pressSequentially(await sink.codeFor(email));
    const alert = page.getByRole('alert');
    await alert.getByText(words, { exact: true }).waitFor();
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
  });
});
