import { beforeAll, expect, test } from 'vitest';
import { holdScripts, openAs, submitLogin } from '#tests/support/account-pages.ts';
import { createAccount, createSignedIn, newEmail, PASSWORD } from '#tests/support/accounts.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { generateAddress } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();
const premium = newEmail('premium');
const expired = newEmail('expired');
beforeAll(async () => {
  await createAccount(site.app, premium, 'premium');
  await createAccount(site.app, expired, 'expired');
});

test('signing in opens home, stores user and token, changes the header, generates nothing unasked, and leaves the free addresses readable', async () => {
  const { page, problems, close } = await openAt(site, '/');
  const address = await generateAddress(page);
  await page.goto('/login');
  const note = page
    .getByRole('status')
    .filter({ hasText: 'Your free addresses are not part of the account.' });
  await note.getByText('1h 0m left').waitFor();
  await note.getByRole('link', { name: address }).waitFor();
  const password = page.getByLabel('Password', { exact: true });
  await password.fill(PASSWORD);
  expect(await password.getAttribute('type')).toBe('password');
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(await password.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  expect(await password.getAttribute('type')).toBe('password');

  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Login' }).waitFor();
  await header.getByRole('link', { name: 'Upgrade' }).waitFor();
  expect(await page.getByText('Please sign in to open that page.').count()).toBe(0);
  await submitLogin(page, premium);
  await page.waitForURL(`${site.app.http}/`);
  await header.getByRole('link', { name: 'Dashboard' }).waitFor();
  await header.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await header.getByRole('link', { name: 'Login' }).count()).toBe(0);
  const stored = await page.evaluate<string[]>(
    `[sessionStorage.auth_token, JSON.parse(sessionStorage.auth_user).premium_status]`,
  );
  expect(stored[0]).toMatch(/^[\w-]{40,}$/);
  expect(stored[1]).toBe('true');
  await header.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByText('No active inboxes').waitFor();

  await page.goto('/login');
  await note.getByRole('link', { name: address }).click();
  const shown = page.getByRole('main').getByText(address).first();
  const empty = page.getByText('No messages yet').first();
  await shown.waitFor();
  await empty.waitFor();
  await header.getByRole('button', { name: 'Logout' }).click();
  await header.getByRole('link', { name: 'Login' }).waitFor();
  await shown.waitFor();
  await empty.waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('the login that is shown instead of a premium page says so once and what went wrong, and returns to that page', async () => {
  const { page, close } = await openAt(site, '/dashboard');
  await page.waitForURL('**/login');
  const said = page.getByRole('status').getByText('Please sign in to open that page.');
  await said.waitFor();
  await page.reload();
  await submitLogin(page, premium, 'wrong');
  const alert = page.getByRole('alert');
  await alert.getByText('Incorrect email/username or password').waitFor();
  expect(await said.count()).toBe(0);
  await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('password');
  await page.route('**/api/auth/signin', (route) => route.abort());
  await submitLogin(page, premium);
  await alert.getByText('Authentication service unavailable').waitFor();
  await page.unroute('**/api/auth/signin');
  // The button can be pressed again.
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Sign In');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/login');
  await page.getByText(`You are signed in as ${premium}.`).waitFor();
  await close();
});

test('a login submitted before its scripts have loaded is sent once they have, and an ended subscription is renewed two seconds later', async () => {
  const { page, close } = await openAs(site, null);
  const letThrough = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email', { exact: true }).fill(expired);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (['document', 'fetch'].includes(request.resourceType())) requests.push(request.url());
  });
  await page.getByLabel('Password', { exact: true }).press('Enter');
  // A submitted form would have been requested before this, with the password in the URL.
  await page.evaluate("fetch('/healthz')");
  expect(requests).toEqual([`${site.app.http}/healthz`]);
  expect(page.url()).toBe(`${site.app.http}/login`);
  const started = Date.now();
  letThrough();
  await page.getByRole('alert').getByText('Your premium subscription has expired.').waitFor();
  await page.waitForURL('**/expired-subscription');
  expect(Date.now() - started).toBeGreaterThanOrEqual(2_000);
  await page.getByText('Account Access Blocked').waitFor();
  await close();
});

test('a token in a link from elsewhere needs a confirmation, and is checked', async () => {
  const email = newEmail('stranger');
  const { token } = await createSignedIn(site.app, email, 'free');
  const { page, close } = await openAt(site, `/login#access_token=${'x'.repeat(43)}`);
  await page.getByRole('alert').getByText('Incorrect email/username or password').waitFor();
  await page.goto('/robots.txt');
  await page.goto(`/login#access_token=${token}`);
  await page.getByText(`This link signs you in as ${email}.`).waitFor();
  expect(page.url()).toBe(`${site.app.http}/login`);
  expect(await page.evaluate('sessionStorage.auth_token ?? null')).toBe(null);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL(`${site.app.http}/`);
  await close();
});
