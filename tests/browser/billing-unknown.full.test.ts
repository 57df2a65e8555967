import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type BrowserSession, openAs, pathOf, stopClock, submitLogin } from '#tests/support/account-pages.ts';
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
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });

describe('before the configuration has loaded', () => {
  test('upgrade has its heading and its form from the first paint on', async () => {
    const html = await (await fetch(`${site.app.http}/upgrade`)).text();
    const main = html.slice(html.indexOf('<main'));
    expect(main).toContain('>Upgrade to Premium</h1>');
    expect(main).not.toMatch(/coming soon/i);
    const page = await open();
    await holdConfig(page);
    await page.goto('/upgrade');
    await heading(page, 'Upgrade to Premium').waitFor();
    await page.getByLabel('Full Name').waitFor();
    await expect.poll(() => page.evaluate('document.documentElement.dataset.alive')).toBeDefined();
    expect(await findAxeViolations(page)).toEqual([]);
    // The server takes payments, so screen readers are not told otherwise.
    const badge = page.locator('header [id^="coming-soon"]').first();
    expect(await badge.locator(':scope > :visible').count()).toBe(0);
  });

  test('payment has its button', async () => {
    const page = await open(free);
    await holdConfig(page);
    await page.goto('/payment');
    await page.getByRole('button', { name: 'Pay with Stripe - $4.99/month' }).waitFor();
    expect(await page.getByRole('main').textContent()).not.toMatch(/coming soon/i);
  });

  test('manage does not say that billing is coming, and loads a subscription again that could not be loaded', async () => {
    const page = await open(premium);
    await holdConfig(page);
    const url = '**/api/subscription-status';
    await page.route(url, (route) => route.fulfill({ status: 503, json: { success: false } }));
    await page.goto('/manage');
    await page.getByRole('button', { name: 'Delete My Account' }).waitFor();
    expect(await page.getByRole('main').textContent()).not.toMatch(/coming soon/i);
    await page.getByText('Your subscription could not be loaded.').waitFor();
    await page.unroute(url);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText(/^Premium is active until /).waitFor();
  });

  test('payment success still opens home', async () => {
    const page = await open(premium);
    await stopClock(page);
    await holdConfig(page);
    await page.goto('/payment-success');
    await page.getByText('Your payment is confirmed, and premium is active.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' }).waitFor();
    await page.clock.runFor(11_000);
    await expect.poll(() => pathOf(page)).toBe('/');
  });
});

test('a payment without confirmation for a minute is no longer promised within seconds', async () => {
  const page = await open(free);
  await stopClock(page);
  await page.goto('/payment-success');
  await page.getByText(/This takes a few seconds/).waitFor();
  await page.clock.runFor(61_000);
  await page.getByText(/This is taking longer than usual/).waitFor();
});

test('an account without a subscription is told that nothing will be charged', async () => {
  const page = await open(premium);
  await page.goto('/manage');
  await page.getByText(/There is no subscription, so nothing will be charged/).waitFor();
  expect(await page.getByRole('button', { name: 'Cancel Subscription' }).isDisabled()).toBe(true);
});

test('a user who signs in to pay returns to payment', async () => {
  const page = await open();
  await page.goto('/payment');
  await page.getByRole('link', { name: 'Sign in to pay' }).click();
  await submitLogin(page, 'free@example.org');
  await page.getByRole('button', { name: 'Pay with Stripe - $4.99/month' }).waitFor();
  expect(pathOf(page)).toBe('/payment');
});

test('the buttons of an active subscription are tall enough on a phone', async () => {
  const { page, close } = await openAs(site, premium, { viewport: { width: 360, height: 740 } });
  onTestFinished(close);
  await page.goto('/reactivate-subscription');
  for (const name of ['Go to Dashboard', 'Go to Home Page']) {
    const link = page.getByRole('main').getByRole('link', { name });
    await link.waitFor();
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
});
