import { expect, test } from 'vitest';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn } from '#tests/support/accounts.ts';
import { findAxeViolations, findAxeViolationsIn, LOOKS } from '#tests/support/axe.ts';
import { setDomain } from '#tests/support/domains.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite({ roles: ['web', 'smtp'] });

test('where the service has one domain, only a subscriber with another one has a choice', async () => {
  const one = await openAs(site, await createSignedIn(site.app, 'plain@example.org'));
  const menu = one.page.getByRole('combobox', { name: 'Domain' });
  await one.page.goto('/');
  await one.page.getByLabel('Name of the next address').waitFor();
  await one.page.waitForLoadState('networkidle');
  expect(await menu.count()).toBe(0);
  await one.close();

  const owner = await createSignedIn(site.app, 'second@example.org');
  await setDomain(site.app, { name: 'second.example', accountId: owner.user.id });
  const { page, close } = await openAs(site, owner);
  for (const path of ['/', '/dashboard', '/']) {
    await page.goto(path);
    await page.getByRole('combobox', { name: 'Domain' }).waitFor();
  }
  await page.getByRole('combobox', { name: 'Domain' }).click();
  await page.getByRole('option', { name: '@second.example yours' }).waitFor();
  expect(await findAxeViolations(page, '[role=listbox]')).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await findAxeViolationsIn(page, LOOKS)).toEqual([]);
  // The next page of this tab keeps the space from the first paint on.
  expect(await page.evaluate('document.documentElement.dataset.domains')).toBe('many');
  await close();
});
