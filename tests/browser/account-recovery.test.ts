import { expect, test } from 'vitest';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { call } from '#tests/support/api-client.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

test('an ended subscription has one page, with a message without billing or the way to the checkout, and the way home signs out', async () => {
  const email = newEmail('back');
  const session = await createSignedIn(site.app, email, 'expired');
  const { page, problems, close } = await openAs(site, session);
  for (const path of ['/reactivate-subscription', '/resubscribe', '/expired-subscription']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Account Access Blocked' }).waitFor();
    await page.getByText(`Welcome back, ${email}! Your premium subscription has expired`).waitFor();
  }
  const pay = page.getByRole('button', { name: 'Pay with Stripe - $4.99/month', description: 'coming soon' });
  await pay.click();
  await page.getByRole('alert').getByText('Unable to open checkout. Please contact support.').waitFor();
  // As if billing were on. The checkout is a page of the app itself.
  await page.route('**/api/stripe-config', (route) =>
    route.fulfill({ json: { success: true, checkoutUrl: `${site.app.http}/terms` } }),
  );
  const [checkout] = await Promise.all([page.context().waitForEvent('page'), pay.click()]);
  await checkout.waitForURL('**/terms');
  await checkout.close();

  await page.getByRole('button', { name: 'Go to Home Page' }).click();
  await page.waitForURL(`${site.app.http}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect(await page.evaluate('scrollY')).toBe(0);
  expect(await page.evaluate('sessionStorage.auth_token ?? null')).toBe(null);
  expect((await call(site.app.http, 'GET', '/api/auth/session', { token: session.token })).status).toBe(401);
  expect(problems).toEqual([]);
  await close();
});
