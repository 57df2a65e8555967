import type { Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  type BrowserSession,
  openAs,
  pathOf,
  stopClock,
  storeSession,
  submitLogin,
} from '#tests/support/account-pages.ts';
import { createSignedIn } from '#tests/support/accounts.ts';
import { findAxeViolations } from '#tests/support/axe.ts';
import { setUpSite } from '#tests/support/site.ts';
import { stripeKeys } from '#tests/support/stripe-double.ts';

// No call of these tests reaches the provider.
const site = setUpSite({ stripe: { ...stripeKeys, apiBase: 'http://127.0.0.1:9' } });

let free: BrowserSession;
let premium: BrowserSession;
beforeAll(async () => {
  free = await createSignedIn(site.app, 'free@example.org', 'free');
  premium = await createSignedIn(site.app, 'premium@example.org');
});

async function open(session: BrowserSession | null = null) {
  const { page, close } = await openAs(site, session);
  onTestFinished(close);
  await page.goto('/robots.txt');
  const pending = JSON.stringify({ email: 'nina@gmail.com', fullName: 'Nina', accountCreated: true });
  await page.evaluate(`localStorage.setItem('pendingPremiumUser', ${JSON.stringify(pending)})`);
  return page;
}

/** No answer for the configuration: the page itself says whether the server takes payments. */
const holdConfig = (page: Page) => page.route('**/api/config', () => {});

test('before the configuration has loaded no page says that payment is coming soon', async () => {
  const html = await (await fetch(`${site.app.http}/upgrade`)).text();
  const main = html.slice(html.indexOf('<main'));
  expect(main).toContain('>Upgrade to Premium</h1>');
  expect(main).not.toMatch(/coming soon/i);
  const page = await open(free);
  await holdConfig(page);
  const shown = page.getByRole('main');
  await page.goto('/payment');
  await page.getByRole('button', { name: 'Pay with Stripe - $4.99/month' }).waitFor();
  expect(await shown.textContent()).not.toMatch(/coming soon/i);
  await storeSession(page, premium);
  const url = '**/api/subscription-status';
  await page.route(url, (route) => route.fulfill({ status: 503, json: { success: false } }));
  await page.goto('/manage');
  await page.getByRole('button', { name: 'Delete My Account' }).waitFor();
  expect(await shown.textContent()).not.toMatch(/coming soon/i);
  await page.getByText('Your subscription could not be loaded.').waitFor();
  await page.unroute(url);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText(/There is no subscription, so nothing will be charged/).waitFor();
  expect(await page.getByRole('button', { name: 'Cancel Subscription' }).isDisabled()).toBe(true);
});

test('before the configuration has loaded, upgrade has its form, and screen readers are not told that it is coming', async () => {
  const page = await open();
  await holdConfig(page);
  await page.goto('/upgrade');
  await page.getByRole('main').getByRole('heading', { name: 'Upgrade to Premium' }).waitFor();
  await page.getByLabel('Full Name').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  const badge = page.locator('header [id^="coming-soon"]').first();
  expect(await badge.locator(':scope > :visible').count()).toBe(0);
});

test('payment success opens home without a configuration, and a payment without confirmation for a minute is no longer promised within seconds', async () => {
  const page = await open(premium);
  await stopClock(page);
  await holdConfig(page);
  await page.goto('/payment-success');
  await page.getByText('Your payment is confirmed, and premium is active.').waitFor();
  await page.clock.runFor(11_000);
  await expect.poll(() => pathOf(page)).toBe('/');
  await storeSession(page, free);
  await page.goto('/payment-success');
  await page.getByText(/This takes a few seconds/).waitFor();
  await page.clock.runFor(61_000);
  await page.getByText(/This is taking longer than usual/).waitFor();
});

test('a user who signs in to pay returns to payment', async () => {
  const page = await open();
  await page.goto('/payment');
  await page.getByRole('link', { name: 'Sign in to pay' }).click();
  await submitLogin(page, 'free@example.org');
  await page.getByRole('button', { name: 'Pay with Stripe - $4.99/month' }).waitFor();
  expect(pathOf(page)).toBe('/payment');
});
