import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { describeAccount } from '#server/cli/account-commands.ts';
import { submitLogin } from '#tests/support/account-pages.ts';
import { withOperator } from '#tests/support/accounts.ts';
import { findAxeViolations } from '#tests/support/axe.ts';
import { runJobs } from '#tests/support/billing.ts';
import { createClock } from '#tests/support/clock.ts';
import { freePort } from '#tests/support/free-port.ts';
import { generateAddress } from '#tests/support/home-page.ts';
import { type MailSink, startMailSink } from '#tests/support/mail-sink.ts';
import { setUpSite } from '#tests/support/site.ts';
import { type StripeDouble, startStripeDouble } from '#tests/support/stripe-double.ts';

const EMAIL = 'nina@gmail.com';
const PASSWORD = 'a good secret';
const clock = createClock();
let stripe: StripeDouble;
let sink: MailSink;
afterAll(async () => {
  await stripe?.close();
  await sink?.close();
});
const site = setUpSite(async () => {
  const httpPort = await freePort();
  const publicUrl = `http://127.0.0.1:${httpPort}`;
  [stripe, sink] = await Promise.all([startStripeDouble({ now: clock.now }), startMailSink()]);
  stripe.state.webhookUrl = publicUrl;
  return { httpPort, publicUrl, stripe: stripe.config, smtpOutUrl: sink.url, now: clock.now };
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The account as the operator's command line shows it. */
const byCli = (): Promise<string> =>
  withOperator(site.app, async ({ manage }) => describeAccount(await manage.find(EMAIL))).catch(
    (error) => error.message,
  );
const subscription = () => [...stripe.ledger.subscriptions.values()].at(-1)!;

/** Fills the form and opens the boxes for the code. */
async function askForCode(page: Page) {
  await page.getByLabel('Full Name').fill('Nina Example');
  await page.getByLabel('Email', { exact: true }).fill('nina@example.org');
  await page.getByText('Invalid domain: example.org').waitFor();
  await page.getByText('Not an allowed domain').waitFor();
  await page.getByLabel('Email', { exact: true }).fill(EMAIL);
  await page.getByText('Valid domain: gmail.com').waitFor();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill('another');
  await page.getByLabel('Confirm Password').press('Enter');
  await page.getByText('Please complete email verification first').waitFor();
  await button(page, 'Verify Email').click();
  await page.getByText('Passwords do not match').waitFor();
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await button(page, 'Verify Email').click();
  await page.getByRole('dialog', { name: 'Verify Your Email' }).waitFor();
}

test('a visitor signs up, pays, cancels, keeps, cancels, expires, comes back and leaves', async () => {
  const { page, context, problems } = await site.browser.openPage('', { baseURL: site.app.http });
  await page.goto('/');
  const freeAddress = page.getByRole('main').getByRole('link', { name: await generateAddress(page) });
  await page.goto('/upgrade');
  await heading(page, 'Upgrade to Premium').waitFor();
  await freeAddress.waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByText('Already have an account?').waitFor();
  await askForCode(page);

  // A wrong code is typed, then the right one is pasted.
  const code = await sink.codeFor(EMAIL);
  const wrong = code === '111111' ? '222222' : '111111';
  const box = (n: number) => page.getByLabel(`Digit ${n} of 6`);
  await box(1).waitFor();
  await page.keyboard.type(wrong.slice(0, 3));
  await page.keyboard.press('Backspace');
  expect(await box(3).inputValue()).toBe('');
  await page.keyboard.type(wrong.slice(2));
  await page.getByRole('dialog').getByText('Invalid verification code').waitFor();
  expect(await page.getByRole('button', { name: /^Resend in \d+s$/ }).isDisabled()).toBe(true);
  await page.evaluate(`navigator.clipboard.writeText('${code}')`);
  await box(1).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await page.getByText('Email verified').waitFor();
  await page.getByText('Your account is ready. One step is left.').waitFor();
  expect(await page.getByText('Already have an account?').count()).toBe(0);
  expect(await page.evaluate("JSON.parse(localStorage.getItem('pendingPremiumUser'))")).toEqual({
    email: EMAIL,
    fullName: 'Nina Example',
    accountCreated: true,
  });
  await button(page, 'Continue to Payment').click();

  // The user pays and returns. The webhook is late, and the page says what it waits for.
  await heading(page, 'Complete Your Payment').waitFor();
  expect(await byCli()).toMatch(/^premium +no$/m);
  await page.getByText('Nina Example', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Pay with Stripe - $4.99/month' }).click();
  await page.waitForURL(`${stripe.url}/pay/**`);
  stripe.state.webhookUrl = null;
  stripe.state.down = true;
  await page.clock.install();
  await button(page, 'Pay now').click();
  await page.waitForURL('**/payment-success');
  await page.getByText('Waiting for the payment provider to confirm your payment.').waitFor();
  stripe.state.down = false;
  clock.advance(5_000);
  await page.getByText('Your payment is confirmed, and premium is active.').waitFor();
  expect(await page.evaluate("localStorage.getItem('pendingPremiumUser')")).toBeNull();
  await page.getByRole('link', { name: 'Go to Dashboard' }).waitFor();
  await page.getByText('Until they expire you can read them here:').waitFor();
  await freeAddress.waitFor();
  await page.clock.runFor(11_000);
  await page.waitForURL(`${site.app.http}/`);
  // Nothing is generated unasked.
  await button(page, 'Generate Temporary Email').waitFor();
  expect(await byCli()).toMatch(/^premium +until \S+$/m);
  stripe.state.webhookUrl = site.app.http;

  // The user cancels, keeps the plan, and cancels again.
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('link', { name: 'Manage' }).click();
  await page.getByText(/^Premium is active\. The next payment of \$4\.99 is on /).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  const cancel = async () => {
    await button(page, 'Cancel Subscription').click();
    const dialog = page.getByRole('alertdialog', { name: 'Cancel Subscription?' });
    await dialog.getByRole('button', { name: 'Cancel Subscription' }).click();
    await page.getByText(/ends with the current billing cycle/).waitFor();
  };
  await cancel();
  expect(subscription().cancel_at_period_end).toBe(true);
  await button(page, 'Keep My Subscription').click();
  await page.getByText(/^Premium is active/).waitFor();
  expect(subscription().cancel_at_period_end).toBe(false);
  const [portal] = await Promise.all([
    context.waitForEvent('page'),
    button(page, 'Invoices and Card').click(),
  ]);
  await portal.waitForURL(`${stripe.url}/portal/**`);
  await portal.close();
  await cancel();
  expect(await byCli()).toMatch(/^premium +until \S+, cancelled$/m);

  // The month ends for every clock. No webhook is needed.
  const month = subscription().items.data[0]!;
  month.current_period_end = Math.ceil(Date.now() / 1000) + 2;
  stripe.ledger.set(subscription().id, {});
  const ends = new Date(month.current_period_end * 1000).toISOString();
  await expect.poll(byCli).toContain(ends);
  stripe.state.webhookUrl = null;
  clock.advance(Math.max(0, Date.parse(ends) + 1000 - clock.now().getTime()));
  await page.goto('/dashboard');
  await heading(page, 'Resubscribe to Access Your Premium Account').waitFor();
  await expect.poll(byCli).toMatch(/^premium +ended \S+$/m);
  stripe.ledger.end(subscription().id);
  await runJobs(site.app, clock.now);
  await sink.mailFor(EMAIL, 'Your Mayfly premium has ended');
  await page.getByRole('button', { name: 'Go to Home Page' }).click();
  await page.waitForURL(`${site.app.http}/`);

  // The user pays in another tab, and this one notices.
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await submitLogin(page, EMAIL, PASSWORD);
  await heading(page, 'Resubscribe to Access Your Premium Account').waitFor();
  await page.getByText(`Welcome back, ${EMAIL}! Your premium subscription has expired`).waitFor();
  stripe.state.webhookUrl = site.app.http;
  const [checkout] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Pay with Stripe - $4.99/month' }).click(),
  ]);
  await page.getByText(/This page updates automatically when you have paid/).waitFor();
  await checkout.waitForURL(`${stripe.url}/pay/**`);
  await button(checkout, 'Pay now').click();
  await heading(page, 'Your premium subscription is active').waitFor();
  await checkout.close();
  expect(subscription().status).toBe('active');
  expect(await byCli()).toMatch(/^premium +until \S+$/m);

  // The user deletes the account.
  await page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' }).click();
  await page.getByRole('link', { name: 'Manage' }).click();
  await page.getByText(/^Deleted at once: .*premium inboxes.*API keys.*webhooks/).waitFor();
  await page.getByText(/^Kept: invoices/).waitFor();
  const remove = async () => {
    await button(page, 'Delete My Account').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete My Account' }).click();
  };
  const refusal = { status: 503, json: { success: false, error: 'Not now' } };
  await page.route('**/api/user/delete-account', (route) => route.fulfill(refusal), { times: 1 });
  await remove();
  await page.getByText('Error deleting account: Not now', { exact: true }).waitFor();
  await remove();
  await heading(page, 'Account Deleted').waitFor();
  expect(await page.evaluate('scrollY')).toBe(0);
  expect(subscription().status).toBe('canceled');
  await page.clock.runFor(3_000);
  await page.waitForURL(`${site.app.http}/`);
  await page.getByRole('link', { name: 'Login' }).first().waitFor();
  expect(await byCli()).toMatch(/No account/);
  expect(problems).toEqual([]);
  await context.close();
});

test('the questions about the plans say how to buy premium, not when', async () => {
  const html = await (await fetch(`${site.app.http}/pricing`)).text();
  expect(html).toContain('How do I get premium?');
  expect(html).toContain('https://schema.org/InStock');
  expect(html).not.toMatch(/When can I buy premium|PreOrder/);
});
