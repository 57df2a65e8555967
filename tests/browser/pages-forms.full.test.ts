import { expect, test } from 'vitest';
import { setUpSite } from '#tests/support/site.ts';
import { openPage } from '#tests/support/visit.ts';

const site = setUpSite({ supportEmail: 'help@example.org' });

test('contact shows the support address, the header covers no field that is wrong, and subjects are chosen by keyboard', async () => {
  const { page, close } = await openPage(site);
  await page.goto('/contact');
  await page.getByRole('link', { name: 'help@example.org' }).waitFor();
  await page.setViewportSize({ width: 1366, height: 500 });
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('name');
  const header = (await page.getByRole('banner').boundingBox())!;
  const label = (await page.getByText('Your Name', { exact: true }).boundingBox())!;
  expect(label.y).toBeGreaterThanOrEqual(header.y + header.height);
  const subject = page.getByRole('combobox', { name: /^Subject/ });
  await subject.press('ArrowDown');
  const names = ['Privacy', 'Terms', 'Support', 'Feedback', 'Other'];
  await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(names);
  await page.keyboard.press('ArrowDown');
  await page.locator('[role="option"][data-highlighted]').filter({ hasText: 'Terms' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => subject.textContent()).toBe('Terms');
  await close();
});

test('a page has each tag of its head once, before and after navigation, and only the API reference is another document', async () => {
  const { page, close } = await openPage(site);
  await page.goto('/help');
  await page.evaluate('window.sameDocument = true');
  const canonical = page.locator('link[rel="canonical"]');
  const description = page.locator('meta[name="description"]');
  const origin = new URL(site.app.config.publicUrl).origin;
  expect(await canonical.getAttribute('href')).toBe(`${origin}/help`);
  expect(await description.count()).toBe(1);
  await page.getByRole('link', { name: 'What we store, and for how long' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  expect(await page.evaluate('window.sameDocument')).toBe(true);
  expect(await canonical.getAttribute('href')).toBe(`${origin}/privacy`);
  // Only search engines read it, and they load every page directly.
  expect(await description.count()).toBe(0);
  await page.goBack();
  await page.getByText('Is there an API?').click();
  await page.getByRole('link', { name: '/api/openapi.json' }).click();
  await page.getByText('"openapi"').waitFor();
  expect(await page.evaluate('window.sameDocument')).toBeUndefined();
  await close();
});
