import { expect, test } from 'vitest';
import { openAs, pathOf, stopClock } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

test('the dashboard waits 100 ms before it redirects an ended subscription', async () => {
  const session = await createSignedIn(site.app, newEmail('expired'), 'expired');
  const { page, close } = await openAs(site, session);
  await stopClock(page);
  await page.goto('/dashboard');
  await page.getByText('Loading dashboard...').waitFor();
  await page.clock.runFor(90);
  expect(pathOf(page)).toBe('/dashboard');
  await page.clock.runFor(20);
  await page.waitForURL('**/expired-subscription');
  await close();
});
