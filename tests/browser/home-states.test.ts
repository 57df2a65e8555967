import { beforeAll, describe, expect, it } from 'vitest';
import { timings } from '#contract/timings.ts';
import { createGuest } from '#tests/support/api-client.ts';
import { borrowPage, sharePage } from '#tests/support/borrow-page.ts';
import { addressField, generateAddress, openGuest, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

// A page with a clock of its own loads everything again, so these tests share one.
describe('as time passes', () => {
  const shared = sharePage(() => borrowPage(site));
  beforeAll(() => shared.page.clock.install());

  /** A new visitor, or this guest, who is not asked for feedback. */
  async function startAnew(token?: string) {
    const { page } = shared;
    await page.unrouteAll();
    page.removeAllListeners('request');
    await page.clock.resume();
    await page.goto('/robots.txt');
    await page.evaluate('localStorage.clear(); sessionStorage.clear()');
    if (token)
      await page.evaluate(
        `sessionStorage.guest_session_token = '${token}'; localStorage.hasShownFeedbackPopup = 'true'`,
      );
    return page;
  }

  it('a first visit starts one guest session, keeps the selected theme, and is asked for feedback after 45 s, once', async () => {
    const page = await startAnew();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/guest/init')) calls.push(request.method());
    });
    const scheme = () => page.evaluate('getComputedStyle(document.documentElement).colorScheme');
    await page.goto('/');
    expect(await scheme()).toBe('light dark');
    await page.getByRole('button', { name: 'Theme' }).click();
    expect(await scheme()).toBe('dark');
    await expect.poll(() => page.evaluate('sessionStorage.guest_session_token')).toBeTruthy();
    await page.reload();
    expect(await scheme()).toBe('dark');

    await page.clock.fastForward(44_000);
    const notice = page.getByRole('complementary', { name: 'Feedback' });
    expect(await notice.count()).toBe(0);
    await page.clock.runFor(2000);
    await notice.waitFor();
    expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
    await page.getByRole('button', { name: 'Share feedback' }).click();
    await page.waitForURL('/contact?type=feedback');
    expect(await page.evaluate('localStorage.hasShownFeedbackPopup')).toBe('true');
    await page.goto('/');
    await page.clock.runFor(60_000);
    // A visitor without a session asks for one here.
    await generateAddress(page);
    expect(await notice.count()).toBe(0);
    expect(calls).toEqual(['POST']);
  });

  it('the list refreshes every 15 s until the stream is live, then shows mail at once and asks for nothing', async () => {
    const guest = await createGuest(site.app.http);
    const { address: to } = await guest.generate();
    const page = await startAnew(guest.token);
    const send = (subject: string) => sendBySmtp(site.app.smtpPort, { to, subject, text: 'x' });
    await page.route('**/api/guest/events*', (route) => route.abort());
    await page.goto('/');
    await page.getByText('Not live', { exact: true }).waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const lists = () => asked.filter((path) => path.endsWith('/messages'));
    await send('By and by');
    await page.clock.fastForward(5_000);
    // What the page has asked for before, the server has been asked for then.
    await page.evaluate(`fetch('/robots.txt').then(({ ok }) => ok)`);
    expect(lists()).toEqual([]);
    await page.clock.fastForward(11_000);
    const row = page.getByRole('button', { name: /By and by/ });
    await row.waitFor();
    expect(lists()).toHaveLength(1);
    expect(await row.textContent()).toContain('Just now');
    await page.clock.fastForward(90_000);
    await expect.poll(() => row.textContent()).toContain('1m ago');

    // The page asks once more when its stream is open.
    await page.unroute('**/api/guest/events*');
    const opened = page.waitForResponse(/\/events/);
    await page.clock.fastForward(60_000);
    await opened;
    const last = page.waitForResponse(/\/messages/);
    await page.getByText('Live', { exact: true }).waitFor();
    await last;
    asked.length = 0;
    await page.clock.fastForward(2 * timings.eventHeartbeat);
    await send('At once');
    await page.getByRole('button', { name: /At once/ }).waitFor();
    expect(asked.filter((path) => path.includes('/emails'))).toEqual([]);

    // From here on only the test moves the clock, so that a slow machine misses no second.
    const refresh = page.getByRole('button', { name: /^(Refresh|Wait)/ });
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 5000);
    await refresh.click();
    await page.clock.runFor(50);
    await expect.poll(() => refresh.textContent()).toBe('Wait 5s');
    expect(await refresh.isDisabled()).toBe(true);
    await page.clock.runFor(5300);
    await expect.poll(() => refresh.textContent()).toBe('Refresh');
    expect(await refresh.isDisabled()).toBe(false);
  });

  it('addresses that expire are no longer counted or deleted, and the one on screen goes with the next refresh', async () => {
    const guest = await createGuest(site.app.http);
    for (let n = 0; n < 2; n++) await guest.generate();
    const page = await startAnew(guest.token);
    // The real list would reset the page's clock to the server's, so the list is held back and then empty.
    let over = false;
    const looked = Promise.withResolvers<void>();
    await page.route('**/api/guest/emails', async (route) => {
      if (!over) return route.continue();
      await looked.promise;
      await route.fulfill({ json: { success: true, emails: [], serverTime: new Date().toISOString() } });
    });
    await page.goto('/');
    await page.getByText('Live', { exact: true }).waitFor();
    await page.getByRole('combobox', { name: 'Select an address' }).waitFor();
    const shown = await addressField(page).inputValue();
    await page.getByRole('button', { name: 'Generate Temporary Email' }).click();
    const limit = page.getByRole('dialog', { name: 'Email Limit Reached' });
    await limit.getByText('You can keep using the ones you have.').waitFor();

    over = true;
    await page.clock.fastForward('01:00:05');
    await expect.poll(() => limit.textContent()).not.toContain('keep using');
    await page.keyboard.press('Escape');
    await page.getByText('This address has expired').waitFor();
    await page.getByText('2/2', { exact: true }).waitFor();
    expect(await addressField(page).inputValue()).toBe(shown);
    expect(await page.getByRole('combobox', { name: 'Select an address' }).count()).toBe(0);
    expect(await page.getByText('Live', { exact: true }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Copy', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Address options' }).click();
    const item = page.getByRole('menuitem', { name: 'Expired - Cannot Delete' });
    expect(await item.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Escape');

    looked.resolve();
    await page.clock.fastForward(30_000);
    await page.getByText('No Active Email').waitFor();
  });
});

it('a mail is shown that arrived after the first list was read and before the live stream was open', async () => {
  const { page, address: to, close } = await openGuest(site);
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
      await sendBySmtp(site.app.smtpPort, { to, subject: 'In between', text: 'x' });
      stored.resolve();
      await opened.promise;
      // The page may have given up this request.
      await route.fulfill({ response: emptyList }).catch(() => {});
    },
    { times: 1 },
  );
  await page.goto('/');
  await page.getByText('Live', { exact: true }).waitFor();
  opened.resolve();
  await page.getByRole('button', { name: /In between/ }).waitFor();
  await close();
});
