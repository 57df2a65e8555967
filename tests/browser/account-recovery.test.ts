import { expect, test } from 'vitest';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { call } from '#tests/support/api-client.ts';
import { readOutbox } from '#tests/support/outbox.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

test('resubscribing with a mailed code leads to a message without billing or to the checkout, and the way home signs out', async () => {
  const email = newEmail('back');
  const session = await createSignedIn(site.app, email, 'expired');
  const { page, problems, close } = await openAs(site, session);
  await page.goto('/resubscribe');
  const verify = page.getByRole('button', { name: 'Verify & Continue to Payment' });
  expect(await verify.isDisabled()).toBe(true);
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
  // As if billing were on. The checkout is a page of the app itself.
  await page.route('**/api/stripe-config', (route) =>
    route.fulfill({ json: { success: true, checkoutUrl: `${site.app.http}/terms` } }),
  );
  const [checkout] = await Promise.all([page.context().waitForEvent('page'), verify.click()]);
  await checkout.waitForURL('**/terms');
  await checkout.close();

  await page.goto('/expired-subscription');
  await page.getByRole('heading', { name: 'Account Access Blocked' }).waitFor();
  await page.getByRole('button', { name: 'Go to Home Page' }).click();
  await page.waitForURL(`${site.app.http}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect(await page.evaluate('scrollY')).toBe(0);
  expect(await page.evaluate('sessionStorage.auth_token ?? null')).toBe(null);
  expect((await call(site.app.http, 'GET', '/api/auth/session', { token: session.token })).status).toBe(401);
  expect(problems).toEqual([]);
  await close();
});
