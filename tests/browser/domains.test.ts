import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn } from '#tests/support/accounts.ts';
import { findAxeViolations } from '#tests/support/axe.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { setDomain } from '#tests/support/domains.ts';
import { addressField, generateAddress } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';
import { run } from '#tests/support/test-database.ts';

const site = setUpSite({
  mailDomains: ['mayfly.test', 'other.test', 'third.test'],
  roles: ['web', 'smtp'],
});
beforeAll(async () => {
  await setDomain(site.app, { name: 'mayfly.test', health: 'good' });
  await setDomain(site.app, { name: 'other.test', health: 'listed', subdomains: true });
  await setDomain(site.app, { name: 'third.test', health: 'quiet' });
  await setDomain(site.app, { name: 'ending.test' });
});

const menu = (page: Page) => page.getByRole('combobox', { name: 'Domain' });
const options = (page: Page) => page.getByRole('option').allTextContents();
const choose = async (page: Page, name: string) => {
  await menu(page).click();
  await page.getByRole('option', { name: new RegExp(`^${name.replace('*', '\\*')}( |$)`) }).click();
};

const every = [
  '@mayfly.test good',
  '@other.test listed',
  '@*.other.test sub-domain',
  '@third.test quiet',
  '@ending.test',
];

test('a guest sees a word about each domain, has a sub-domain, says that a site refused it, and tries another domain', async () => {
  const { page, problems, close } = await openAt(site, '/');
  await menu(page).click();
  await expect.poll(() => options(page)).toEqual(['Any domain', ...every]);
  const listed = page.getByRole('option', { name: '@other.test listed' });
  expect(await listed.getAttribute('title')).toContain('some sites refuse it');
  expect(await findAxeViolations(page, '[role=listbox]')).toEqual([]);
  await page.keyboard.press('Escape');
  await choose(page, '@*.other.test');
  // The button has no room for more than the name.
  expect(await menu(page).textContent()).toBe('@*.other.test');
  expect(await generateAddress(page)).toMatch(/@[a-z2-9]{8}\.other\.test$/);

  const button = page.getByRole('button', { name: 'This site refused my address' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'This site refused my address' });
  const field = dialog.getByLabel('Site');
  await field.fill('my favorite shop');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByText('Enter the name of a site, such as shop.example.').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await findAxeViolations(page, '[role=dialog]')).toEqual([]);
  await field.fill('https://www.shop.example/join');
  await page.keyboard.press('Enter');
  await dialog.getByText('Thank you. We have noted it.').waitFor();
  const rows = await run(site.app.databaseUrl, 'SELECT site FROM domain_reports');
  expect(rows).toEqual([{ site: 'shop.example' }]);

  await dialog.getByRole('button', { name: 'Try another domain' }).click();
  await expect.poll(() => menu(page).textContent()).toBe('@mayfly.test');
  await dialog.getByRole('button', { name: 'Generate Temporary Email' }).click();
  await expect.poll(() => addressField(page).inputValue()).toMatch(/@mayfly\.test$/);
  await dialog.waitFor({ state: 'detached' });

  // There is no place for a third address, so nothing else is offered.
  await button.click();
  await field.fill('news.example');
  await page.keyboard.press('Enter');
  await dialog.getByText('Thank you. We have noted it.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Try another domain' }).count()).toBe(0);
  expect(problems).toEqual([]);
  await close();
});

test('a guest is told when a domain was taken out of use, and until when an address lives whose domain ends', async () => {
  await setDomain(site.app, { name: 'third.test', health: 'quiet' });
  await setDomain(site.app, { name: 'ending.test', ends_at: null });
  const { page, close } = await openAt(site, '/');
  // With its word it is from the server's list, which comes with the session and would take the choice away later.
  await choose(page, '@third.test quiet');
  await setDomain(site.app, { name: 'third.test', state: 'resting' });
  await page.getByRole('button', { name: 'Generate Temporary Email' }).click();
  await page.getByRole('alert').getByText('This domain is not available here.').waitFor();
  await expect.poll(() => menu(page).textContent()).toBe('Any domain');
  await menu(page).click();
  expect((await options(page)).join()).not.toContain('third.test');
  await page.keyboard.press('Escape');
  await setDomain(site.app, { name: 'third.test', health: 'quiet' });

  await choose(page, '@ending.test');
  expect(await generateAddress(page)).toMatch(/@ending\.test$/);
  const line = page.getByText('because its domain ends then');
  const ends_at = new Date(Date.now() + 20 * 60_000);
  await setDomain(site.app, { name: 'ending.test', state: 'resting', ends_at });
  await page.reload();
  await line.waitFor();
  expect(await line.textContent()).toMatch(
    /^This address lives until \w+day .+, because its domain ends then\.$/,
  );
  await choose(page, '@mayfly.test');
  await generateAddress(page);
  await line.waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'Select an address' }).click();
  await page.getByRole('option').filter({ hasText: 'ending.test' }).getByText('domain ends').waitFor();
  await setDomain(site.app, { name: 'ending.test', ends_at: null });
  await close();
});

test('a subscriber has own domains first, with every name and sub-domains, on home and the dashboard', async () => {
  const session = await createSignedIn(site.app, 'owner@example.org');
  const accountId = session.user.id;
  await setDomain(site.app, { name: 'xn--bcher-kva.example', accountId, subdomains: true });
  const { page, problems, close } = await openAs(site, session);
  await page.goto('/dashboard');
  await menu(page).click();
  const own = ['@bücher.example yours', '@*.bücher.example sub-domain'];
  await expect.poll(() => options(page)).toEqual(['Any domain', ...own, ...every]);
  await page.keyboard.press('Escape');
  const everyName = page.getByRole('button', { name: 'Every name' });
  expect(await everyName.count()).toBe(0);
  await choose(page, '@bücher.example');
  await everyName.click();
  expect(await everyName.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Generate First Email' }).click();
  await page.getByRole('button', { name: 'Copy *@xn--bcher-kva.example' }).waitFor();

  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await choose(page, '@bücher.example');
  await page.getByLabel('Name of the next address').fill('*');
  // The name goes with the domain that it belongs to.
  await choose(page, '@mayfly.test');
  await expect.poll(() => page.getByLabel('Name of the next address').inputValue()).toBe('');
  await choose(page, '@*.bücher.example');
  await page.getByRole('button', { name: 'Generate Temporary Email' }).click();
  await expect.poll(() => addressField(page).inputValue()).toMatch(/@[a-z2-9]{8}\.xn--bcher-kva\.example$/);
  expect(problems).toEqual([]);
  await close();
});
