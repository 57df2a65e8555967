import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpSite } from '#tests/support/site.ts';
import { openPage } from '#tests/support/visit.ts';

const site = setUpSite({ supportEmail: 'help@example.org' });

describe('contact', () => {
  let visit: Awaited<ReturnType<typeof openPage>>;
  beforeAll(async () => {
    visit = await openPage(site);
    await visit.page.goto('/contact');
  });
  afterAll(() => visit.close());
  const subject = (page: Page) => page.getByRole('combobox', { name: /^Subject/ });
  const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

  test('shows the support address and six rows for the message', async () => {
    const { page } = visit;
    await page.getByRole('link', { name: 'help@example.org' }).waitFor();
    expect(await page.getByLabel('Message').getAttribute('rows')).toBe('6');
  });

  test('the first wrong field has the focus, and the header does not cover its label', async () => {
    const { page } = visit;
    await page.setViewportSize({ width: 1366, height: 500 });
    await send(page);
    await expect.poll(() => page.evaluate('document.activeElement.name')).toBe('name');
    const header = (await page.getByRole('banner').boundingBox())!;
    const label = (await page.getByText('Your Name', { exact: true }).boundingBox())!;
    expect(label.y).toBeGreaterThanOrEqual(header.y + header.height);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('the subject list works by pointer and keyboard and closes on a click outside', async () => {
    const { page } = visit;
    await subject(page).click();
    await expect
      .poll(() => page.getByRole('option').allInnerTexts())
      .toEqual(['Privacy', 'Terms', 'Support', 'Feedback', 'Other']);
    await page.mouse.click(5, 5);
    await expect.poll(() => page.getByRole('option').count()).toBe(0);
    await subject(page).click();
    await page.getByRole('option', { name: 'Terms' }).click();
    await expect.poll(() => subject(page).textContent()).toBe('Terms');
    await subject(page).press('ArrowDown');
    const highlighted = page.locator('[role="option"][data-highlighted]');
    await highlighted.filter({ hasText: 'Terms' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await highlighted.filter({ hasText: 'Support' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => subject(page).textContent()).toBe('Support');
  });

  test('type=feedback preselects that subject', async () => {
    const { page } = visit;
    await page.goto('/contact?type=feedback');
    await expect.poll(() => subject(page).textContent()).toBe('Feedback');
    expect(await page.evaluate('scrollY')).toBe(0);
  });
});

describe('every page', () => {
  let visit: Awaited<ReturnType<typeof openPage>>;
  beforeAll(async () => {
    visit = await openPage(site);
    await visit.page.goto('/help');
  });
  afterAll(() => visit.close());

  test('has each tag of its head once, before and after navigation', async () => {
    const { page } = visit;
    const canonical = page.locator('link[rel="canonical"]');
    const origin = new URL(site.app.config.publicUrl).origin;
    expect(await canonical.count()).toBe(1);
    expect(await canonical.getAttribute('href')).toBe(`${origin}/help`);
    const description = page.locator('meta[name="description"]');
    expect(await description.count()).toBe(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
    expect(await canonical.count()).toBe(1);
    expect(await canonical.getAttribute('href')).toBe(`${origin}/terms`);
    // Only search engines read it, and they load every page directly.
    expect(await description.count()).toBe(0);
    await page.goBack();
  });

  test('opens links in its text inside the app, except those to the API reference', async () => {
    const { page } = visit;
    await page.evaluate('window.sameDocument = true');
    await page.getByRole('link', { name: 'What we store, and for how long' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    expect(await page.evaluate('window.sameDocument')).toBe(true);
    await page.goBack();
    await page.getByText('Is there an API?').click();
    await page.getByRole('link', { name: '/api/openapi.json' }).click();
    await page.getByText('"openapi"').waitFor();
    expect(await page.evaluate('window.sameDocument')).toBeUndefined();
  });
});
