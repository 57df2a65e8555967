import { expect, test } from 'vitest';
import { applyLook, findAxeViolations, findAxeViolationsIn, LOOKS } from '#tests/support/axe.ts';
import { testPages } from '#tests/support/pages-axe.ts';
import { setUpSite } from '#tests/support/site.ts';
import { openPage } from '#tests/support/visit.ts';

const site = setUpSite();

// One of each kind.
testPages(
  site,
  ['/pricing', '/terms', '/what-is-temp-mail', '/developers', '/blog', '/blog/email-security-best-practices'],
  LOOKS,
);

test('the contact form with its open banner and its open subject list passes axe', async () => {
  const { page, errors, close } = await openPage(site);
  await applyLook(page, ['light', 1440]);
  await page.goto('/contact');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click();
  await page.getByRole('region', { name: 'Cookies' }).waitFor();
  await page.getByRole('combobox', { name: /^Subject/ }).click();
  await page.getByRole('listbox').waitFor();
  // The open list hides the rest of the page from screen readers, so it is checked alone.
  expect(await findAxeViolations(page, '[role="listbox"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  expect(await findAxeViolationsIn(page, LOOKS)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('the snippets for developers have the origin that the visitor sees, and are copied as shown', async () => {
  const { page, errors, close } = await openPage(site);
  await page.goto('/developers');
  await page.getByRole('heading', { level: 1, name: /Email for your tests/ }).waitFor();
  const { origin } = new URL(page.url());
  expect(origin).not.toBe(site.app.config.publicUrl);
  expect(await page.locator('pre').allTextContents()).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`baseUrl: '${origin}'`),
      expect.stringContaining(`"url": "${origin}/mcp"`),
    ]),
  );
  await page.getByRole('button', { name: 'Copy mcp.json' }).click();
  const config = JSON.parse(await page.evaluate('navigator.clipboard.readText()'));
  expect(config.mcpServers.mayfly.url).toBe(`${origin}/mcp`);
  expect(errors).toEqual([]);
  await close();
});
