import { beforeAll, expect, test } from 'vitest';
import { holdScripts, openAs, pathOf, stopClock, submitLogin } from '#tests/support/account-pages.ts';
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

test('signing in opens home, stores user and token, changes the header, and generates nothing unasked', async () => {
  const { page, problems, close } = await openAt(site, '/login');
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
  expect(await page.getByText('Your free addresses are not part of the account.').count()).toBe(0);
  await submitLogin(page, premium);
  await page.waitForURL(`${site.app.http}/`);
  await header.getByRole('link', { name: 'Dashboard' }).waitFor();
  await header.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await header.getByRole('link', { name: 'Login' }).count()).toBe(0);
  expect(await page.getByRole('complementary', { name: 'Advertisement' }).count()).toBe(0);
  const stored = await page.evaluate<string[]>(
    `[sessionStorage.auth_token, JSON.parse(sessionStorage.auth_user).premium_status]`,
  );
  expect(stored[0]).toMatch(/^[\w-]{40,}$/);
  expect(stored[1]).toBe('true');
  await header.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByText('No active inboxes').waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('the login says where to read free addresses, which works while signed in and after signing out', async () => {
  const { page, problems, close } = await openAt(site, '/');
  const address = await generateAddress(page);
  await page.goto('/login');
  const note = page
    .getByRole('status')
    .filter({ hasText: 'Your free addresses are not part of the account.' });
  await note.getByText('1h 0m left').waitFor();
  await note.getByRole('link', { name: address }).waitFor();
  await submitLogin(page, premium);
  await page.waitForURL(`${site.app.http}/`);

  await page.goto('/login');
  await note.getByRole('link', { name: address }).click();
  const shown = page.getByRole('main').getByText(address).first();
  const empty = page.getByText('No messages yet').first();
  await shown.waitFor();
  await empty.waitFor();
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Logout' }).click();
  await header.getByRole('link', { name: 'Login' }).waitFor();
  await shown.waitFor();
  await empty.waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('the login that is shown instead of a premium page says what went wrong, and returns to that page', async () => {
  const { page, close } = await openAt(site, '/dashboard');
  await page.waitForURL('**/login');
  await submitLogin(page, premium, 'wrong');
  const alert = page.getByRole('alert');
  await alert.getByText('Incorrect email/username or password').waitFor();
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
  expect(await page.getByText('Please sign in to open that page.').count()).toBe(0);
  await close();
});

test('an ended subscription is renewed two seconds after the sign-in, and no answer leads to another site', async () => {
  const { page, close } = await openAs(site, null);
  await stopClock(page);
  await page.goto('/login');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await page.route('**://evil.example/**', (route) => route.fulfill({ body: 'evil' }));
  const json = { success: false, error: 'Elsewhere', redirectTo: '//evil.example/x' };
  await page.route('**/api/auth/signin', (route) => route.fulfill({ status: 403, json }));
  await submitLogin(page, expired);
  await page.getByRole('alert').getByText('Elsewhere').waitFor();
  await page.clock.runFor(2_100);
  const renewal = `${site.app.http}/expired-subscription`;
  await expect.poll(() => visited).toEqual([renewal]);

  await page.unroute('**/api/auth/signin');
  await page.goto('/login');
  await submitLogin(page, expired);
  await page.getByRole('alert').getByText('Your premium subscription has expired.').waitFor();
  await page.clock.runFor(1_900);
  expect(pathOf(page)).toBe('/login');
  await page.clock.runFor(200);
  await page.waitForURL(renewal);
  await page.clock.resume();
  await page.getByText('Account Access Blocked').waitFor();
  await close();
});

test('a login submitted before its scripts have loaded is sent once they have, and puts no password into the URL', async () => {
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
  // A submitted form would have been requested before this.
  await page.evaluate("fetch('/healthz')");
  expect(requests).toEqual([`${site.app.http}/healthz`]);
  expect(page.url()).toBe(`${site.app.http}/login`);
  letThrough();
  await page.getByRole('alert').getByText('Your premium subscription has expired.').waitFor();
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
  await page.getByRole('link', { name: 'Get Premium Account', description: 'coming soon' }).click();
  await page.waitForURL('**/upgrade');
  await page.getByRole('heading', { level: 1, name: 'Premium Features Coming Soon' }).waitFor();
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
