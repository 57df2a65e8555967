import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn } from '#tests/support/accounts.ts';
import { applyLook, findAxeViolations, LOOKS } from '#tests/support/axe.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { setDomain } from '#tests/support/domains.ts';
import { addressField, generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
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
});

const menu = (page: Page) => page.getByRole('combobox', { name: 'Domain' });
const options = (page: Page) => page.getByRole('option').allTextContents();
const choose = async (page: Page, name: string) => {
  await menu(page).click();
  await page.getByRole('option', { name: new RegExp(`^${name.replace('*', '\\*')}( |$)`) }).click();
};

describe('a guest', () => {
  test('sees a word about each domain, what it means, and can have a sub-domain', async () => {
    const { page, problems, close } = await openAt(site, '/');
    await menu(page).click();
    await expect
      .poll(() => options(page))
      .toEqual([
        'Any domain',
        '@mayfly.test good',
        '@other.test listed',
        '@*.other.test sub-domain',
        '@third.test quiet',
      ]);
    const listed = page.getByRole('option', { name: '@other.test listed' });
    expect(await listed.getAttribute('title')).toContain('some sites refuse it');
    await page.keyboard.press('Escape');
    // The list closes when the size of the window changes.
    await applyLook(page, LOOKS[0]!);
    await menu(page).click();
    expect(await findAxeViolations(page, '[role=listbox]')).toEqual([]);
    await page.keyboard.press('Escape');
    await applyLook(page, LOOKS[1]!);
    await choose(page, '@*.other.test');
    // The button has no room for more than the name.
    expect(await menu(page).textContent()).toBe('@*.other.test');
    expect(await generateAddress(page)).toMatch(/@[a-z2-9]{8}\.other\.test$/);
    expect(problems).toEqual([]);
    await close();
  });

  test('is told when a domain was taken out of use, and the menu has it no more', async () => {
    const { page, close } = await openAt(site, '/');
    await choose(page, '@third.test');
    await setDomain(site.app, { name: 'third.test', state: 'resting' });
    await page.getByRole('button', { name: 'Generate Temporary Email' }).click();
    await page.getByRole('alert').getByText('This domain is not available here.').waitFor();
    await expect.poll(() => menu(page).textContent()).toBe('Any domain');
    await menu(page).click();
    expect((await options(page)).join()).not.toContain('third.test');
    await page.keyboard.press('Escape');
    expect(await generateAddress(page)).toMatch(/@(mayfly|other)\.test$/);
    await setDomain(site.app, { name: 'third.test', health: 'quiet' });
    await close();
  });

  test('says that a site refused the address, and tries another domain', async () => {
    const { page, problems, close } = await openAt(site, '/');
    await choose(page, '@mayfly.test');
    await generateAddress(page);
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
    await expect.poll(() => menu(page).textContent()).toBe('@other.test');
    await dialog.getByRole('button', { name: 'Generate Temporary Email' }).click();
    await expect.poll(() => addressField(page).inputValue()).toMatch(/@other\.test$/);
    expect(await dialog.count()).toBe(0);

    // There is no place for a third address, so nothing else is offered.
    await button.click();
    await field.fill('news.example');
    await page.keyboard.press('Enter');
    await dialog.getByText('Thank you. We have noted it.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Try another domain' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    expect(problems).toEqual([]);
    await close();
  });

  test('sees until when an address lives whose domain ends, and no such line elsewhere', async () => {
    await setDomain(site.app, { name: 'ending.test' });
    const { page, close } = await openAt(site, '/');
    await choose(page, '@ending.test');
    const address = await generateAddress(page);
    const line = page.getByText('because its domain ends then');
    await setDomain(site.app, {
      name: 'ending.test',
      state: 'retiring',
      ends_at: new Date(Date.now() + 20 * 60_000),
    });
    await page.reload();
    await line.waitFor();
    expect(await line.textContent()).toMatch(
      /^This address lives until \w+day .+, because its domain ends then\.$/,
    );
    await sendBySmtp(site.app.smtpPort, { to: address, subject: 'Still here', text: 'Hello' });
    await page.getByText('Still here').first().waitFor();
    await line.waitFor();
    await choose(page, '@mayfly.test');
    await generateAddress(page);
    await line.waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: 'Select an address' }).click();
    await page.getByRole('option').filter({ hasText: 'ending.test' }).getByText('domain ends').waitFor();
    await close();
  });
});

describe('a subscriber', () => {
  test('has own domains first, with every name and sub-domains, on home and the dashboard', async () => {
    const session = await createSignedIn(site.app, 'owner@example.org');
    const accountId = (session.user as { id: string }).id;
    await setDomain(site.app, { name: 'xn--bcher-kva.example', accountId, subdomains: true });
    const { page, problems, close } = await openAs(site, session);
    await page.goto('/dashboard');
    await menu(page).click();
    await expect
      .poll(() => options(page))
      .toEqual([
        'Any domain',
        '@bücher.example yours',
        '@*.bücher.example sub-domain',
        '@mayfly.test good',
        '@other.test listed',
        '@*.other.test sub-domain',
        '@third.test quiet',
      ]);
    await page.keyboard.press('Escape');
    const every = page.getByRole('button', { name: 'Every name' });
    expect(await every.count()).toBe(0);
    await choose(page, '@bücher.example');
    await every.click();
    expect(await every.getAttribute('aria-pressed')).toBe('true');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Generate First Email' }).click();
    await page.getByRole('button', { name: 'Copy *@xn--bcher-kva.example' }).waitFor();

    await page.goto('/');
    await page.setViewportSize({ width: 1600, height: 900 });
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
});
