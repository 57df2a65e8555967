import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { findAxeViolationsIn } from '#tests/support/axe.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { addressField, generateAddress, sendBySmtp, withoutFeedback } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';
import { refusal } from '../support/refusal.ts';

const site = setUpSite();
const HOUR = 3_600_000;

describe('mail', () => {
  it('to another address of mine is counted in the switcher and offered in the empty list', async () => {
    const { page, close } = await openAt(site, '/');
    const first = await generateAddress(page);
    await generateAddress(page);
    await page.getByText('Live', { exact: true }).waitFor();
    await sendBySmtp(site.app.smtpPort, { to: first, subject: 'Over here', text: 'x' });
    await page.getByText(`1 new message at ${first}`).waitFor();
    const switcher = page.getByRole('combobox', { name: 'Select an address' });
    expect(await switcher.textContent()).toMatch(/^1/);
    await switcher.click();
    expect(await page.getByRole('option', { name: first }).textContent()).toContain('1 unread');
    await page.keyboard.press('Escape');
    const go = page.getByRole('button', { name: 'Go to this inbox' });
    // In sight on a phone, too.
    await page.setViewportSize({ width: 360, height: 740 });
    const { y, height } = (await go.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(740);
    expect((await page.getByText('No messages yet').boundingBox())!.y).toBeGreaterThan(y);
    await page.setViewportSize({ width: 1440, height: 900 });
    await go.click();
    await page.getByRole('listitem').getByRole('button', { name: 'Over here' }).waitFor();
    expect(await addressField(page).inputValue()).toBe(first);
    // The button is gone, and the focus is at the list.
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('inbox-heading');
    await close();
  });

  it('that opens by itself gets the focus if nothing has it, on a wide screen and on a phone', async () => {
    const { page, close } = await openAt(site, '/');
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const to = await generateAddress(page);
      await page.getByText('Live', { exact: true }).waitFor();
      await addressField(page).click();
      await page.evaluate('document.activeElement.blur()');
      await sendBySmtp(site.app.smtpPort, { to, subject: 'Here it is', html: '<p>In a frame</p>' });
      const heading = page.getByRole('heading', { level: 3, name: 'Here it is' });
      await heading.waitFor();
      await expect.poll(() => heading.evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true);
      // A press in the mail is all that the page notices of somebody who reads it.
      await expect.poll(() => page.title()).toMatch(/^\(1\)/);
      await page.frameLocator('iframe[title="Message"]').getByText('In a frame').dispatchEvent('mousedown');
      await page.locator('iframe[title="Message"]').focus();
      await expect.poll(() => page.title()).not.toMatch(/^\(1\)/);
      await page.getByRole('button', { name: 'Back', exact: true }).click();
    }
    await close();
  });

  it('that comes while another is open is counted at the way back', async () => {
    const width = 360;
    const { page, close } = await openAt(site, '/', { viewport: { width, height: 780 } });
    const to = await generateAddress(page);
    await page.getByText('Live', { exact: true }).waitFor();
    await sendBySmtp(site.app.smtpPort, { to, subject: 'First', text: 'x' });
    await page.getByRole('listitem').getByRole('button', { name: 'First' }).click();
    const back = page.getByRole('button', { name: /^Back/ });
    expect(await back.getAttribute('aria-label')).toBe('Back');
    const before = await back.boundingBox();
    await sendBySmtp(site.app.smtpPort, { to, subject: 'Second', text: 'x' });
    await page.getByRole('button', { name: 'Back, 1 new message', exact: true }).waitFor();
    await sendBySmtp(site.app.smtpPort, { to, subject: 'Third', text: 'x' });
    await page.getByRole('button', { name: 'Back, 2 new messages', exact: true }).getByText('2').waitFor();
    expect(await back.boundingBox()).toEqual(before);
    // Where the list is beside the message, it shows them.
    await page.setViewportSize({ width: 1440, height: 780 });
    await page.getByRole('button', { name: 'Back', exact: true }).waitFor();
    await page.setViewportSize({ width, height: 780 });
    await back.click();
    await page.getByRole('listitem').getByRole('button', { name: 'Second' }).click();
    await page.getByRole('button', { name: 'Back', exact: true }).waitFor();
    await close();
  });

  it('that is open stays when its address expires, after a warning that offers the download', async () => {
    const { page, context } = await site.browser.openPage('');
    await withoutFeedback(page);
    await page.clock.install();
    await page.goto(site.app.http);
    await page.clock.runFor(2000);
    const to = await generateAddress(page);
    const pixels = [1, 2, 3]
      .map((nth) => `<img src="https://t.example/${nth}" width="1" height="1">`)
      .join('');
    await sendBySmtp(site.app.smtpPort, { to, subject: 'Tracked', html: `<p>news</p>${pixels}` });
    await page.getByRole('listitem').getByRole('button', { name: 'Tracked' }).click();
    await page.getByText('Blocked 3 trackers').waitFor();
    await sendBySmtp(site.app.smtpPort, {
      to,
      subject: 'Still reading',
      html: '<p>every word</p><img src="https://example.org/a.png" alt="A">',
    });
    const shared = await context.newPage();
    await shared.goto(`${site.app.http}/inbox/${to}`);
    const warning = (on: Page) => on.getByText('will be deleted in less than two minutes');
    for (const one of [page, shared]) {
      await one.getByRole('listitem').getByRole('button', { name: 'Still reading' }).click();
      await one.frameLocator('iframe[title="Message"]').getByText('every word').waitFor();
      await one.getByRole('button', { name: 'Show remote images' }).waitFor();
      expect(await warning(one).count()).toBe(0);
      await one.getByText(/^(59m|1h 0m) left$/).waitFor();
    }
    await context.route('**/api/guest/emails', (route) => route.abort());
    await page.clock.fastForward('58:30');
    for (const one of [page, shared]) {
      await warning(one).waitFor();
      // The bar and the message show one clock.
      const clocks = await one.evaluate(
        `[...document.querySelectorAll('.desk span')].map((span) => span.textContent).filter((text) => /^[01]:\\d\\d( left)?$/.test(text))`,
      );
      const [time] = clocks as string[];
      expect(new Set(clocks as string[])).toEqual(new Set([time, time!.replace(' left', '')]));
    }
    expect(await findAxeViolationsIn(page, [['dark', 1440]])).toEqual([]);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download message' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.eml$/);
    await page.clock.fastForward('01:35');
    for (const one of [page, shared]) {
      await one.getByText('This one stays here until you close it.').waitFor();
      await one.getByText('This address has expired', { exact: true }).waitFor();
    }
    await page.clock.fastForward('01:00');
    for (const one of [page, shared]) {
      await one.frameLocator('iframe[title="Message"]').getByText('every word').waitFor();
      expect(await one.getByRole('button', { name: 'Show remote images' }).count()).toBe(0);
      expect(await one.getByText('1 remote image', { exact: true }).count()).toBe(0);
      for (const text of ['Auto-refreshing every 15 seconds', 'Live', 'Our server does not answer.'])
        expect(await one.getByText(text, { exact: true }).count(), text).toBe(0);
      expect(await one.getByRole('button', { name: 'Refresh' }).isDisabled()).toBe(true);
      expect(await one.getByRole('button', { name: 'Download raw source' }).count()).toBe(0);
    }
    await page.getByRole('button', { name: 'Address options' }).click();
    const phone = page.getByRole('menuitem', { name: 'Open on your phone' });
    expect(await phone.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Escape');
    for (const one of [page, shared]) {
      await one.getByRole('button', { name: 'Back', exact: true }).click();
      await one.getByText('Gone. Nothing left.').waitFor();
      expect(await one.getByText('has expired').count()).toBe(1);
    }
    await page.getByText('3 trackers never saw you.').waitFor();
    expect(await shared.getByText('never saw you').count()).toBe(0);
    await context.close();
  });
});

describe('the limit', () => {
  it('is told before the click, after a reload too, and ends on screen', async () => {
    const { page, context } = await site.browser.openPage('');
    await withoutFeedback(page);
    // Nearly a whole minute before the next figure, for machines that are slow.
    let end = new Date(Date.now() + 47 * HOUR + 59.9 * 60_000).toISOString();
    // The page takes its time from the list, which has to skip the same.
    let skipped = 0;
    await page.clock.install();
    await page.route('**/api/guest/emails', (route) => {
      const serverTime = new Date(Date.now() + skipped).toISOString();
      return route.fulfill({ json: { success: true, emails: [], serverTime, cooldownEnd: end } });
    });
    await page.goto(site.app.http);
    await page.clock.runFor(2000);
    const note = page.getByText(/^2 of 2 used\. Next address in/);
    await expect.poll(() => note.textContent()).toBe('2 of 2 used. Next address in 47 h 59 min');
    await page.getByText('2/2', { exact: true }).waitFor();
    await page.getByText('Messages to your next address appear here automatically.').waitFor();
    skipped = 61_000;
    await page.clock.fastForward(61_000);
    await expect.poll(() => note.textContent()).toBe('2 of 2 used. Next address in 47 h 58 min');

    end = new Date(Date.now() + skipped + 70_000).toISOString();
    await page.reload();
    await page.clock.runFor(2000);
    await expect.poll(() => note.textContent()).toBe('2 of 2 used. Next address in 1 min');
    expect(await page.getByText('one.click.away@…').count()).toBe(0);
    await page.getByText(/^Your next address: \w+day.* \d+:\d\d.[AP]M$/).waitFor();
    await page.route('**/api/guest/generate-email', (route) =>
      route.fulfill({ status: 403, json: { ...refusal('cooldown'), cooldownEnd: end } }),
    );
    await page.getByRole('button', { name: 'Generate Temporary Email' }).click();
    await page.getByRole('alert').getByText('You are on cooldown.').waitFor();
    skipped += 90_000;
    await page.clock.fastForward(90_000);
    await page.getByText('You can generate again').waitFor();
    // One sentence, and it is true.
    expect(await page.getByText('cooldown').count()).toBe(0);
    await page.getByText('one.click.away@…').waitFor();
    await page.getByText('0/2', { exact: true }).waitFor();
    await page.getByText('Generate an address above.').waitFor();
    await context.close();
  });

  it('of a shared network has its own words and countdown, and ends with a button', async () => {
    const { page, context } = await site.browser.openPage('');
    await page.clock.install();
    await page.route('**/api/guest/generate-email', (route) =>
      route.fulfill({
        status: 429,
        json: {
          ...refusal('network-limit'),
          cooldownEnd: new Date(Date.now() + 30 * 60_000).toISOString(),
        },
      }),
    );
    await page.goto(site.app.http);
    await page.clock.runFor(2000);
    await page.getByRole('button', { name: 'Generate Temporary Email' }).click();
    const modal = page.getByRole('dialog', { name: 'Email Limit Reached' });
    await modal.getByText('generated from your network').waitFor();
    expect(await modal.textContent()).not.toMatch(/free plan|keep using|Upgrade/);
    expect(await modal.getByRole('timer').textContent()).toMatch(/^0h (29|30)m \d+s$/);
    expect(await page.evaluate('localStorage.guest_cooldown_end ?? null')).toBeNull();
    await page.clock.fastForward('31:00');
    await modal.getByText('You can generate again').waitFor();
    await page.unroute('**/api/guest/generate-email');
    await modal.getByRole('button', { name: 'Generate Temporary Email' }).click();
    await addressField(page).waitFor();
    await context.close();
  });
});

describe('what is offered', () => {
  it('to guests says that premium is coming soon, before the click', async () => {
    const { page, close } = await openAt(site, '/');
    const described = (name: string) =>
      page
        .getByRole('link', { name, exact: true })
        .first()
        .evaluate((link) => {
          const id = link.getAttribute('aria-describedby') ?? '';
          return link.ownerDocument.getElementById(id)?.textContent;
        });
    expect(await described('Upgrade')).toBe('coming soon');
    expect(await described('Upgrade to Premium')).toBe('coming soon');
    expect(await page.getByRole('complementary', { name: 'Advertisement' }).textContent()).toContain(
      'coming soon',
    );
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await page.getByRole('region', { name: 'PREMIUM' }).getByText('coming soon').waitFor();
    const current = page.getByRole('banner').locator('[aria-current=page]');
    expect(await current.allTextContents()).toEqual(['Pricing']);
    expect((await (await fetch(`${site.app.http}/favicon.ico`)).arrayBuffer()).byteLength).toBeGreaterThan(
      500,
    );
    // There is one such link.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
    await page.getByRole('main').locator('a[href="/api/docs"]').first().waitFor({ state: 'attached' });
    await page.goto(`${site.app.http}/burner-email`);
    await page.getByRole('button', { name: 'Services' }).click();
    const service = page.getByRole('menuitem', { name: 'Burner Email' });
    expect(await service.getAttribute('aria-current')).toBe('page');
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('link').first().click();
    await addressField(page).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await close();
  });

  it('to a premium account is no upgrade, and mail does not open by itself while somebody is typing', async () => {
    const { page, close } = await openAs(site, await createSignedIn(site.app, newEmail('paid')));
    for (const path of ['/blog/what-is-temporary-email', '/']) {
      await page.goto(path);
      await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).waitFor();
      await expect.poll(() => page.getByRole('link', { name: /^Upgrade/ }).count()).toBe(0);
    }
    const to = await generateAddress(page);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByLabel('Name of the next address (optional)').focus();
    await sendBySmtp(site.app.smtpPort, { to, subject: 'Not now', text: 'x' });
    await page.getByRole('listitem').getByRole('button', { name: 'Not now' }).waitFor();
    // By the time of another mail, it would have opened.
    await sendBySmtp(site.app.smtpPort, { to, subject: 'Nor this one', text: 'x' });
    await page.getByRole('listitem').getByRole('button', { name: 'Nor this one' }).waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
    await close();
  });

  it('to other accounts fits their plan', async () => {
    const expired = await openAs(site, await createSignedIn(site.app, newEmail('over'), 'expired'));
    await expired.page.goto('/account');
    await expired.page.getByText('Your API keys and webhooks are kept, but do not work').waitFor();
    await expired.page
      .getByRole('banner')
      .getByRole('link', { name: 'Resubscribe', description: 'coming soon' })
      .click();
    await expired.page.waitForURL('**/expired-subscription');
    await expired.close();

    const email = newEmail('free');
    const free = await openAs(site, await createSignedIn(site.app, email, 'free'));
    await free.page.goto('/');
    await free.page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
    await free.page.getByText(email).waitFor();
    await free.page.getByRole('heading', { name: 'Free plan' }).waitFor();
    await free.page.getByRole('button', { name: 'Delete My Account' }).click();
    const question = free.page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete My Account' }).click();
    await free.page.getByRole('heading', { name: 'Account Deleted' }).waitFor();
    await free.close();
  });
});
