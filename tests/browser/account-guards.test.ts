import { beforeAll, describe, expect, test } from 'vitest';
import { type BrowserSession, openAs, pathBehind, pathOf, stopClock } from '#tests/support/account-pages.ts';
import { createSignedIn, withOperator } from '#tests/support/accounts.ts';
import { call } from '#tests/support/api-client.ts';
import { setUpSite } from '#tests/support/site.ts';

type Role = 'signed-out' | 'free' | 'expired' | 'premium';
const premiumPages = ['/dashboard', '/benefits', '/manage'];
const renewalPages = ['/expired-subscription', '/resubscribe'];
const loginPages = ['/reactivate-subscription', ...renewalPages];

const sessions: Partial<Record<Role, BrowserSession>> = {};
const site = setUpSite();
beforeAll(async () => {
  for (const role of ['free', 'expired', 'premium'] as const)
    sessions[role] = await createSignedIn(site.app, `${role}@example.org`, role);
});

const as = (role: Role) => openAs(site, sessions[role] ?? null);

// account-axe.test.ts opens the pages that a role is for.
describe.each<[role: Role, target: string, closed: string[], open: [path: string, heading: RegExp][]]>([
  ['signed-out', '/login', [...premiumPages, ...loginPages], []],
  // By way of /upgrade, which redirects users who have an account.
  ['free', '/payment', [...premiumPages, ...renewalPages], [['/reactivate-subscription', /./]]],
  ['expired', '/expired-subscription', premiumPages, []],
  // No page asks a premium user to pay.
  ['premium', '', [], loginPages.map((path) => [path, /Your premium subscription is active/])],
])('%s', (role, target, closed, open) => {
  test('reaches the allowed pages and is redirected from the others', async () => {
    const { page, problems, close } = await as(role);
    await page.goto('/robots.txt');
    for (const path of closed) {
      const before = pathOf(page);
      await page.goto(path);
      await page.waitForURL(`**${target}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(pathOf(page), path).toBe(target);
      expect(await page.locator('main').count()).toBe(1);
      // Back does not return to the page that redirected.
      expect(await pathBehind(page), path).toBe(before);
      if (role === 'signed-out')
        await page.getByRole('status').getByText('Please sign in to open that page.').waitFor();
    }
    const reset: typeof open = role === 'signed-out' ? [] : [['/reset-password', /^Reset Password$/]];
    for (const [path, name] of [...open, ...reset]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      expect(pathOf(page)).toBe(path);
      expect(await page.locator('main').count()).toBe(1);
    }
    expect(problems).toEqual([]);
    await close();
  });
});

test('that a page needs an account is said once, and not when the login is opened again', async () => {
  const { page, close } = await as('signed-out');
  await page.goto('/dashboard');
  const said = page.getByText('Please sign in to open that page.');
  await said.waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await page.getByLabel('Email').fill('a@example.org');
  expect(await said.count()).toBe(0);
  await close();
});

test('"Initializing..." is shown until the script of a guarded page has loaded', async () => {
  expect(await (await fetch(`${site.app.http}/dashboard`)).text()).toContain('Initializing...');
});

test('the dashboard waits 100 ms before it redirects an ended subscription', async () => {
  const { page, close } = await as('expired');
  await stopClock(page);
  await page.goto('/dashboard');
  await page.getByText('Loading dashboard...').waitFor();
  await page.clock.runFor(90);
  expect(pathOf(page)).toBe('/dashboard');
  await page.clock.runFor(20);
  await page.waitForURL('**/expired-subscription');
  await close();
});

test('a subscription that ends while a page is open closes the premium pages on the next call', async () => {
  const session = await createSignedIn(site.app, 'ends@example.org');
  const { page, close } = await openAs(site, session);
  await page.goto('/dashboard');
  await page.getByText('No active inboxes').waitFor();
  expect(await page.getByText('Initializing...').count()).toBe(0);
  await withOperator(site.app, ({ manage }) => manage.expire('ends@example.org'));
  await page.getByRole('button', { name: 'Generate First Email' }).click();
  await page.waitForURL('**/expired-subscription');
  await page.getByRole('heading', { name: 'Account Access Blocked' }).waitFor();
  await page.getByRole('status').getByText('Your premium has ended. Free addresses still work.').waitFor();
  await close();
});

test('a session that was ended elsewhere leads to the login page', async () => {
  const session = await createSignedIn(site.app, 'elsewhere@example.org');
  await call(site.app.http, 'POST', '/api/auth/signout', { token: session.token });
  const { page, close } = await openAs(site, session);
  await page.goto('/dashboard');
  await page.waitForURL('**/login');
  expect(await page.evaluate('sessionStorage.auth_user ?? null')).toBe(null);
  await close();
});

test('a stored user that is not one is cleared', async () => {
  const { page, problems, close } = await as('signed-out');
  await page.goto('/robots.txt');
  for (const user of ['{"email"', '"text"', '{"premium_status":"true"}']) {
    await page.evaluate(
      `sessionStorage.auth_token = 'x'.repeat(43); sessionStorage.auth_user = ${JSON.stringify(user)}`,
    );
    await page.goto('/dashboard');
    await page.waitForURL('**/login');
    expect(await page.evaluate('[sessionStorage.auth_user, sessionStorage.auth_token]'), user).toEqual([
      undefined,
      undefined,
    ]);
  }
  expect(problems).toEqual([]);
  await close();
});

describe('logging out', () => {
  test('notifies the server, ends the account and leaves the guest of the browser, reloads after 100 ms and says so once', async () => {
    const session = await createSignedIn(site.app, 'leaves@example.org');
    const { page, context, close } = await openAs(site, session);
    await context.addInitScript(
      `addEventListener('logged-out', () => { document.cookie = 'keysLeft=' + Object.keys(sessionStorage).length; });`,
    );
    await page.goto('/help');
    await page.evaluate(
      `localStorage.cookieConsent = 'none'; localStorage.theme = 'dark'; localStorage.guest_cooldown_end = '1'; window.before = true`,
    );
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => page.evaluate('window.before ?? null')).toBe(null);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    expect(pathOf(page)).toBe('/help');
    const said = page.getByRole('status').getByText('You are signed out.');
    await said.waitFor();
    await page.reload();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    expect(await said.count()).toBe(0);
    expect(await page.evaluate('document.cookie')).toContain('keysLeft=0');
    expect(await page.evaluate('[localStorage.cookieConsent, localStorage.theme]')).toEqual(['none', 'dark']);
    expect(
      await page.evaluate('[localStorage.guest_cooldown_end, sessionStorage.auth_token ?? null]'),
    ).toEqual(['1', null]);
    expect((await call(site.app.http, 'GET', '/api/auth/session', { token: session.token })).status).toBe(
      401,
    );
    await close();
  });

  test('works when the server cannot be reached', async () => {
    const { page, close } = await as('premium');
    await page.goto('/manage');
    await page.route('**/api/auth/signout', (route) => route.abort());
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await close();
  });
});

describe('a user without premium', () => {
  test.each(['free', 'expired'] as const)('generates as a guest while signed in as %s', async (role) => {
    const { page, close } = await as(role);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.goto('/');
    await page.getByText('0/2', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Generate Temporary Email' }).click();
    await page.getByText('1/2', { exact: true }).waitFor();
    expect(calls).toContain('POST /api/guest/generate-email');
    expect(calls).not.toContain('POST /api/generate-email');
    const header = page.getByRole('banner');
    expect(await header.getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
    const offer = { free: 'Account', expired: 'Resubscribe' }[role];
    await header.getByRole('link', { name: offer }).waitFor();
    await header.getByRole('button', { name: 'Logout' }).waitFor();
    await page.getByRole('complementary', { name: 'Advertisement' }).waitFor();
    await close();
  });
});
