import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { borrowPage, openAt } from '#tests/support/borrow-page.ts';
import { addressField, generateAddress, sendBySmtp, withoutFeedback } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

describe('home', () => {
  it('starts one guest session half a second after loading, and keeps the selected theme after a reload', async () => {
    const { page, context } = await site.browser.openPage('', { colorScheme: 'light' });
    await page.clock.install();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/guest/init')) calls.push(request.method());
    });
    const scheme = () => page.evaluate('getComputedStyle(document.documentElement).colorScheme');
    await page.goto(site.app.http);
    expect(await scheme()).toBe('light dark');
    await page.getByRole('button', { name: 'Theme' }).click();
    expect(await scheme()).toBe('dark');
    await expect.poll(() => page.evaluate('sessionStorage.guest_session_token')).toBeTruthy();
    await page.reload();
    expect(await scheme()).toBe('dark');
    await page.getByRole('button', { name: 'Theme' }).click();
    expect(await scheme()).toBe('light dark');
    await page.clock.runFor(1200);
    expect(calls).toEqual(['POST']);
    await context.close();
  });

  describe('with an address', () => {
    let page: Page;
    let address: string;
    beforeAll(async () => {
      ({ page } = await site.browser.openPage(''));
      await withoutFeedback(page);
      await page.clock.install();
      await page.goto(site.app.http);
      await page.clock.runFor(2000);
    });

    it('asks for nothing as long as the live stream shows everything', async () => {
      const answered: string[] = [];
      page.on('response', (response) => answered.push(new URL(response.url()).pathname.split('/').at(-1)!));
      address = await generateAddress(page);
      await page.getByText('Live', { exact: true }).waitFor();
      // The page asks once more when its stream is open.
      await expect.poll(() => answered).toContain('events');
      await expect.poll(() => answered.slice(answered.indexOf('events'))).toContain('messages');
      // And once, when that part of the page is loaded, what mail servers tried.
      await expect.poll(() => answered).toContain('deliveries');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.clock.fastForward(40_000);
      await sendBySmtp(site.app.smtpPort, { to: address, subject: 'At once', text: 'x' });
      await page.getByRole('button', { name: /At once/ }).waitFor();
      expect(asked.filter((path) => path.includes('/emails'))).toEqual([]);
    });

    it('waits 5 s after a manual refresh and says so', async () => {
      const refresh = page.getByRole('button', { name: /^(Refresh|Wait)/ });
      // From here on only the test moves the clock, so that a slow machine misses no second.
      await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 5000);
      await refresh.click();
      await page.clock.runFor(50);
      await expect.poll(() => refresh.textContent()).toBe('Wait 5s');
      expect(await refresh.isDisabled()).toBe(true);
      expect(await refresh.locator('svg.animate-spin').count()).toBe(1);
      await page.clock.runFor(800);
      await expect.poll(() => refresh.locator('svg.animate-spin').count()).toBe(0);
      expect(await refresh.textContent()).toMatch(/^Wait [345]s$/);
      await page.clock.runFor(4500);
      await expect.poll(() => refresh.textContent()).toBe('Refresh');
      expect(await refresh.isDisabled()).toBe(false);
    });

    it('marks one that expires on screen and no longer offers to delete it', async () => {
      await page.clock.fastForward('01:00:05');
      await page.getByText('Expired', { exact: true }).waitFor();
      await page.getByText('This address has expired').waitFor();
      await page.getByRole('button', { name: 'Address options' }).click();
      const item = page.getByRole('menuitem', { name: 'Expired - Cannot Delete' });
      expect(await item.getAttribute('aria-disabled')).toBe('true');
    });
  });

  it('refreshes every 15 s without a live stream, and updates the age of messages', async () => {
    const { page, context } = await site.browser.openPage('');
    await withoutFeedback(page);
    await page.clock.install();
    await page.route('**/api/guest/events*', (route) => route.abort());
    await page.goto(site.app.http);
    await page.clock.runFor(2000);
    const address = await generateAddress(page);
    await page.getByText('Not live', { exact: true }).waitFor();
    await sendBySmtp(site.app.smtpPort, { to: address, subject: 'By and by', text: 'x' });
    expect(await page.getByRole('button', { name: /By and by/ }).count()).toBe(0);
    await page.clock.fastForward(16_000);
    const row = page.getByRole('button', { name: /By and by/ });
    await row.waitFor();
    expect(await row.textContent()).toContain('Just now');
    await page.clock.fastForward(90_000);
    await expect.poll(() => row.textContent()).toContain('1m ago');
    await context.close();
  });

  it('shows a mail that arrived after its first list was read and before the live stream was open', async () => {
    const { page, close } = await borrowPage(site);
    await withoutFeedback(page);
    const stored = Promise.withResolvers<void>();
    const opened = Promise.withResolvers<void>();
    await page.route('**/api/guest/events*', async (route) => {
      await stored.promise;
      await route.continue();
    });
    await page.route(
      '**/emails/*/messages*',
      async (route) => {
        const emptyList = await route.fetch();
        const address = decodeURIComponent(route.request().url().split('/').at(-2)!);
        await sendBySmtp(site.app.smtpPort, { to: address, subject: 'In between', text: 'x' });
        stored.resolve();
        await opened.promise;
        // The page may have given up this request.
        await route.fulfill({ response: emptyList }).catch(() => {});
      },
      { times: 1 },
    );
    await page.goto('/');
    await generateAddress(page);
    await page.getByText('Live', { exact: true }).waitFor();
    opened.resolve();
    await page.getByRole('button', { name: /In between/ }).waitFor();
    await close();
  });

  it('asks for feedback after 45 s, once', async () => {
    const { page, context } = await site.browser.openPage('');
    await page.clock.install();
    await page.goto(site.app.http);
    await page.clock.fastForward(44_000);
    const notice = page.getByRole('complementary', { name: 'Feedback' });
    expect(await notice.count()).toBe(0);
    await page.clock.runFor(2000);
    await notice.waitFor();
    expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
    await page.getByRole('button', { name: 'Share feedback' }).click();
    await expect.poll(() => page.url()).toBe(`${site.app.http}/contact?type=feedback`);
    expect(await page.evaluate('localStorage.hasShownFeedbackPopup')).toBe('true');
    await page.goto(site.app.http);
    await page.clock.fastForward(60_000);
    expect(await notice.count()).toBe(0);
    await context.close();
  });

  it('shows the top of a message that was selected far down the list', async () => {
    const { page, close } = await openAt(site, '/');
    await page.setViewportSize({ width: 1280, height: 800 });
    const to = await generateAddress(page);
    for (const subject of ['First', ...Array(7).fill('Later')])
      await sendBySmtp(site.app.smtpPort, { to, subject, text: 'words' });
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Later' }).count()).toBe(7);
    const row = page.getByRole('listitem').filter({ hasText: 'First' }).getByRole('button');
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await row.click();
    const top = async () => (await page.getByRole('heading', { name: 'First' }).boundingBox())?.y ?? -1;
    await expect.poll(top).toBeGreaterThan(56);
    expect(await top()).toBeLessThan(400);
    await close();
  });

  it('shows home for the path of an inbox without an address', async () => {
    const { page, problems, close } = await borrowPage(site);
    for (const path of ['/inbox/nobody', '/inbox/%']) {
      await page.goto(site.app.http + path);
      await page.getByRole('button', { name: 'Generate Temporary Email' }).waitFor();
    }
    expect(problems).toEqual([]);
    await close();
  });

  it('needs no scrolling on a small phone to generate, copy and see the first mail', async () => {
    const { page, close } = await borrowPage(site);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/');
    const address = await generateAddress(page);
    await sendBySmtp(site.app.smtpPort, { to: address, subject: 'In sight', text: 'x' });
    const row = page.getByRole('button', { name: /In sight/ });
    await row.waitFor();
    for (const part of [row, page.getByRole('button', { name: 'Copy', exact: true }), addressField(page)]) {
      const box = (await part.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(640);
      expect(box.x + box.width).toBeLessThanOrEqual(360);
    }
    await row.click();
    await page.getByRole('button', { name: 'Back' }).click();
    await row.waitFor();
    await close();
  });
});
