import { beforeAll, describe, expect, test } from 'vitest';
import {
  holdScripts,
  openAs,
  pathOf,
  pressOnceAlive,
  stopClock,
  submitLogin,
} from '#tests/support/account-pages.ts';
import { createAccount, createSignedIn, PASSWORD } from '#tests/support/accounts.ts';
import { addressField } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();
beforeAll(async () => {
  await createAccount(site.app, 'premium@example.org', 'premium');
  await createAccount(site.app, 'expired@example.org', 'expired');
});

const openLogin = async () => {
  const opened = await openAs(site, null);
  await opened.page.goto('/login');
  return opened;
};

/** The login page, filled in while its scripts are still on their way. */
async function fillInEarly() {
  const opened = await openAs(site, null);
  const letThrough = await holdScripts(opened.page);
  await opened.page.goto('/login', { waitUntil: 'commit' });
  await opened.page.getByLabel('Email', { exact: true }).fill('premium@example.org');
  await opened.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  return { ...opened, letThrough };
}

describe('signing in', () => {
  test('with fields filled in before the scripts had loaded works from the first moment on', async () => {
    const { page, letThrough, close } = await fillInEarly();
    await pressOnceAlive(page, 'main [type=submit]');
    letThrough();
    await page.waitForURL(`${site.app.http}/`);
    await close();
  });

  test('opens home, stores user and token, and changes the header', async () => {
    const { page, problems, close } = await openLogin();
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
    expect(problems).toEqual([]);
    await close();
  });

  test('as a subscriber finds an address ready, and says so once', async () => {
    await createAccount(site.app, 'first@example.org');
    const { page, close } = await openLogin();
    await submitLogin(page, 'first@example.org');
    await addressField(page).waitFor();
    const ready = page.getByRole('status').getByText('Your address is ready. It works for 2 hours.');
    await ready.waitFor();
    await page.reload();
    await addressField(page).waitFor();
    expect(await ready.count()).toBe(0);
    await close();
  });

  test('returns to the premium page that asked for it', async () => {
    const { page, close } = await openAs(site, null);
    await page.goto('/dashboard');
    await page.waitForURL('**/login');
    await submitLogin(page, 'premium@example.org');
    await page.waitForURL('**/dashboard');
    await close();
  });

  test('keeps what was typed before the scripts arrived', async () => {
    const { page, letThrough, close } = await fillInEarly();
    const running = page.waitForRequest(/\/api\//);
    letThrough();
    await running;
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(`${site.app.http}/`);
    await close();
  });

  test('needs both fields and shows an error beside each', async () => {
    const { page, close } = await openLogin();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Please enter your email address.').waitFor();
    await page.getByText('Please enter your password.').waitFor();
    await close();
  });

  test('shows the same error for an unknown email and a wrong password', async () => {
    const { page, close } = await openLogin();
    for (const email of ['premium@example.org', 'nobody@example.org']) {
      await submitLogin(page, email, 'wrong');
      await page.getByRole('alert').getByText('Incorrect email/username or password').waitFor();
      await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('password');
    }
    expect(pathOf(page)).toBe('/login');
    await close();
  });

  test('shows its own error for a response without text and for no response', async () => {
    const { page, close } = await openLogin();
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
    await close();
  });

  test('with an ended subscription shows a message, and follows the redirect after two seconds', async () => {
    const { page, close } = await openLogin();
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    await stopClock(page);
    await submitLogin(page, 'expired@example.org');
    await page.getByRole('alert').getByText('Your premium subscription has expired.').waitFor();
    await page.clock.runFor(1_900);
    expect(pathOf(page)).toBe('/login');
    await page.clock.runFor(200);
    await page.waitForURL('**/expired-subscription');
    await page.clock.resume();
    await page.getByText('Account Access Blocked').waitFor();
    await close();
  });

  test('never follows a redirect to another site', async () => {
    const { page, close } = await openLogin();
    await stopClock(page);
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
    await close();
  });

  test('shows the account to a user who is already signed in', async () => {
    const session = await createSignedIn(site.app, 'already@example.org', 'free');
    const { page, close } = await openAs(site, session);
    await page.goto('/login');
    await page.getByText('You are signed in as already@example.org.').waitFor();
    await close();
  });
});

test('a form that is submitted before the script has loaded is submitted once it has', async () => {
  const { page, letThrough, close } = await fillInEarly();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  letThrough();
  await page.waitForURL(`${site.app.http}/`);
  await close();
});

test('a form that is submitted before the script has loaded puts no password into the URL', async () => {
  const { page, context, close } = await openAs(site, null);
  await context.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Email').fill('early@example.org');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByLabel('Password', { exact: true }).press('Enter');
  // A submitted form would have been requested before this.
  await page.evaluate("fetch('/healthz')");
  expect(requests).toEqual([`${site.app.http}/healthz`]);
  expect(page.url()).toBe(`${site.app.http}/login`);
  await close();
});

test('a link leads to a premium account', async () => {
  const { page, close } = await openLogin();
  // Billing is off here.
  await page.getByRole('link', { name: 'Get Premium Account', description: 'coming soon' }).click();
  await page.waitForURL('**/upgrade');
  await close();
});

describe('Google sign-in that is not configured', () => {
  test('says so before and after a press', async () => {
    const { page, close } = await openLogin();
    const unavailable = 'Google sign-in is not available on this site.';
    await page.getByText(unavailable).waitFor();
    await page.getByRole('button', { name: 'Continue with Google', description: unavailable }).click();
    await page.getByRole('alert').getByText('Google sign-in is not available here.').waitFor();
    await page.goto('/api/auth/google');
    await page.getByRole('alert').getByText('Google sign-in is not available here.').waitFor();
    expect(page.url()).toBe(`${site.app.http}/login`);
    await close();
  });

  test('a failure shows the usual error and is removed from the URL', async () => {
    const { page, close } = await openAs(site, null);
    await page.goto('/login?google=failed');
    const alert = page.getByRole('alert');
    await alert.getByText('Incorrect email/username or password').waitFor();
    await alert.getByText('Google did not sign you in').waitFor();
    expect(page.url()).toBe(`${site.app.http}/login`);
    await close();
  });
});
