import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { GOOGLE_RETURN_COOKIE } from '#contract/google-return.ts';
import { openAs } from '#tests/support/account-pages.ts';
import { createAccount, createSignedIn } from '#tests/support/accounts.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startIssuer } from '#tests/support/oidc-issuer.ts';
import { setUpSite } from '#tests/support/site.ts';

let issuer: Awaited<ReturnType<typeof startIssuer>>;
afterAll(() => issuer?.close());
const site = setUpSite(async () => {
  const httpPort = await freePort();
  const publicUrl = `http://127.0.0.1:${httpPort}`;
  const client = { clientId: 'mayfly', clientSecret: 'secret' };
  issuer = await startIssuer({ ...client, redirectUri: `${publicUrl}/api/auth/google/callback` });
  issuer.people.set('new', { email: 'new@example.org', email_verified: true, name: 'New' });
  issuer.people.set('old', { email: 'old@example.org', email_verified: true, name: 'Old' });
  return { httpPort, publicUrl, google: { ...client, issuer: issuer.issuer } };
});

/** The provider's pages: a login and a consent form. */
async function goThrough(page: Page, who: string, path: string) {
  await page.goto(path);
  expect(await page.getByText('Google sign-in is not available').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Continue with Google', description: '' }).click();
  await page.locator('input[name=login]').fill(who);
  await page.locator('input[name=password]').fill('anything');
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('a new user gets to the page they were on the way to, without a token in the URL', async () => {
  const { page, problems, close } = await openAs(site, null);
  await goThrough(page, 'new', '/account');
  await page.waitForURL('**/account');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).waitFor();
  await page.getByText('new@example.org').first().waitFor();
  expect(await page.evaluate('JSON.parse(sessionStorage.auth_user).email')).toBe('new@example.org');
  await page.goBack();
  expect(page.url()).not.toContain('access_token');
  expect(problems.filter((text) => text.includes(site.app.http))).toEqual([]);
  await close();
});

test('a user with an ended subscription is informed and redirected', async () => {
  await createAccount(site.app, 'old@example.org', 'expired');
  const { page, close } = await openAs(site, null);
  await goThrough(page, 'old', '/login');
  await page.getByRole('alert').getByText('Your premium subscription has expired.').waitFor();
  expect(page.url()).toBe(`${site.app.http}/login`);
  await page.waitForURL('**/expired-subscription');
  await close();
});

test('the mark of a return from Google is used once, in every language', async () => {
  const { token } = await createSignedIn(site.app, 'marked@example.org', 'free');
  const { page, close } = await openAs(site, null);
  for (const path of ['/login', '/de/login']) {
    const mark = { name: GOOGLE_RETURN_COOKIE, value: '1', domain: '127.0.0.1', path };
    await page.context().addCookies([mark]);
    await page.goto(`${path}#access_token=${token}`);
    await page.waitForURL((url) => url.pathname !== path);
    const left = await page.context().cookies(site.app.http + path);
    expect(left.map(({ name }) => name)).not.toContain(GOOGLE_RETURN_COOKIE);
    await page.evaluate('localStorage.clear(); sessionStorage.clear()');
  }
  await close();
});
