import { describe, expect, it } from 'vitest';
import { borrowPage, openAt } from '#tests/support/borrow-page.ts';
import { generateAddress, openGuest, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

const words = 'This part could not be loaded. Check your connection and try again.';

/** What a browser says on a computer without network. A server on the same computer still answers. */
const withoutNetwork = `Object.defineProperty(navigator, 'onLine', { get: () => false });`;

describe('a part that cannot be loaded', () => {
  it('without a connection shows an error and is loaded when trying again', async () => {
    // A page that has loaded the part before would find it in its cache.
    const { page, context, problems } = await site.browser.openPage(site.app.http);
    const services = page.getByRole('button', { name: 'Services' });
    await context.setOffline(true);
    await services.click();
    await page.getByRole('alert').getByText(words).waitFor();
    expect(await page.getByRole('button', { name: 'Reload' }).count()).toBe(0);
    expect(await page.getByRole('menu').count()).toBe(0);
    expect(await page.evaluate('document.activeElement?.textContent')).toContain('Services');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('menuitem').first().waitFor();
    expect(await page.getByText(words).count()).toBe(0);
    // The notice that there is no connection may not have been loaded either, which the browser only logs.
    expect(problems.filter((one) => !one.includes('no connection'))).toEqual([]);
    await context.close();
  });

  it('after a new release leaves everything else working, and a reload fixes it', async () => {
    const { page, close } = await openAt(site, '/');
    const gone = /\/(shortcut-list|message-view)-[^/]*\.js$/;
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
    // The keys work a moment after the page is there.
    await expect
      .poll(async () => {
        await page.keyboard.press('?');
        return page.getByText(words).count();
      })
      .toBe(1);
    const to = await generateAddress(page);
    await sendBySmtp(site.app.smtpPort, { to, subject: 'Unread yet', text: 'words' });
    const row = page.getByRole('button', { name: /Unread yet/ });
    await row.click();
    await expect.poll(() => page.evaluate('history.state?.message ?? null')).toBeNull();
    await row.waitFor();
    await page.unroute(gone);
    await page.getByRole('button', { name: 'Reload' }).click();
    await row.waitFor();
    await expect
      .poll(async () => {
        await page.keyboard.press('?');
        return page.getByRole('dialog', { name: 'Keyboard shortcuts' }).isVisible();
      })
      .toBe(true);
    await page.keyboard.press('Escape');
    await row.click();
    await page.getByRole('heading', { level: 3, name: 'Unread yet' }).waitFor();
    await close();
  });

  it('after a new release, a link to a page leads there all the same', async () => {
    const { page, close } = await openAt(site, '/');
    await page.route(/\/pricing-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }).click();
    await page.waitForURL('**/pricing', { timeout: 10_000 });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Generate Temporary Email' }).waitFor();
    await close();
  });
});

describe('a page without network whose server answers', () => {
  it('works as always', async () => {
    const { page, problems, close } = await borrowPage(site);
    await page.addInitScript(withoutNetwork);
    await page.goto('/');
    await page.evaluate(`window.dispatchEvent(new Event('offline'))`);
    const to = await generateAddress(page);
    await page.getByText('Live', { exact: true }).waitFor();
    await page.evaluate(`window.dispatchEvent(new Event('offline'))`);
    await sendBySmtp(site.app.smtpPort, { to, subject: 'Over loopback', text: 'words' });
    await page.getByRole('button', { name: /Over loopback/ }).click();
    await page.getByRole('article').getByText('words', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Address options' }).click();
    await page.getByRole('menuitem', { name: 'Open on your phone' }).click();
    await page.getByRole('dialog', { name: 'Open on your phone' }).waitFor();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('button', { name: /Over loopback/ }).waitFor();
    await page.getByText('Live', { exact: true }).waitFor();
    expect(await page.getByText(/could not be loaded|You are offline/).count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });
});

describe('with a clock of its own, a page', () => {
  it('shows no error when a part cannot be loaded that nobody asked for', async () => {
    const { page, close } = await borrowPage(site);
    await page.clock.install();
    await page.route(/\/feedback-notice-/, (route) => route.abort());
    await page.goto('/');
    const request = page.waitForRequest(/\/feedback-notice-/);
    await page.clock.fastForward(46_000);
    await request;
    await page.clock.runFor(1000);
    expect(await page.getByText(words).count()).toBe(0);
    await page.getByRole('button', { name: 'Generate Temporary Email' }).waitFor();
    await close();
  });

  it('asks for feedback also while mail is awaited, and covers neither the list nor the open message', async () => {
    const { page, address: to, close } = await openGuest(site);
    await page.clock.install();
    await page.goto('/');
    await page.getByText('Live', { exact: true }).waitFor();
    const notice = page.getByRole('complementary', { name: 'Feedback' });
    await page.clock.fastForward(60_000);
    await page.getByText('No messages yet').waitFor();
    await notice.waitFor();
    await sendBySmtp(site.app.smtpPort, { to, subject: 'A long read', text: 'words' });
    await page.getByRole('button', { name: /A long read/ }).click();
    await page.getByRole('heading', { level: 3, name: 'A long read' }).waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('A long read');
    const asked = (await notice.boundingBox())!;
    const list = (await page.getByRole('list', { name: 'Messages' }).boundingBox())!;
    const message = (await page.getByRole('article').boundingBox())!;
    expect(asked.y).toBeGreaterThanOrEqual(list.y + list.height);
    expect(asked.x + asked.width).toBeLessThanOrEqual(message.x);

    await page.getByRole('button', { name: 'Not now' }).click();
    await notice.waitFor({ state: 'detached' });
    await page.clock.fastForward(60_000);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByText('No message selected').waitFor();
    expect(await notice.count()).toBe(0);
    await close();
  });

  it('loads a part again after 15 seconds if it is always shown, like the inbox', async () => {
    const { page, close } = await openGuest(site);
    await page.clock.install();
    await page.addInitScript(withoutNetwork);
    await page.route('**/robots.txt', (route) => route.abort());
    await page.goto('/');
    await page.getByText(words).waitFor();
    expect(await page.getByText('No messages yet').count()).toBe(0);
    await page.unroute('**/robots.txt');
    await page.clock.fastForward(15_000);
    await page.getByText('No messages yet').waitFor();
    await close();
  });
});
