import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { holdScripts, pressOnceAlive } from '#tests/support/account-pages.ts';
import { createAccount, newEmail, PASSWORD } from '#tests/support/accounts.ts';
import { borrowPage } from '#tests/support/borrow-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

test.each<[string, (page: Page, letThrough: () => void) => Promise<void>]>([
  [
    'works from the first moment on',
    async (page, letThrough) => {
      await pressOnceAlive(page, 'main [type=submit]');
      letThrough();
    },
  ],
  [
    'keeps what was typed',
    async (page, letThrough) => {
      const running = page.waitForRequest(/\/api\//);
      letThrough();
      await running;
      await page.getByRole('button', { name: 'Sign In' }).click();
    },
  ],
])('a login that is filled in before its scripts have loaded %s', async (_, submit) => {
  const email = newEmail('early');
  await createAccount(site.app, email, 'expired');
  const { page, close } = await borrowPage(site);
  const letThrough = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await submit(page, letThrough);
  await page.getByRole('alert').getByText('Your premium subscription has expired.').waitFor();
  await close();
});
