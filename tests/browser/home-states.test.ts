import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { timings } from '#contract/timings.ts';
import { borrowPage, openAt } from '#tests/support/borrow-page.ts';
import { addressField, generateAddress, sendBySmtp, withoutFeedback } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

/** Counts how often the page has asked for messages since. */
function listsOf(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/messages?')) count += 1;
  });
  return () => count;
}

/** What the page has asked for before, the server has been asked for then. */
const answerOf = (page: Page) => page.evaluate(`fetch('/robots.txt').then(({ ok }) => ok)`);

/** Takes every event about a message out of the streams of a page, and counts those in `lost`. */
const loseMessages = `
  globalThis.lost = 0;
  const lose = (text) => text.replaceAll(/id: .*\\nevent: (message|updated)\\n.*\\n\\n/g, () => { lost += 1; return ''; });
  const call = window.fetch;
  window.fetch = async (url, options) => {
    const response = await call(url, options);
    if (!String(url).includes('/events')) return response;
    const body = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new TransformStream({ transform: (text, out) => out.enqueue(lose(text)) }))
      .pipeThrough(new TextEncoderStream());
    return new Response(body, response);
  };
`;

/** Collects in `said` what screen readers are told about messages. */
const recordSaid = `
  globalThis.said = [];
  new MutationObserver(() => {
    const text = document.querySelector('.desk > [aria-live]')?.textContent;
    if (text && !said.includes(text)) said.push(text);
  }).observe(document, { characterData: true, childList: true, subtree: true });
`;

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
      await page.clock.fastForward(2 * timings.eventHeartbeat);
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
    const lists = listsOf(page);
    await sendBySmtp(site.app.smtpPort, { to: address, subject: 'By and by', text: 'x' });
    await page.clock.fastForward(5_000);
    await answerOf(page);
    expect(lists()).toBe(0);
    await page.clock.fastForward(11_000);
    const row = page.getByRole('button', { name: /By and by/ });
    await row.waitFor();
    expect(lists()).toBe(1);
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

  it('while live hears every 15 s whether it has everything, and fetches what it missed', async () => {
    const { page, close } = await openAt(site, '/');
    await page.addInitScript(loseMessages);
    await page.reload();
    const address = await generateAddress(page);
    await page.getByText('Live', { exact: true }).waitFor();
    await page.getByText('Auto-refreshing every 15 seconds').waitFor();
    await sendBySmtp(site.app.smtpPort, { to: address, subject: 'Lost on the way', text: 'x' });
    const row = page.getByRole('button', { name: /Lost on the way/ });
    await expect.poll(() => page.evaluate('globalThis.lost')).toBeGreaterThan(0);
    expect(await row.count()).toBe(0);
    await row.waitFor();
    expect(await page.getByText('Live', { exact: true }).isVisible()).toBe(true);
    await close();
  });

  it.each(['fails to load at first', 'comes after an event'])(
    'announces no message of a list as new that %s',
    async (how) => {
      const { page, close } = await openAt(site, '/');
      const to = await generateAddress(page);
      const send = (subject: string) => sendBySmtp(site.app.smtpPort, { to, subject, text: 'x' });
      const row = (subject: string) => page.getByRole('button', { name: new RegExp(subject) });
      for (const subject of ['First', 'Second', 'Third']) await send(subject);
      await row('Third').waitFor();
      // What was said of them when they came belongs to the last visit.
      await page.evaluate(`localStorage.removeItem('guest_messages_${to}')`);
      let isHeld = true;
      let failed = 0;
      await page.route('**/messages?*', async (route) => {
        if (!isHeld) return route.continue();
        failed += 1;
        await (how.includes('fails') ? route.fulfill({ status: 503, json: {} }) : route.abort());
      });
      await page.addInitScript(recordSaid);
      await page.reload();
      if (how.includes('event')) {
        await page.getByText(/^(Live|No answer)$/).waitFor();
        await send('Fourth');
      } else await expect.poll(() => failed).toBeGreaterThan(2);
      isHeld = false;
      await page.getByRole('button', { name: 'Refresh' }).click();
      await row('Third').waitFor();
      await send('Last');
      await row('Last').waitFor();
      const said = () => page.evaluate('globalThis.said');
      await expect.poll(said).toContain('New message from Ada Lovelace: Last');
      expect(await said()).toEqual(['New message from Ada Lovelace: Last']);
      await close();
    },
  );

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

  it('loads an open message when another call is the first that is answered again', async () => {
    const { page, close } = await openAt(site, '/');
    const to = await generateAddress(page);
    await sendBySmtp(site.app.smtpPort, { to, subject: 'Not yet', text: 'words' });
    let isAway = true;
    await page.route(/\/messages\/[^/]+$/, (route) => (isAway ? route.abort() : route.continue()));
    await page.getByRole('button', { name: /Not yet/ }).click();
    await page
      .getByRole('article')
      .getByText(/could not be loaded|loads when our server answers/)
      .waitFor();
    isAway = false;
    // Only this is answered, and nothing else is tried again.
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('article').getByText('words', { exact: true }).waitFor({ timeout: 20_000 });
    await close();
  });

  it('says when the browser did not copy an address', async () => {
    const { page, close } = await openAt(site, '/');
    await generateAddress(page);
    await page.evaluate(`
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      document.execCommand = () => false;
    `);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('alert').getByText('Your browser did not copy this.').waitFor();
    expect(await page.getByText('Copied to clipboard!').count()).toBe(0);
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
