import { expect, test } from 'vitest';
import { storeSession } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { setUpSite } from '#tests/support/site.ts';
import { openPage } from '#tests/support/visit.ts';

const site = setUpSite();

const countAds = `window.ads = 0;
  new MutationObserver(() => { window.ads += document.querySelectorAll('aside[aria-label="Advertisement"] *').length; })
    .observe(document, { childList: true, subtree: true });`;

test('a premium user never sees an ad where a guest does, and sees that the plan is active', async () => {
  const { page, errors, close } = await openPage(site);
  await page.addInitScript(countAds);
  const ads = () => page.evaluate('window.ads');
  await page.goto('/blog');
  await expect.poll(ads).toBeGreaterThan(0);

  await storeSession(page, await createSignedIn(site.app, newEmail('premium')));
  for (const path of ['/', '/blog']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await ads()).toBe(0);
  }

  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('heading', { level: 1, name: 'Already a Premium User' }).waitFor();
  expect(await page.getByRole('button', { name: 'Upgrade to Premium' }).count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});
