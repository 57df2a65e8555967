import { expect, test } from 'vitest';
import { openAs, stopClock } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { call } from '#tests/support/api-client.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

test('a list without an answer keeps the others waiting for a few seconds only, and is not said to have failed', async () => {
  const session = await createSignedIn(site.app, newEmail('patient'));
  const body = { url: 'http://127.0.0.1:9/mail' };
  const added = await call(site.app.http, 'POST', '/api/webhooks', { token: session.token, body });
  expect(added.status).toBe(200);
  const { page, close } = await openAs(site, session);
  await stopClock(page);
  await page.route('**/api/keys', () => {});
  await page.route('**/deliveries', () => {});
  await page.goto('/manage');
  await page.getByRole('status', { name: 'Loading' }).waitFor();
  await page.clock.runFor(5_000);
  await page.getByRole('button', { name: /^Deliveries / }).click();
  await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(2);
  expect(await page.getByRole('alert').count()).toBe(0);
  await close();
});
