import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BrowserSession, openAs, pathOf } from '#tests/support/account-pages.ts';
import { createSignedIn } from '#tests/support/accounts.ts';
import { call } from '#tests/support/api-client.ts';
import { sharePage } from '#tests/support/borrow-page.ts';
import { type MailSink, startMailSink } from '#tests/support/mail-sink.ts';
import { setUpSite } from '#tests/support/site.ts';

let sink: MailSink;
afterAll(() => sink?.close());
const site = setUpSite(async () => {
  sink = await startMailSink();
  return { smtpOutUrl: sink.url };
});
let expired: BrowserSession;
beforeAll(async () => {
  expired = await createSignedIn(site.app, 'expired@example.org', 'expired');
});

/** Makes these pages believe that billing is on. The checkout is a page of the app itself. */
const giveCheckout = (page: Page) =>
  page.route('**/api/stripe-config', (route) =>
    route.fulfill({ json: { success: true, checkoutUrl: `${site.app.http}/terms` } }),
  );

describe('an ended subscription', () => {
  const opened = sharePage(async () => openAs(site, expired));

  test('is welcomed back and can reactivate through the checkout, or the payment page without one', async () => {
    const { page } = opened;
    await page.goto('/reactivate-subscription');
    await page
      .getByText('Welcome back, expired@example.org! Your premium subscription has expired')
      .waitFor();
    expect(await page.getByRole('main').getByRole('listitem').count()).toBe(8);
    await page.getByRole('link', { name: 'Continue as Guest' }).click();
    await page.waitForURL(`${site.app.http}/`);
    await page.goBack();
    const button = page.getByRole('button', { name: 'Reactivate Premium - $4.99/month' });
    await giveCheckout(page);
    const [checkout] = await Promise.all([page.context().waitForEvent('page'), button.click()]);
    await checkout.waitForURL('**/terms');
    await checkout.close();
    await page.unroute('**/api/stripe-config');
    await button.click();
    await page.waitForURL('**/payment');
  });

  test('sees what happened, and the checkout cannot be opened without billing', async () => {
    const { page, problems } = opened;
    await page.goto('/expired-subscription');
    await page.getByRole('heading', { name: 'Resubscribe to Access Your Premium Account' }).waitFor();
    await page.getByRole('heading', { name: 'Account Access Blocked' }).waitFor();
    const pay = page.getByRole('button', {
      name: 'Pay with Stripe - $4.99/month',
      description: 'coming soon',
    });
    await pay.click();
    await page.getByRole('alert').getByText('Unable to open checkout. Please contact support.').waitFor();
    await giveCheckout(page);
    const [checkout] = await Promise.all([page.context().waitForEvent('page'), pay.click()]);
    await checkout.waitForURL('**/terms');
    await checkout.close();
    expect(pathOf(page)).toBe('/expired-subscription');
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('Go to Home Page signs out and opens home at the top', async () => {
    const { page } = opened;
    await page.getByRole('button', { name: 'Go to Home Page' }).click();
    await page.waitForURL(`${site.app.http}/`);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    expect(await page.evaluate('scrollY')).toBe(0);
    expect(await page.evaluate('sessionStorage.auth_token ?? null')).toBe(null);
    expect((await call(site.app.http, 'GET', '/api/auth/session', { token: expired.token })).status).toBe(
      401,
    );
  });
});

describe('resubscribing', () => {
  const openPage = async (email: string) => {
    const opened = await openAs(site, await createSignedIn(site.app, email, 'expired'));
    await opened.page.goto('/resubscribe');
    const verify = opened.page.getByRole('button', { name: 'Verify & Continue to Payment' });
    await verify.waitFor();
    return { ...opened, verify, digit: (n: number) => opened.page.getByLabel(`Digit ${n} of 6`) };
  };

  test('with a mailed code leads to the checkout, or to a message without billing', async () => {
    const email = 'back@example.org';
    const { page, verify, digit, problems, close } = await openPage(email);
    expect(await verify.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Send Code' }).click();
    await page.getByText('We sent you a code.').waitFor();
    const resend = page.getByRole('button', { name: /^Resend in \d+s$/ });
    await resend.waitFor();
    expect(await resend.isDisabled()).toBe(true);

    const code = await sink.codeFor(email);
    const wrong = code.replace(/./g, (one) => String((Number(one) + 1) % 10));
    await digit(1).pressSequentially(wrong.slice(0, 2));
    await page.keyboard.press('Backspace');
    expect(await digit(2).inputValue()).toBe('');
    await digit(1).press('Delete');
    expect(await digit(1).inputValue()).toBe('');
    for (const key of ['ControlOrMeta+X', 'Unidentified'] as const) {
      await digit(1).pressSequentially(wrong[0]!);
      await digit(1).focus();
      if (key === 'Unidentified') await page.evaluate(`document.execCommand('delete')`);
      else await page.keyboard.press(key);
      expect(await digit(1).inputValue(), key).toBe('');
    }
    await page.keyboard.type(wrong);
    await page.getByRole('alert').getByText('Invalid verification code').waitFor();

    await page.evaluate(`navigator.clipboard.writeText('Your code: ${code}')`);
    await digit(1).focus();
    await page.keyboard.press('ControlOrMeta+V');
    await page.getByText('Your email address is confirmed.').waitFor();
    await page
      .getByRole('alert')
      .getByText('Payment processing is coming soon! Premium features will be available shortly.')
      .waitFor();

    await giveCheckout(page);
    const [checkout] = await Promise.all([page.context().waitForEvent('page'), verify.click()]);
    await checkout.waitForURL('**/terms');
    expect(problems).toEqual([]);
    await close();
  });

  test('shows an error for a refused or failed code, with the time to wait', async () => {
    const { page, digit, close } = await openPage('refused@example.org');
    const otp = '**/api/auth/otp';
    const alert = page.getByRole('alert');
    await page.route(otp, (route) => route.fulfill({ status: 500, json: { success: false } }));
    await page.getByRole('button', { name: 'Send Code' }).click();
    await alert.getByText('Failed to send verification code').waitFor();
    await page.unroute(otp);
    await page.route(otp, (route) => route.fulfill({ status: 429, json: { success: false } }));
    await page.getByRole('button', { name: 'Send Code' }).click();
    await alert.getByText('Too many requests. Please try again later.').waitFor();
    await page.getByRole('button', { name: /^Resend in (1h 0m|59m \d+s)$/ }).waitFor();
    await page.route('**/api/auth/verify', (route) => route.abort());
    await digit(1).focus();
    await page.keyboard.type('123456');
    await alert.getByText('Verification failed. Please try again.').waitFor();
    await close();
  });
});
