import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { borrowPage, openAt, sharePage } from '#tests/support/borrow-page.ts';
import { addressField, generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';
import { Mayfly } from '../../packages/client/src/index.ts';

const site = setUpSite({ smtpThreads: 2 });
const BUDGET = 160_000;

/** Counts in `glides` how often the page changes with a view transition. */
const countGlides = `
  globalThis.glides = 0;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (...given) => {
    glides++;
    return start(...given);
  };`;

describe('home', () => {
  const opened = sharePage(() => borrowPage(site, { reducedMotion: 'no-preference' }));

  it('loads at most 160 KB of gzipped JavaScript, and nothing from other hosts', async () => {
    const { page, problems } = opened;
    const scripts = new Map<string, Promise<Buffer>>();
    const foreign: string[] = [];
    page.on('response', (response) => {
      const url = response.url();
      if (!url.startsWith(site.app.http)) foreign.push(url);
      if (url.endsWith('.js')) scripts.set(url, response.body());
    });
    await page.goto(site.app.http);
    await page.waitForLoadState('networkidle');
    page.removeAllListeners('response');
    const bodies = await Promise.all(scripts.values());
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    expect(scripts.size).toBeGreaterThan(3);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
    expect(foreign).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('gives a guest an address in one click, to copy it, read a mail as it arrives, and delete both', async () => {
    const { page, problems } = opened;
    await page.getByText('No Active Email').waitFor();
    const address = await generateAddress(page);
    expect(address).toMatch(/^[a-z]+\.[a-z]+\.[a-z0-9]{6}@mayfly\.test$/);
    await page.getByText('1/2', { exact: true }).waitFor();
    await page.getByText('No messages yet').waitFor();
    await page.getByText('Auto-refreshing every 15 seconds').waitFor();
    await page.getByText('Live', { exact: true }).waitFor();

    // The confirmation is there for two seconds only.
    await Promise.all([
      page.getByText('Copied to clipboard!').waitFor(),
      page.getByRole('button', { name: 'Copy', exact: true }).click(),
    ]);
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(address);
    await page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
    // The hint of the waiting screen has changed.
    await page.getByText('Now paste it where you need it. The first message opens here by itself.').waitFor();
    const code = page.getByRole('img', { name: `QR code for ${site.app.http}/inbox/` });
    expect(await code.isVisible()).toBe(true);
    await page.getByText('Scan to go on with your phone').waitFor();

    await sendBySmtp(site.app.smtpPort, {
      to: address,
      subject: 'Your code is 482913',
      text: 'Enter 482913 at https://example.org/verify to continue.',
      attachments: [{ filename: 'terms.txt', content: 'x'.repeat(2048) }],
    });
    const row = page.getByRole('button', { name: /Ada Lovelace/ });
    // Sooner than the page would ask by itself.
    await row.waitFor();
    // The first message after Copy opens by itself, and counts as unread until the visitor is back.
    await page.getByRole('heading', { level: 3, name: 'Your code is 482913' }).waitFor();
    expect(await row.textContent()).toMatch(/Just now.*2 KB/);
    expect(await code.count()).toBe(0);
    await expect.poll(() => page.title()).toBe('482913 · Mayfly');
    // A script that knows the address reads the same.
    const elsewhere = new Mayfly({ baseUrl: site.app.http }).inbox(address);
    expect(await elsewhere.waitForCode()).toBe('482913');
    await page.getByText('New message from Ada Lovelace: code 4 8 2 9 1 3').waitFor({ state: 'attached' });

    await row.click();
    await page.getByRole('heading', { name: 'Your code is 482913' }).waitFor();
    expect(await page.getByText('<ada@example.org>').isVisible()).toBe(true);
    expect(await page.locator('time').textContent()).toMatch(/^\w+ \d+, \d{4} at \d+:\d\d.[AP]M P[DS]T$/);
    expect(
      await page.getByRole('link', { name: 'https://example.org/verify' }).getAttribute('rel'),
    ).toContain('noopener noreferrer');
    await expect.poll(() => page.title()).not.toMatch(/^[(\d]/);
    await page.getByRole('article').getByRole('button', { name: 'Copy code' }).click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('482913');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download terms.txt', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('terms.txt');
    const [source] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download raw source' }).click(),
    ]);
    expect(source.suggestedFilename()).toBe('Your code is 482913.eml');

    await page.getByRole('button', { name: 'Delete message' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No messages yet').waitFor();

    await page.getByRole('button', { name: 'Address options' }).click();
    await page.getByRole('menuitem', { name: 'Delete Email' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Email?' });
    await question.getByText('Are you sure? This action cannot be undone.').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await addressField(page).inputValue()).toBe(address);
    await page.getByRole('button', { name: 'Address options' }).click();
    await page.getByRole('menuitem', { name: 'Delete Email' }).click();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No Active Email').waitFor();
    // The place of a deleted address stays taken.
    await page.getByText('1/2', { exact: true }).waitFor();
    expect(await page.evaluate('localStorage.guest_temp_emails')).toBe('[]');
    expect(problems).toEqual([]);
  });
});

describe('a guest, on one visit', () => {
  const opened = sharePage(() => borrowPage(site));

  it('by keyboard alone gets an address and reads mail', async () => {
    const { page } = opened;
    await page.goto('/');
    await page.getByText('No Active Email').waitFor();
    await expect
      .poll(async () => {
        await page.keyboard.press('?');
        return page.getByRole('dialog', { name: 'Keyboard shortcuts' }).isVisible();
      })
      .toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.evaluate(countGlides);
    await page.getByRole('button', { name: 'Generate Temporary Email' }).focus();
    await page.keyboard.press('Enter');
    await addressField(page).waitFor();
    const address = await addressField(page).inputValue();
    // The button that had the focus is gone. What comes next has it, and keeps it when the first message arrives.
    const focused = () => page.evaluate('document.activeElement.id');
    await expect.poll(focused).toBe('copy-address');
    await page.getByText(`Your new address is ${address}`).waitFor({ state: 'attached' });
    await page.keyboard.press('c');
    await page.getByText('Copied to clipboard!').waitFor();
    for (const subject of ['First', 'Second']) {
      await sendBySmtp(site.app.smtpPort, { to: address, subject, text: 'x' });
      await page.getByRole('listitem').getByText(subject, { exact: true }).waitFor();
    }
    await page.getByRole('heading', { level: 3, name: 'First' }).waitFor();
    expect(await focused()).toBe('copy-address');
    // With reduced motion nothing glides.
    expect(await page.evaluate('glides')).toBe(0);
    await page.keyboard.press('k');
    await page.getByRole('heading', { level: 3, name: 'Second' }).waitFor();
    await page.keyboard.press('j');
    await page.getByRole('heading', { level: 3, name: 'First' }).waitFor();
    await page.keyboard.press('k');
    await page.getByRole('heading', { level: 3, name: 'Second' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('No message selected').waitFor();
    // From the row that has the focus.
    await page.getByRole('listitem').getByRole('button', { name: 'First' }).focus();
    await page.keyboard.press('k');
    await page.getByRole('heading', { level: 3, name: 'Second' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('No message selected').waitFor();
  });

  it('sees address and mail again after a reload, and opens the inbox elsewhere by its link', async () => {
    const { page } = opened;
    const address = await addressField(page).inputValue();
    await page.reload();
    await page.getByRole('button', { name: /Second/ }).waitFor();
    expect(await addressField(page).inputValue()).toBe(address);

    const other = await openAt(site, `/inbox/${encodeURIComponent(address)}`);
    await other.page.getByRole('button', { name: /Second/ }).waitFor();
    await sendBySmtp(site.app.smtpPort, { to: address, subject: 'Also live', text: 'Hello' });
    await other.page.getByRole('button', { name: /Also live/ }).waitFor();
    await other.close();
  });

  it('keeps two addresses, switches between them, and sees the limit with a countdown', async () => {
    const { page } = opened;
    const first = await addressField(page).inputValue();
    const second = await generateAddress(page);
    await page.getByText('2/2', { exact: true }).waitFor();

    await page.getByRole('combobox', { name: 'Select an address' }).click();
    const option = page.getByRole('option', { name: first });
    expect(await option.textContent()).toMatch(/59m|1h 0m/);
    await option.click();
    await expect.poll(() => addressField(page).inputValue()).toBe(first);
    // The list of the first address takes the place of the screen where the second waits. The switcher is in both.
    await page.getByRole('listitem').getByText('First', { exact: true }).waitFor();
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('select-address');
    expect(second).not.toBe(first);

    await page.getByRole('button', { name: 'Generate Temporary Email' }).click();
    const modal = page.getByRole('dialog', { name: 'Email Limit Reached' });
    await expect.poll(() => modal.getByRole('timer').textContent()).toMatch(/^4[89]h \d+m \d+s$/);
    await modal.getByText('Deleting an address does not free its place.').waitFor();
    const before = await modal.getByRole('timer').textContent();
    await expect.poll(() => modal.getByRole('timer').textContent()).not.toBe(before);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Address options' }).click();
    await page.getByRole('menuitem', { name: 'Delete Email' }).click();
    await page.getByText('Deleting an address does not let you generate a new one sooner.').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    // The place of a deleted address stays taken.
    await page.getByText('2/2', { exact: true }).waitFor();
    await page.getByText(/^2 of 2 used\. Next address in 4[89] h \d+ m$/).waitFor();
    const next = /^Next address in 4[89] h \d+ m$/;
    await page.getByRole('button', { name: next }).click();
    await modal.getByRole('timer').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Generate Temporary Email' }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/^⏰ .*cooldown.*wait/);
    expect(Number(await page.evaluate('localStorage.guest_cooldown_end'))).toBeGreaterThan(Date.now());
    await page.getByRole('alert').getByRole('button', { name: next }).click();
    await expect.poll(() => modal.getByRole('timer').textContent()).toMatch(/^4[89]h \d+m \d+s$/);
    await modal.getByRole('link', { name: 'Upgrade to Premium' }).waitFor();
  });
});
