import { describe, expect, test } from 'vitest';
import { openAs, pathBehind, pathOf, stopClock } from '#tests/support/account-pages.ts';
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

test('logging out works when the server cannot be reached', async () => {
  const { page, close } = await openAs(site, await createSignedIn(site.app, newEmail('offline')));
  await page.goto('/manage');
  await page.route('**/api/auth/signout', (route) => route.abort());
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await close();
});

test('no page asks a premium user to pay', async () => {
  const { page, close } = await openAs(site, await createSignedIn(site.app, newEmail('premium')));
  for (const path of ['/reactivate-subscription', '/expired-subscription', '/resubscribe']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'Your premium subscription is active' }).waitFor();
    expect(pathOf(page)).toBe(path);
  }
  await close();
});

const premiumPages = ['/dashboard', '/benefits', '/manage'];
const loginPages = ['/reactivate-subscription', '/expired-subscription', '/resubscribe'];

describe.each([
  ['signed-out', '/login', [...premiumPages, ...loginPages]],
  ['expired', '/expired-subscription', premiumPages],
] as const)('somebody who is %s', (role, target, closed) => {
  test(`is led from pages of others to ${target}, and Back does not return to them`, async () => {
    const session = role === 'expired' ? await createSignedIn(site.app, newEmail('guarded'), role) : null;
    const { page, problems, close } = await openAs(site, session);
    await page.goto('/robots.txt');
    for (const path of closed) {
      const before = pathOf(page);
      await page.goto(path);
      await page.waitForURL(`**${target}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await pathBehind(page), path).toBe(before);
      if (role === 'signed-out')
        await page.getByRole('status').getByText('Please sign in to open that page.').waitFor();
    }
    expect(problems).toEqual([]);
    await close();
  });
});
