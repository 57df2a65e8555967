import { beforeAll, describe, expect, test } from 'vitest';
import {
  holdScripts,
  openAs,
  pathOf,
  pressOnceAlive,
  stopClock,
  submitLogin,
} from '#tests/support/account-pages.ts';
import { createAccount, PASSWORD } from '#tests/support/accounts.ts';
import { sharePage } from '#tests/support/borrow-page.ts';
import { generateAddress } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();
beforeAll(async () => {
  await createAccount(site.app, 'premium@example.org', 'premium');
  await createAccount(site.app, 'expired@example.org', 'expired');
});

describe('signing in', () => {
  test('opens home, stores user and token, and changes the header, and generates nothing unasked', async () => {
    const { page, problems, close } = await openAs(site, null);
    await page.goto('/login');
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
    await submitLogin(page, 'premium@example.org');
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

  test('says before where to read free addresses, which works while signed in and after signing out', async () => {
    const { page, problems, close } = await openAs(site, null);
    await page.goto('/');
    const address = await generateAddress(page);
    await page.goto('/login');
    const note = page
      .getByRole('status')
      .filter({ hasText: 'Your free addresses are not part of the account.' });
    await note.getByText('1h 0m left').waitFor();
    await note.getByRole('link', { name: address }).waitFor();
    await submitLogin(page, 'premium@example.org');
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
});

describe('the login that is shown instead of a premium page', () => {
  const opened = sharePage(() => openAs(site, null));
  beforeAll(async () => {
    await opened.page.goto('/dashboard');
    await opened.page.waitForURL('**/login');
  });

  test('needs both fields and shows an error beside each', async () => {
    const { page } = opened;
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Please enter your email address.').waitFor();
    await page.getByText('Please enter your password.').waitFor();
  });

  test('shows the same error for an unknown email and a wrong password', async () => {
    const { page } = opened;
    for (const email of ['premium@example.org', 'nobody@example.org']) {
      await submitLogin(page, email, 'wrong');
      await page.getByRole('alert').getByText('Incorrect email/username or password').waitFor();
      await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('password');
    }
    expect(pathOf(page)).toBe('/login');
  });

  test('shows its own error for a response without text and for no response', async () => {
    const { page } = opened;
    await page.route('**/api/auth/signin', (route) =>
      route.fulfill({ status: 500, json: { success: false } }),
    );
    await submitLogin(page, 'premium@example.org');
    await page.getByRole('alert').getByText('Authentication failed').waitFor();
    await page.unroute('**/api/auth/signin');
    await page.route('**/api/auth/signin', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('alert').getByText('Authentication service unavailable').waitFor();
    // The button can be pressed again.
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Sign In');
    await page.unroute('**/api/auth/signin');
  });

  test('returns to that page, and shows the account to a user who is already signed in', async () => {
    const { page } = opened;
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto('/login');
    expect(await page.getByText('Please sign in to open that page.').count()).toBe(0);
    await page.getByText('You are signed in as premium@example.org.').waitFor();
  });
});

describe('the redirect in the answer to a sign-in', () => {
  const opened = sharePage(() => openAs(site, null));
  beforeAll(() => stopClock(opened.page));

  test('is never followed to another site', async () => {
    const { page } = opened;
    await page.goto('/login');
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));
    await page.route('**://evil.example/**', (route) => route.fulfill({ body: 'evil' }));
    await page.route('**/api/auth/signin', (route) =>
      route.fulfill({
        status: 403,
        json: { success: false, error: 'Elsewhere', redirectTo: '//evil.example/x' },
      }),
    );
    await submitLogin(page, 'premium@example.org');
    await page.getByRole('alert').getByText('Elsewhere').waitFor();
    await page.clock.runFor(2_100);
    await expect.poll(() => visited).toEqual([`${site.app.http}/expired-subscription`]);
    await page.unroute('**/api/auth/signin');
  });

  test('is followed after two seconds for an ended subscription, with a message', async () => {
    const { page } = opened;
    await page.goto('/login');
    await submitLogin(page, 'expired@example.org');
    await page.getByRole('alert').getByText('Your premium subscription has expired.').waitFor();
    await page.clock.runFor(1_900);
    expect(pathOf(page)).toBe('/login');
    await page.clock.runFor(200);
    await page.waitForURL('**/expired-subscription');
    await page.clock.resume();
    await page.getByText('Account Access Blocked').waitFor();
  });
});

describe('a login that is filled in before its scripts have loaded', () => {
  /** Each test ends as soon as the server has answered. */
  async function fillInEarly() {
    const opened = await openAs(site, null);
    const { page } = opened;
    const letThrough = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email', { exact: true }).fill('expired@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const answered = page.getByRole('alert').getByText('Your premium subscription has expired.');
    return { ...opened, letThrough, answered };
  }

  test('works from the first moment on', async () => {
    const { page, letThrough, answered, close } = await fillInEarly();
    await pressOnceAlive(page, 'main [type=submit]');
    letThrough();
    await answered.waitFor();
    await close();
  });

  test('keeps what was typed', async () => {
    const { page, letThrough, answered, close } = await fillInEarly();
    const running = page.waitForRequest(/\/api\//);
    letThrough();
    await running;
    await page.getByRole('button', { name: 'Sign In' }).click();
    await answered.waitFor();
    await close();
  });

  test('is submitted once they have, and puts no password into the URL', async () => {
    const { page, letThrough, answered, close } = await fillInEarly();
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
    await answered.waitFor();
    await close();
  });
});

describe('Google sign-in that is not configured', () => {
  const opened = sharePage(() => openAs(site, null));

  test('shows the usual error for a failure, and removes it from the URL', async () => {
    const { page } = opened;
    await page.goto('/login?google=failed');
    const alert = page.getByRole('alert');
    await alert.getByText('Incorrect email/username or password').waitFor();
    await alert.getByText('Google did not sign you in').waitFor();
    expect(page.url()).toBe(`${site.app.http}/login`);
  });

  test('is disabled from the first paint on, with the reason below', async () => {
    const { page } = opened;
    const unavailable = 'Google sign-in is not available on this site.';
    const html = await (await fetch(`${site.app.http}/login`)).text();
    expect(html.includes('aria-disabled="true"')).toBe(true);
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Continue with Google', description: unavailable });
    await button.press('Enter');
    expect(await button.isDisabled()).toBe(true);
    expect(await page.getByRole('alert').count()).toBe(0);
    // A link from elsewhere gets an answer too.
    await page.goto('/api/auth/google');
    await page.getByRole('alert').getByText('Google sign-in is not available here.').waitFor();
    expect(page.url()).toBe(`${site.app.http}/login`);
  });

  test('stands beside a link to a premium account', async () => {
    const { page } = opened;
    // Billing is off here.
    await page.getByRole('link', { name: 'Get Premium Account', description: 'coming soon' }).click();
    await page.waitForURL('**/upgrade');
  });
});
