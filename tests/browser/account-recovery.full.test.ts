import { expect, test } from 'vitest';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

test('the digits of a code can be deleted, cut, and removed by the keyboard of a phone', async () => {
  const session = await createSignedIn(site.app, newEmail('digits'), 'expired');
  const { page, close } = await openAs(site, session);
  await page.goto('/resubscribe');
  const digit = (n: number) => page.getByLabel(`Digit ${n} of 6`);
  await digit(1).pressSequentially('12');
  await page.keyboard.press('Backspace');
  expect(await digit(2).inputValue()).toBe('');
  await digit(1).press('Delete');
  expect(await digit(1).inputValue()).toBe('');
  for (const key of ['ControlOrMeta+X', 'Unidentified'] as const) {
    await digit(1).pressSequentially('1');
    await digit(1).focus();
    if (key === 'Unidentified') await page.evaluate(`document.execCommand('delete')`);
    else await page.keyboard.press(key);
    expect(await digit(1).inputValue(), key).toBe('');
  }
  await close();
});

test('another code has to wait for as long as the server says', async () => {
  const { page, close } = await openAs(site, await createSignedIn(site.app, newEmail('waits'), 'expired'));
  await page.goto('/resubscribe');
  await page.route('**/api/auth/otp', (route) => route.fulfill({ status: 429, json: { success: false } }));
  await page.getByRole('button', { name: 'Send Code' }).click();
  await page.getByRole('alert').getByText('Too many requests. Please try again later.').waitFor();
  const resend = page.getByRole('button', { name: /^Resend in (1h 0m|59m \d+s)$/ });
  expect(await resend.isDisabled()).toBe(true);
  await close();
});

test('an ended subscription without a checkout says so or leads to payment', async () => {
  const email = newEmail('expired');
  const { page, close } = await openAs(site, await createSignedIn(site.app, email, 'expired'));
  await page.goto('/expired-subscription');
  const name = 'Pay with Stripe - $4.99/month';
  await page.getByRole('button', { name, description: 'coming soon' }).click();
  await page.getByRole('alert').getByText('Unable to open checkout. Please contact support.').waitFor();
  await page.goto('/reactivate-subscription');
  await page.getByText(`Welcome back, ${email}! Your premium subscription has expired`).waitFor();
  await page.getByRole('button', { name: 'Reactivate Premium - $4.99/month' }).click();
  await page.waitForURL('**/payment');
  await close();
});
