import { expect, test } from 'vitest';
import { holdScripts, pressOnceAlive } from '#tests/support/account-pages.ts';
import { createAccount, newEmail, PASSWORD } from '#tests/support/accounts.ts';
import { borrowPage, openAt } from '#tests/support/borrow-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

test('a login that is filled in before its scripts have loaded works from the first moment on, and keeps what was typed', async () => {
  const email = newEmail('early');
  await createAccount(site.app, email, 'expired');
  const { page, close } = await borrowPage(site);
  const letThrough = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await pressOnceAlive(page, 'main [type=submit]');
  letThrough();
  await page.getByRole('alert').getByText('Your premium subscription has expired.').waitFor();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  await close();
});

test('without Google and billing the login says that they are not there', async () => {
  const html = await (await fetch(`${site.app.http}/login`)).text();
  expect(html.includes('aria-disabled="true"')).toBe(true);
  const { page, close } = await openAt(site, '/login?google=failed');
  const alert = page.getByRole('alert');
  await alert.getByText('Incorrect email/username or password').waitFor();
  await alert.getByText('Google did not sign you in').waitFor();
  expect(page.url()).toBe(`${site.app.http}/login`);
  // A link from elsewhere gets an answer too.
  await page.goto('/api/auth/google');
  await alert.getByText('Google sign-in is not available here.').waitFor();
  expect(page.url()).toBe(`${site.app.http}/login`);
  const description = 'Google sign-in is not available on this site.';
  const button = page.getByRole('button', { name: 'Continue with Google', description });
  expect(await button.isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'Get Premium Account', description: 'coming soon' }).waitFor();
  await close();
});
