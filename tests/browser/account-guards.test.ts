import { expect, test } from 'vitest';
import { openAs, pathBehind, pathOf, storeSession } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail, withOperator } from '#tests/support/accounts.ts';
import { call } from '#tests/support/api-client.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

// guard.test.ts has who is sent where, account-axe.test.ts the pages that a role is for: here each page has its guard.
test('a free account is led from every page of others to payment, and Back does not return to the page', async () => {
  const { page, problems, close } = await openAs(
    site,
    await createSignedIn(site.app, newEmail('free'), 'free'),
  );
  for (const path of [
    '/dashboard',
    '/benefits',
    '/manage',
    '/expired-subscription',
    '/resubscribe',
    '/reactivate-subscription',
  ]) {
    const before = pathOf(page);
    await page.goto(path);
    // By way of /upgrade, which redirects users who have an account.
    await page.getByRole('heading', { level: 1, name: 'Complete Your Payment' }).waitFor();
    expect(pathOf(page)).toBe('/payment');
    expect(await pathBehind(page), path).toBe(before);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).waitFor();
  expect(problems).toEqual([]);
  await close();
});

test('a subscription that ends while a page is open closes the premium pages on the next call, and its user generates as a guest', async () => {
  const email = newEmail('ends');
  const { page, close } = await openAs(site, await createSignedIn(site.app, email));
  await page.goto('/dashboard');
  await page.getByText('No active inboxes').waitFor();
  await withOperator(site.app, ({ manage }) => manage.expire(email));
  await page.getByRole('button', { name: 'Generate First Email' }).click();
  await page.waitForURL('**/expired-subscription');
  await page.getByRole('heading', { name: 'Account Access Blocked' }).waitFor();
  await page.getByRole('status').getByText('Your premium has ended. Free addresses still work.').waitFor();

  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto('/');
  await page.getByText('0/2', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Generate Temporary Email' }).click();
  await page.getByText('1/2', { exact: true }).waitFor();
  expect(calls).toContain('POST /api/guest/generate-email');
  expect(calls).not.toContain('POST /api/generate-email');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Resubscribe' }).waitFor();
  await header.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await header.getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
  await page.getByRole('complementary', { name: 'Advertisement' }).waitFor();
  await close();
});

test('logging out notifies the server, ends the account and leaves the guest of the browser, reloads and says so once', async () => {
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

  // As in another browser that still has the session.
  await storeSession(page, session);
  await page.goto('/dashboard');
  await page.waitForURL('**/login');
  expect(await page.evaluate('sessionStorage.auth_user ?? null')).toBe(null);
  await close();
});
