import { beforeAll, expect, test } from 'vitest';
import { applyLook, findAxeViolations, findAxeViolationsIn, LOOKS } from '#tests/support/axe.ts';
import { setUpSite } from '#tests/support/site.ts';
import { openPage } from '#tests/support/visit.ts';

const types = [
  '/',
  '/pricing',
  '/terms',
  '/contact',
  '/what-is-temp-mail',
  '/about',
  '/help',
  '/developers',
  '/api/docs',
  '/fake-email-generator',
  '/burner-email',
  '/blog',
  '/blog/email-security-best-practices',
  '/blog/how-mayfly-works',
  '/blog/no-such-post',
];

// One visitor for all pages, so that assets are cached.
let visit: Awaited<ReturnType<typeof openPage>>;
const site = setUpSite();
beforeAll(async () => {
  visit = await openPage(site);
});

test.each(types)('%s passes axe and fits, light and dark, wide and narrow', async (path) => {
  const { page, errors, foreign } = visit;
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await findAxeViolationsIn(page, LOOKS)).toEqual([]);
  for (const landmark of ['header', 'main', 'footer']) {
    expect(await page.locator(`body > * > ${landmark}`).count(), landmark).toBe(1);
  }
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
});

test('the open cookie banner and the open subject list are accessible too', async () => {
  const { page } = visit;
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
  expect(await findAxeViolationsIn(page, [['dark', 1440]])).toEqual([]);
});

test('the snippets for developers have the origin that the visitor sees, and are copied as shown', async () => {
  const { page, errors } = visit;
  await page.goto('/help');
  await page.getByText('Is there an API?').click();
  await page.getByRole('link', { name: '/developers' }).click();
  await page.getByRole('heading', { level: 1, name: /Email for your tests/ }).waitFor();
  const { origin } = new URL(page.url());
  expect(origin).not.toBe(site.app.config.publicUrl);
  expect(await page.locator('pre').allTextContents()).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`baseUrl: '${origin}'`),
      expect.stringContaining(`"url": "${origin}/mcp"`),
    ]),
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy mcp.json' }).click();
  const config = JSON.parse(await page.evaluate('navigator.clipboard.readText()'));
  expect(config.mcpServers.mayfly.url).toBe(`${origin}/mcp`);
  expect(errors).toEqual([]);
});
