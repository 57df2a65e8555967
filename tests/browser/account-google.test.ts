import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openAs, pathOf } from '#tests/support/account-pages.ts';
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
  issuer.people.set('doubt', { email: 'doubt@example.org', email_verified: false, name: 'Doubt' });
  return { httpPort, publicUrl, google: { ...client, issuer: issuer.issuer } };
});

/** The provider's own pages: a login, then the question whether this app may know. */
async function goThrough(page: Page, who: string) {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.locator('input[name=login]').fill(who);
  await page.locator('input[name=password]').fill('anything');
  await page.locator('button[type=submit]').click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('somebody new is signed in, at home, with nothing left in the address', async () => {
  const { page, problems, close } = await openAs(site, null);
  await goThrough(page, 'new');
  await page.waitForURL(`${site.app.http}/`);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).waitFor();
  expect(await page.evaluate('JSON.parse(sessionStorage.auth_user).email')).toBe('new@example.org');
  await page.goBack();
  expect(page.url()).not.toContain('access_token');
  expect(problems.filter((text) => text.includes(site.app.http))).toEqual([]);
  await close();
});

test('an ended subscription is told so and sent on', async () => {
  await createAccount(site.app, 'old@example.org', 'expired');
  const { page, close } = await openAs(site, null);
  await goThrough(page, 'old');
  await page.getByRole('alert').getByText('Your premium subscription has expired.').waitFor();
  expect(page.url()).toBe(`${site.app.http}/login`);
  await page.waitForURL('**/expired-subscription');
  await close();
});

test('an address Google does not vouch for is not let in', async () => {
  const { page, close } = await openAs(site, null);
  await goThrough(page, 'doubt');
  await page.getByRole('alert').getByText('Google has not verified the email address').waitFor();
  expect(await page.evaluate('sessionStorage.auth_token ?? null')).toBe(null);
  await close();
});

test('a token in a link that did not come from Google asks first', async () => {
  const { token } = await createSignedIn(site.app, 'stranger@example.org', 'free');
  const { page, close } = await openAs(site, null);
  await page.goto(`/login#access_token=${token}`);
  await page.getByText('This link signs you in as stranger@example.org.').waitFor();
  expect(page.url()).toBe(`${site.app.http}/login`);
  expect(await page.evaluate('sessionStorage.auth_token ?? null')).toBe(null);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL(`${site.app.http}/`);
  await close();
});

test('a token nobody has reads as a failed sign-in', async () => {
  const { page, close } = await openAs(site, null);
  await page.goto(`/login#access_token=${'x'.repeat(43)}`);
  await page.getByRole('alert').getByText('Incorrect email/username or password').waitFor();
  expect(pathOf(page)).toBe('/login');
  await close();
});
