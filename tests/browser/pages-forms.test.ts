import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdScripts, pressOnceAlive } from '#tests/support/account-pages.ts';
import { setUpSite } from '#tests/support/site.ts';
import { openPage } from '#tests/support/visit.ts';

const site = setUpSite();

const events = (page: Page) => page.evaluate<{ event: string }[]>('window.dataLayer ?? []');

test('the plans of the pricing page lead to their pages, and the choice is reported', async () => {
  const { page, close } = await openPage(site);
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await page.waitForURL('**/upgrade');
  expect(await events(page)).toEqual(
    expect.arrayContaining([
      { event: 'tier_selected', tier: 'premium' },
      { event: 'premium_upgrade', value: 4.99, currency: 'USD' },
    ]),
  );
  await page.goBack();
  await page.getByRole('button', { name: 'Get Started Free' }).click();
  await page.waitForURL(`${site.app.http}/`);
  expect(await events(page)).toContainEqual({ event: 'tier_selected', tier: 'free' });
  await close();
});

test('a message with something wrong is not sent, one that could not be sent is kept, and then it is accepted', async () => {
  const { page, close } = await openPage(site);
  await page.goto('/contact');
  const message = page.getByLabel('Message');
  const send = page.getByRole('button', { name: 'Send Message' });
  let sent = 0;
  await page.route('**/api/contact', (route) => {
    sent++;
    return route.abort();
  });
  await send.click();
  await page.getByText('Please enter your name.').waitFor();
  await page.getByText('Please choose a subject.').waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('name');

  await page.getByLabel('Your Name').fill('Ada');
  await page.getByLabel('Your Email').fill('ada@example.org');
  await message.fill('Hello there.');
  await page.getByRole('combobox', { name: /^Subject/ }).click();
  await page.getByRole('option', { name: 'Support' }).click();
  await send.click();
  await page.getByRole('alert').getByText('there was an error sending your message').waitFor();
  // The first press would have been counted before.
  expect(sent).toBe(1);
  expect(await message.inputValue()).toBe('Hello there.');
  await page.unroute('**/api/contact');
  await send.click();
  await page.getByRole('status').getByText('Thank you for your message!').waitFor();
  expect(await message.inputValue()).toBe('');
  await close();
});

test('a message that is filled in before the script has loaded can be sent from the first moment on', async () => {
  const { page, close } = await openPage(site);
  const letThrough = await holdScripts(page);
  await page.goto('/contact?type=feedback', { waitUntil: 'commit' });
  await page.getByLabel('Your Name').fill('Ada');
  await page.getByLabel('Your Email').fill('ada@example.org');
  await page.getByLabel('Message').fill('Typed early.');
  await pressOnceAlive(page, 'main [type=submit]');
  letThrough();
  await page.getByText('Thank you for your message!').waitFor();
  await close();
});
