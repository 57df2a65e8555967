import { beforeAll, describe, expect, test } from 'vitest';
import { type BrowserSession, openAs, pathBehind, pathOf } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail, withOperator } from '#tests/support/accounts.ts';
import { call } from '#tests/support/api-client.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { setUpSite } from '#tests/support/site.ts';

type Role = 'signed-out' | 'free' | 'expired' | 'premium';

const sessions: Partial<Record<Role, BrowserSession>> = {};
const site = setUpSite();
beforeAll(async () => {
  for (const role of ['free', 'expired', 'premium'] as const)
    sessions[role] = await createSignedIn(site.app, newEmail(role), role);
});

const as = (role: Role) => openAs(site, sessions[role] ?? null);

// guard.test.ts has who is sent where, account-axe.test.ts the pages that a role is for: here each page has its guard.
test.each<[Role, target: string, closed: string[], open: string[], heading: RegExp]>([
  ['signed-out', '/login', ['/dashboard', '/reactivate-subscription'], [], /./],
  // By way of /upgrade, which redirects users who have an account.
  ['free', '/payment', ['/expired-subscription', '/resubscribe'], ['/reactivate-subscription'], /./],
  ['expired', '/expired-subscription', ['/dashboard', '/benefits', '/manage'], [], /./],
  // No page asks a premium user to pay.
  [
    'premium',
    '',
    [],
    ['/reactivate-subscription', '/expired-subscription', '/resubscribe'],
    /Your premium subscription is active/,
  ],
])(
  'who is %s is redirected to %j and reaches the other pages',
  async (role, target, closed, open, heading) => {
    const { page, problems, close } = await as(role);
    await page.goto('/robots.txt');
    for (const path of closed) {
      const before = pathOf(page);
      await page.goto(path);
      await page.waitForURL(`**${target}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // Back does not return to the page that redirected.
      expect(await pathBehind(page), path).toBe(before);
    }
    for (const path of open) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(pathOf(page)).toBe(path);
    }
    if (role === 'free') await page.getByRole('banner').getByRole('link', { name: 'Account' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  },
);

test('that a page needs an account is said once, and not when the login is opened again', async () => {
  expect(await (await fetch(`${site.app.http}/dashboard`)).text()).toContain('Initializing...');
  const { page, close } = await openAt(site, '/dashboard');
  const said = page.getByRole('status').getByText('Please sign in to open that page.');
  await said.waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await page.getByLabel('Email').fill('a@example.org');
  expect(await said.count()).toBe(0);
  await close();
});

test('a subscription that ends while a page is open closes the premium pages on the next call', async () => {
  const email = newEmail('ends');
  const { page, close } = await openAs(site, await createSignedIn(site.app, email));
  await page.goto('/dashboard');
  await page.getByText('No active inboxes').waitFor();
  await withOperator(site.app, ({ manage }) => manage.expire(email));
  await page.getByRole('button', { name: 'Generate First Email' }).click();
  await page.waitForURL('**/expired-subscription');
  await page.getByRole('heading', { name: 'Account Access Blocked' }).waitFor();
  await page.getByRole('status').getByText('Your premium has ended. Free addresses still work.').waitFor();
  await close();
});

test('a session that was ended elsewhere leads to the login page', async () => {
  const session = await createSignedIn(site.app, newEmail('elsewhere'));
  await call(site.app.http, 'POST', '/api/auth/signout', { token: session.token });
  const { page, close } = await openAs(site, session);
  await page.goto('/dashboard');
  await page.waitForURL('**/login');
  expect(await page.evaluate('sessionStorage.auth_user ?? null')).toBe(null);
  await close();
});

describe('logging out', () => {
  test('notifies the server, ends the account and leaves the guest of the browser, reloads after 100 ms and says so once', async () => {
    const session = await createSignedIn(site.app, newEmail('leaves'));
    const { page, context, close } = await openAs(site, session);
    await context.addInitScript(
      `addEventListener('logged-out', () => { document.cookie = 'keysLeft=' + Object.keys(sessionStorage).length; });`,
    );
    await page.goto('/help');
    await page.evaluate(
      `localStorage.cookieConsent = 'none'; localStorage.theme = 'dark'; localStorage.guest_of_a_test = '1'; window.before = true`,
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
    expect(
      await page.evaluate(
        '[localStorage.cookieConsent, localStorage.theme, localStorage.guest_of_a_test, sessionStorage.auth_token ?? null]',
      ),
    ).toEqual(['none', 'dark', '1', null]);
    const { status } = await call(site.app.http, 'GET', '/api/auth/session', { token: session.token });
    expect(status).toBe(401);
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

test('who has no premium any more generates as a guest', async () => {
  const { page, close } = await as('expired');
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
  await header.getByRole('link', { name: 'Resubscribe' }).waitFor();
  await header.getByRole('button', { name: 'Logout' }).waitFor();
  await page.getByRole('complementary', { name: 'Advertisement' }).waitFor();
  await close();
});
