import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdScripts, pressOnceAlive } from '#tests/support/account-pages.ts';
import { setUpSite } from '#tests/support/site.ts';
import { openPage, scrollPast } from '#tests/support/visit.ts';

const site = setUpSite({ supportEmail: 'help@example.org' });

const events = (page: Page) => page.evaluate<{ event: string }[]>('window.dataLayer ?? []');

describe('pricing', () => {
  let visit: Awaited<ReturnType<typeof openPage>>;
  beforeAll(async () => {
    visit = await openPage(site);
    await visit.page.goto('/pricing');
  });
  afterAll(() => visit.close());

  test('Upgrade to Premium opens the upgrade page and is reported with its value', async () => {
    const { page } = visit;
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await page.waitForURL('**/upgrade');
    expect(await events(page)).toEqual(
      expect.arrayContaining([
        { event: 'tier_selected', tier: 'premium' },
        { event: 'premium_upgrade', value: 4.99, currency: 'USD' },
      ]),
    );
    await page.goBack();
  });

  test('Get Started Free opens home at the top and is reported', async () => {
    const { page } = visit;
    const start = page.getByRole('button', { name: 'Get Started Free' });
    await scrollPast(start);
    await start.click();
    await page.waitForURL(`${site.app.http}/`);
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    expect(await events(page)).toContainEqual({ event: 'tier_selected', tier: 'free' });
  });
});

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

  test('shows errors beside the fields and sends nothing', async () => {
    const { page } = visit;
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await page.getByLabel('Your Email').fill('not an address');
    await send(page);
    await page.getByText('Please enter your name.').waitFor();
    await page.getByText('Please enter a valid email address.').waitFor();
    await page.getByText('Please choose a subject.').waitFor();
    await page.getByText('Please enter a message.').waitFor();
    expect(sent.filter((url) => url.endsWith('/api/contact'))).toEqual([]);
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

  test('shows an error when sending fails, keeps the text, and thanks for it once it is accepted', async () => {
    const { page } = visit;
    await page.getByLabel('Your Name').fill('Ada');
    await page.getByLabel('Your Email').fill('ada@example.org');
    await page.getByLabel('Message').fill('Hello there.');
    await page.route('**/api/contact', (route) => route.abort());
    await send(page);
    await page
      .getByRole('alert')
      .getByText('Sorry, there was an error sending your message. Please try again.')
      .waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('Hello there.');
    await page.unroute('**/api/contact');
    await send(page);
    await page
      .getByRole('status')
      .getByText("Thank you for your message! We'll get back to you soon.")
      .waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('');
  });

  test('type=feedback preselects that subject', async () => {
    const { page } = visit;
    await page.goto('/contact?type=feedback');
    await expect.poll(() => subject(page).textContent()).toBe('Feedback');
    expect(await page.evaluate('scrollY')).toBe(0);
  });

  test('filled in before the script had loaded can be sent from the first moment on', async () => {
    const { page, close } = await openPage(site);
    const letThrough = await holdScripts(page);
    await page.goto('/contact?type=feedback', { waitUntil: 'commit' });
    await page.getByLabel('Your Name').fill('Ada');
    await page.getByLabel('Your Email').fill('ada@example.org');
    await page.getByLabel('Message').fill('Typed early.');
    await pressOnceAlive(page, 'main [type=submit]');
    letThrough();
    await page.getByText('Thank you for your message!').waitFor();
    await close();
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
