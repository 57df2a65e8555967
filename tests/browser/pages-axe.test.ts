import { expect, test } from 'vitest';
import { applyLook, findAxeViolations, findAxeViolationsIn } from '#tests/support/axe.ts';
import { setUpSite } from '#tests/support/site.ts';
import { openPage } from '#tests/support/visit.ts';

const site = setUpSite();

// The pages are opened by their links, because axe costs the most on a new document.
test('a page of each kind passes axe, fits on a phone, has its landmarks and asks no other host', async () => {
  const { page, errors, foreign, close } = await openPage(site);
  const open = async (path: string) => {
    await page.locator(`main a[href="${path}"], footer a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
  };
  const check = async () => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await findAxeViolationsIn(page, [['dark', 360]]), page.url()).toEqual([]);
    for (const landmark of ['header', 'main', 'footer'])
      expect(await page.locator(`body > * > ${landmark}`).count(), landmark).toBe(1);
  };
  await page.goto('/pricing');
  await check();
  for (const path of ['/terms', '/what-is-temp-mail', '/blog', '/blog/email-security-best-practices']) {
    await open(path);
    await check();
  }

  await open('/developers');
  await check();
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

  await open('/contact');
  await applyLook(page, ['light', 1440]);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookies' }).click();
  await page.getByRole('region', { name: 'Cookies' }).waitFor();
  await page.getByRole('combobox', { name: /^Subject/ }).click();
  await page.getByRole('listbox').waitFor();
  // The open list hides the rest of the page from screen readers, so it is checked alone.
  expect(await findAxeViolations(page, '[role="listbox"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await check();
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});
