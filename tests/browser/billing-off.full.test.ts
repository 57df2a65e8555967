import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { openAs, pathOf, stopClock, storeSession } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { findAxeViolationsIn, LOOKS } from '#tests/support/axe.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

async function open(
  session: Parameters<typeof openAs>[1] = null,
  options: Parameters<typeof openAs>[2] = {},
  pending?: object,
) {
  const visit = await openAs(site, session, options);
  onTestFinished(visit.close);
  if (pending) {
    await visit.page.goto('/robots.txt');
    await visit.page.evaluate(
      `localStorage.setItem('pendingPremiumUser', ${JSON.stringify(JSON.stringify(pending))})`,
    );
  }
  return visit.page;
}
const nina = { email: 'nina@gmail.com', fullName: 'Nina Example', accountCreated: true };
const readPending = "JSON.parse(localStorage.getItem('pendingPremiumUser'))";

async function violationsOf(page: Page) {
  await page.waitForLoadState('networkidle');
  return findAxeViolationsIn(page, LOOKS);
}

test.each(['/upgrade', '/signup'])('%s says what is coming, hides its form and leads home', async (path) => {
  const page = await open();
  await page.goto(path);
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Premium Features Coming Soon' }).waitFor();
  await main.getByText('For now, enjoy our free temporary email service!').waitFor();
  await main.getByText('Up to 5 temporary emails at once').waitFor();
  const fields = await main.locator('form input').all();
  expect(fields).toHaveLength(4);
  for (const field of fields) expect(await field.isVisible()).toBe(false);
  if (path === '/upgrade') expect(await violationsOf(page)).toEqual([]);
  await main.getByRole('link', { name: 'Back to Home' }).click();
  await page.waitForURL(`${site.app.http}/`);
});

test('upgrade redirects a premium user to home, and another user to payment, with a record', async () => {
  const page = await open(await createSignedIn(site.app, newEmail('premium')));
  await page.goto('/upgrade');
  await page.waitForURL(`${site.app.http}/`);
  for (const role of ['free', 'expired'] as const) {
    const email = newEmail(role);
    await storeSession(page, await createSignedIn(site.app, email, role));
    await page.goto('/upgrade');
    await page.getByRole('heading', { name: 'Complete Your Payment' }).waitFor();
    expect(pathOf(page)).toBe('/payment');
    expect(await page.evaluate(readPending)).toEqual({ email, fullName: '', accountCreated: true });
  }
});

test('a premium account can delete itself, although the button on Manage is coming soon', async () => {
  const page = await open(await createSignedIn(site.app, newEmail('goes')));
  await page.goto('/manage');
  await page.getByRole('link', { name: 'delete your account here' }).waitFor();
  expect(await page.getByRole('button', { name: 'Delete My Account Coming Soon' }).isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'delete your account here' }).click();
  await page.waitForURL('**/account');
  await page.getByRole('heading', { name: 'Premium plan' }).waitFor();
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete My Account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Account Deleted' }).waitFor();
});

test('payment needs a record, and shows the account, the price, and that payment is coming soon', async () => {
  const without = await open();
  await without.goto('/payment');
  await without.waitForURL('**/upgrade');
  const page = await open(null, {}, nina);
  await page.goto('/payment');
  const main = page.getByRole('main');
  for (const text of ['nina@gmail.com', 'Nina Example', '$4.99/month'])
    await main.getByText(text, { exact: true }).waitFor();
  await main.getByText(/Stripe/).waitFor();
  await main.getByText(/SSL/).waitFor();
  await main.getByText(/Cancel anytime/).waitFor();
  // Nothing is done yet where nothing can be bought.
  expect(await main.getByRole('list', { name: 'Steps' }).getByText('Done').count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await main.getByRole('button', { name: 'Coming Soon - Premium Features' }).click();
  expect(await main.getByRole('alert').textContent()).toBe(
    'Payment processing is coming soon! Premium features will be available shortly.',
  );
  await page.goto('/payment-success');
  await main.getByRole('heading', { level: 1, name: 'Payment Successful!' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test('payment success reports a purchase once, where one was begun, and opens home after 10 seconds', async () => {
  const page = await open(null, {}, nina);
  await stopClock(page);
  await page.goto('/payment-success');
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Payment Successful!' }).waitFor();
  await main.getByText('Up to 5 temporary emails at once').waitFor();
  expect(await main.textContent()).not.toMatch(/unlimited/i);
  const layer = async () => {
    // A stopped clock also stops the request for the configuration.
    await page.clock.runFor(50);
    return (await page.evaluate('window.dataLayer ?? []')) as { event?: string }[];
  };
  await expect
    .poll(async () =>
      (await layer()).filter(({ event }) => event === 'purchase' || event === 'premium_signup'),
    )
    .toEqual([
      { event: 'purchase', plan: 'standard_plan', value: 1, currency: 'USD' },
      { event: 'premium_signup', plan: 'standard_plan', value: 1 },
    ]);
  await expect.poll(() => page.evaluate(readPending)).toBeNull();
  const configured = page.waitForResponse('**/api/config');
  await page.evaluate('sessionStorage.clear()');
  await page.reload();
  await main.getByRole('heading', { level: 1, name: 'Payment Successful!' }).waitFor();
  await page.clock.runFor(1_000);
  await (await configured).finished();
  await page.clock.runFor(1_000);
  expect((await layer()).filter(({ event }) => event === 'purchase')).toEqual([]);
  await page.clock.runFor(5_000);
  expect(pathOf(page)).toBe('/payment-success');
  await page.clock.runFor(3_000);
  await expect.poll(() => pathOf(page)).toBe('/');
});
