import { describe, expect, it } from 'vitest';
import { openAs, storeSession } from '#tests/support/account-pages.ts';
import { createSignedIn } from '#tests/support/accounts.ts';
import { createGuest } from '#tests/support/api-client.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { addressField, generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

describe('a guest', () => {
  it('has the same address in a second tab and after closing all tabs, until asking to be forgotten', async () => {
    const { page: first, context, close } = await openAt(site, '/');
    // This tab has no address yet, and follows the other one.
    const second = await context.newPage();
    await second.goto('/');
    await second.getByText('No Active Email').waitFor();
    const address = await generateAddress(first);
    await expect.poll(() => addressField(second).inputValue()).toBe(address);
    await sendBySmtp(site.app.smtpPort, { to: address, subject: 'In every tab', text: 'x' });
    await second.getByRole('button', { name: /In every tab/ }).waitFor();
    const third = await context.newPage();
    await third.goto('/');
    await third.getByRole('button', { name: /In every tab/ }).waitFor();

    await first.goto('/robots.txt');
    for (const tab of [second, third]) await tab.close();
    await first.evaluate('sessionStorage.clear()');
    const later = await context.newPage();
    await later.goto('/');
    await later.getByRole('button', { name: /In every tab/ }).waitFor();
    expect(await addressField(later).inputValue()).toBe(address);
    const copy = JSON.parse(String(await later.evaluate('localStorage.guest_session_copy')));
    const hours = (copy.until - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(48.9);
    expect(hours).toBeLessThan(49);

    const beside = await context.newPage();
    await beside.goto('/help');
    // This tab is on another page, so it hears nothing, and has its own copy of the token.
    const away = first;
    await away.goto('/');
    await away.getByRole('button', { name: /In every tab/ }).waitFor();
    await away.goto('about:blank');
    await later.getByRole('button', { name: 'Address options' }).click();
    await later.getByRole('menuitem', { name: 'Forget me on this device' }).click();
    await later.getByRole('alertdialog').getByRole('button', { name: 'Forget me' }).click();
    // The page is loaded again a moment later.
    const stored = () => later.evaluate('JSON.stringify(localStorage)').catch(() => 'guest_session');
    await expect.poll(stored).not.toMatch(/mayfly.test|guest_session/);
    await later.getByText('No Active Email').waitFor();
    await later.getByRole('status').getByText('This browser has forgotten you.').waitFor();
    await beside.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).waitFor();
    await beside.goto('/');
    await beside.getByText('No Active Email').waitFor();
    await away.goBack();
    await away.getByText('No Active Email').waitFor();
    expect(await away.evaluate('JSON.stringify(localStorage)')).not.toContain(address);
    await close();
  });

  it('can have the addresses deleted with everything else, and otherwise is told that they stay', async () => {
    const { page, close } = await openAt(site, '/');
    const stays = 'Anyone who knows an address can still read it until its time is up.';
    const question = page.getByRole('alertdialog', { name: 'Forget me on this device?' });
    const ask = () =>
      page.getByRole('contentinfo').getByRole('button', { name: 'Forget me on this device' }).click();
    const stranger = await createGuest(site.app.http);
    const statusOf = async (address: string) =>
      (await stranger.ask('GET', stranger.messagesPath(address))).status;
    await ask();
    expect(await question.getByRole('checkbox').count()).toBe(0);
    await question.getByRole('button', { name: 'Cancel' }).click();

    const kept = await generateAddress(page);
    await ask();
    await question.getByText(stays).waitFor();
    await question.getByText('Afterwards you count as a new visitor with no addresses used.').waitFor();
    await question.getByRole('button', { name: 'Forget me' }).click();
    await page.getByRole('status').getByText('This browser has forgotten you.', { exact: true }).waitFor();
    expect(await statusOf(kept)).toBe(200);

    const deleted = [await generateAddress(page), await generateAddress(page)];
    await ask();
    await question.getByRole('checkbox', { name: 'Delete my addresses and their messages' }).check();
    expect(await question.getByText(stays).count()).toBe(0);
    // If that fails, nothing is forgotten.
    await page.route('**/api/guest/emails', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    );
    await question.getByRole('button', { name: 'Forget me' }).click();
    await question.getByRole('alert').getByText('Nothing was deleted.').waitFor();
    await page.unroute('**/api/guest/emails');
    await question.getByRole('button', { name: 'Forget me' }).click();
    await page.getByRole('status').getByText('Your addresses are deleted').waitFor();
    for (const address of deleted) expect(await statusOf(address), address).toBe(404);
    expect(await page.evaluate('localStorage.guest_session_copy ?? null')).toBeNull();
    await close();
  });

  it('finds the address in a new tab that was chosen last, and keeps the choice of each tab', async () => {
    const { page: first, context, close } = await openAt(site, '/');
    const one = await generateAddress(first);
    const two = await generateAddress(first);
    const second = await context.newPage();
    await second.goto('/');
    await expect.poll(() => addressField(second).inputValue()).toBe(two);
    await first.getByRole('combobox', { name: 'Select an address' }).click();
    await first.getByRole('option', { name: one }).click();
    await expect.poll(() => addressField(first).inputValue()).toBe(one);
    await second.reload();
    await second.getByText('Live', { exact: true }).waitFor();
    expect(await addressField(second).inputValue()).toBe(two);
    const third = await context.newPage();
    await third.goto('/');
    await third.getByText('Live', { exact: true }).waitFor();
    expect(await addressField(third).inputValue()).toBe(one);
    await close();
  });

  it('does not find an address again whose time and cooldown are over', async () => {
    const { page, close } = await openAt(site, '/robots.txt');
    await page.evaluate(
      `localStorage.setItem('guest_session_copy', JSON.stringify({ token: 'x'.repeat(43), until: Date.now() - 1 }))`,
    );
    await page.goto('/');
    await expect.poll(() => page.evaluate('sessionStorage.guest_session_token')).toMatch(/^(?!x{43})/);
    expect(await page.evaluate('localStorage.guest_session_copy ?? null')).toBeNull();
    await close();
  });
});

describe('an account', () => {
  it('is signed out when a guest in another tab asks to be forgotten', async () => {
    const session = await createSignedIn(site.app, 'elsewhere@example.org');
    const { page: guest, context, close } = await openAt(site, '/');
    await generateAddress(guest);
    const account = await context.newPage();
    await storeSession(account, session);
    await account.goto('/dashboard');
    await account.getByRole('button', { name: 'Generate First Email' }).waitFor();
    await guest.getByRole('contentinfo').getByRole('button', { name: 'Forget me on this device' }).click();
    expect(await guest.evaluate('scrollY')).toBeGreaterThan(100);
    await guest.getByRole('alertdialog').getByRole('button', { name: 'Forget me' }).click();
    await account.waitForURL('**/login');
    await guest.getByRole('status').getByText('This browser has forgotten you.').waitFor();
    expect(await guest.evaluate('scrollY')).toBe(0);
    await close();
  });

  it('leaves the guest of the browser as it is when it signs out, with the address and the places taken', async () => {
    const session = await createSignedIn(site.app, 'guest-too@example.org');
    const { page, close } = await openAt(site, '/');
    const address = await generateAddress(page);
    const guest = await page.evaluate('sessionStorage.guest_session_token');
    await storeSession(page, session);
    await page.goto('/dashboard');
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await page.getByText('You are signed out.').waitFor();
    await page.goto('/');
    await expect.poll(() => addressField(page).inputValue()).toBe(address);
    await page.getByText('1/2', { exact: true }).first().waitFor();
    expect(await page.evaluate('sessionStorage.guest_session_token')).toBe(guest);
    await close();
  });

  it('is signed in in a second tab and signed out in both, and a mail learns nothing of it', async () => {
    const session = await createSignedIn(site.app, 'tabs@example.org');
    const { page: first, context, close } = await openAs(site, session);
    await first.goto('/dashboard');
    await first.getByLabel('Name (optional)').fill('listener');
    await first.getByRole('button', { name: 'Generate First Email' }).click();
    await first.getByText('1/5', { exact: true }).waitFor();
    await sendBySmtp(site.app.smtpPort, {
      to: 'listener@mayfly.test',
      subject: 'I listen',
      html: '<p>HERE</p>',
    });
    await first.getByRole('button', { name: /I listen/ }).click();
    await first.frameLocator('iframe[title="Message"]').getByText('HERE').waitFor();
    const listen = `globalThis.heard = []; for (const name of ['account-session', 'other'])
      new BroadcastChannel(name).onmessage = ({ data }) => heard.push(data); heard.length`;
    const frame = first.frames().find((one) => one.parentFrame() === first.mainFrame())!;
    for (const place of [frame, first]) expect(await place.evaluate(listen)).toBe(0);

    const second = await context.newPage();
    await second.goto('/dashboard');
    await second.getByRole('heading', { name: 'Messages Received (1)' }).waitFor();
    expect(await second.evaluate('sessionStorage.auth_token')).toBe(session.token);
    // Our own page hears both tabs, so the frame would have heard them.
    await expect.poll(() => first.evaluate('JSON.stringify(heard)')).toContain(session.token);
    expect(await frame.evaluate('heard')).toEqual([]);

    await second.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    for (const tab of [second, first]) {
      await tab.waitForURL('**/login');
      await tab.getByRole('status').getByText('You are signed out.').waitFor();
    }
    expect(await first.evaluate('sessionStorage.auth_token ?? null')).toBeNull();
    await close();
  });
});
