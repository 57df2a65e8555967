import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAs, pathOf } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { call } from '#tests/support/api-client.ts';
import { readOutbox } from '#tests/support/outbox.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

/** Makes these pages believe that billing is on. The checkout is a page of the app itself. */
const giveCheckout = (page: Page) =>
  page.route('**/api/stripe-config', (route) =>
    route.fulfill({ json: { success: true, checkoutUrl: `${site.app.http}/terms` } }),
  );

async function opensCheckout(button: Locator) {
  const [checkout] = await Promise.all([button.page().context().waitForEvent('page'), button.click()]);
  await checkout.waitForURL('**/terms');
  await checkout.close();
}

test('an ended subscription is welcomed back, can go to the checkout where there is one, and signs out on the way home', async () => {
  const email = newEmail('expired');
  const session = await createSignedIn(site.app, email, 'expired');
  const { page, problems, close } = await openAs(site, session);
  await page.goto('/reactivate-subscription');
  await page.getByText(`Welcome back, ${email}! Your premium subscription has expired`).waitFor();
  const reactivate = page.getByRole('button', { name: 'Reactivate Premium - $4.99/month' });
  await giveCheckout(page);
  await opensCheckout(reactivate);
  await page.unroute('**/api/stripe-config');
  await reactivate.click();
  await page.waitForURL('**/payment');

  await page.goto('/expired-subscription');
  await page.getByRole('heading', { name: 'Account Access Blocked' }).waitFor();
  const pay = page.getByRole('button', {
    name: 'Pay with Stripe - $4.99/month',
    description: 'coming soon',
  });
  await pay.click();
  await page.getByRole('alert').getByText('Unable to open checkout. Please contact support.').waitFor();
  await giveCheckout(page);
  await opensCheckout(pay);
  expect(pathOf(page)).toBe('/expired-subscription');
  expect(await page.getByRole('alert').count()).toBe(0);

  await page.getByRole('button', { name: 'Go to Home Page' }).click();
  await page.waitForURL(`${site.app.http}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect(await page.evaluate('scrollY')).toBe(0);
  expect(await page.evaluate('sessionStorage.auth_token ?? null')).toBe(null);
  expect((await call(site.app.http, 'GET', '/api/auth/session', { token: session.token })).status).toBe(401);
  expect(problems).toEqual([]);
  await close();
});

test('resubscribing with a mailed code leads to a message without billing, or to the checkout', async () => {
  const email = newEmail('back');
  const { page, problems, close } = await openAs(site, await createSignedIn(site.app, email, 'expired'));
  await page.goto('/resubscribe');
  const verify = page.getByRole('button', { name: 'Verify & Continue to Payment' });
  expect(await verify.isDisabled()).toBe(true);
  // Another code has to wait for as long as the server says.
  await page.route('**/api/auth/otp', (route) => route.fulfill({ status: 429, json: { success: false } }));
  await page.getByRole('button', { name: 'Send Code' }).click();
  await page.getByRole('alert').getByText('Too many requests. Please try again later.').waitFor();
  const resend = page.getByRole('button', { name: /^Resend in (1h 0m|59m \d+s)$/ });
  expect(await resend.isDisabled()).toBe(true);
  await page.unroute('**/api/auth/otp');
  await page.reload();

  await page.getByRole('button', { name: 'Send Code' }).click();
  await page.getByText('We sent you a code.').waitFor();
  await page.getByRole('button', { name: /^Resend in \d+s$/ }).waitFor();
  const { code } = await readOutbox(site.app, email);
  await page.getByLabel('Digit 1 of 6').focus();
  await page.keyboard.type(code.replace(/./g, (one) => String((Number(one) + 1) % 10)));
  await page.getByRole('alert').getByText('Invalid verification code').waitFor();
  await page.evaluate(`navigator.clipboard.writeText('Your code: ${code}')`);
  await page.getByLabel('Digit 1 of 6').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await page.getByText('Your email address is confirmed.').waitFor();
  await page
    .getByRole('alert')
    .getByText('Payment processing is coming soon! Premium features will be available shortly.')
    .waitFor();
  await giveCheckout(page);
  await opensCheckout(verify);
  expect(problems).toEqual([]);
  await close();
});
