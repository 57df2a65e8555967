import { expect, it } from 'vitest';
import { guestWith } from '#tests/support/api-client.ts';
import { borrowPage, openAt } from '#tests/support/borrow-page.ts';
import { addressField, generateAddress, openGuest, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';
import { openPage } from '#tests/support/visit.ts';
import { Mayfly } from '../../packages/client/src/index.ts';

const site = setUpSite();

/** Counts in `glides` how often the page changes with a view transition. */
const countGlides = `
  globalThis.glides = 0;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (...given) => {
    glides++;
    return start(...given);
  };`;

it('a guest gets an address in one click, copies it, reads a mail as it arrives, and deletes both', async () => {
  const { page, errors, foreign, close } = await openPage(site, { reducedMotion: 'no-preference' });
  await page.goto('/');
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

  await sendBySmtp(site.app.smtpPort, {
    to: address,
    subject: 'Your code is 482913',
    text: 'Enter 482913 at https://example.org/verify to continue.',
    attachments: [{ filename: 'terms.txt', content: 'x'.repeat(2048) }],
  });
  const row = page.getByRole('button', { name: /Ada Lovelace/ });
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
  const token = String(await page.evaluate('sessionStorage.guest_session_token'));
  const seen = async () =>
    (await guestWith(site.app.http, { token, guestId: '' }).messages(address))[0]!.seen;
  expect(await seen()).toBe(false);

  await row.click();
  await page.getByRole('heading', { name: 'Your code is 482913' }).waitFor();
  await expect.poll(seen).toBe(true);
  expect(await page.getByText('<ada@example.org>').isVisible()).toBe(true);
  expect(await page.locator('time').textContent()).toMatch(/^\w+ \d+, \d{4} at \d+:\d\d.[AP]M P[DS]T$/);
  expect(await page.getByRole('link', { name: 'https://example.org/verify' }).getAttribute('rel')).toContain(
    'noopener noreferrer',
  );
  await expect.poll(() => page.title()).not.toMatch(/^[(\d]/);
  await page.getByRole('article').getByRole('button', { name: 'Copy code' }).click();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('482913');

  for (const [button, file] of [
    ['Download terms.txt', 'terms.txt'],
    ['Download raw source', 'Your code is 482913.eml'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
  }

  await page.getByRole('button', { name: 'Delete message' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No messages yet').waitFor();

  const askToDelete = async () => {
    await page.getByRole('button', { name: 'Address options' }).click();
    await page.getByRole('menuitem', { name: 'Delete Email' }).click();
  };
  const question = page.getByRole('alertdialog', { name: 'Delete Email?' });
  await askToDelete();
  await question.getByText('Are you sure? This action cannot be undone.').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await addressField(page).inputValue()).toBe(address);
  await askToDelete();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('No Active Email').waitFor();
  // The place of a deleted address stays taken.
  await page.getByText('1/2', { exact: true }).waitFor();
  expect(await page.evaluate('localStorage.guest_temp_emails')).toBe('[]');
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

it('a guest by keyboard alone gets an address and reads mail', async () => {
  const { page, close } = await borrowPage(site);
  await page.goto('/');
  await page.getByText('No Active Email').waitFor();
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // The keys work a moment after the page is there.
  await expect
    .poll(async () => {
      await page.keyboard.press('?');
      return shortcuts.isVisible();
    })
    .toBe(true);
  await page.keyboard.press('Escape');
  await shortcuts.waitFor({ state: 'detached' });
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
  const heading = (name: string) => page.getByRole('heading', { level: 3, name });
  await heading('First').waitFor();
  expect(await focused()).toBe('copy-address');
  // With reduced motion nothing glides.
  expect(await page.evaluate('glides')).toBe(0);
  for (const [key, subject] of [
    ['k', 'Second'],
    ['j', 'First'],
  ] as const) {
    await page.keyboard.press(key);
    await heading(subject).waitFor();
  }
  await page.keyboard.press('Escape');
  await page.getByText('No message selected').waitFor();
  // From the row that has the focus.
  await page.getByRole('listitem').getByRole('button', { name: 'First' }).focus();
  await page.keyboard.press('k');
  await heading('Second').waitFor();
  await close();
});

it('a guest keeps two addresses, opens an inbox elsewhere by its link, and sees when the next address can be had', async () => {
  const { page, guest, address: first, close } = await openGuest(site);
  const send = (subject: string) => sendBySmtp(site.app.smtpPort, { to: first, subject, text: 'Hello' });
  await send('Kept');
  await page.goto('/');
  await page.getByRole('button', { name: /Unread\. .*Kept/ }).waitFor();

  const { page: other, close: closeOther } = await openAt(site, `/inbox/${encodeURIComponent(first)}`);
  const changes: string[] = [];
  other.on('request', (request) => {
    if (request.method() === 'PATCH') changes.push(request.url());
  });
  await other.getByRole('button', { name: /Kept/ }).click();
  await other.getByRole('heading', { level: 3, name: 'Kept' }).waitFor();
  await other.getByText('Live', { exact: true }).waitFor();
  await send('Also live');
  await other.getByRole('button', { name: /Also live/ }).waitFor();
  // Somebody else who looks at the inbox marks nothing as read.
  expect(changes).toEqual([]);
  expect((await guest.messages(first)).map(({ seen }) => seen)).toEqual([false, false]);
  await closeOther();

  await page
    .getByText('You can generate 1 more. New ones come 48 hours after the last one expires.')
    .waitFor();
  const second = await generateAddress(page);
  expect(second).not.toBe(first);
  await page.getByText('2/2', { exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Select an address' }).click();
  const option = page.getByRole('option', { name: first });
  expect(await option.textContent()).toMatch(/59m|1h 0m/);
  await option.click();
  await expect.poll(() => addressField(page).inputValue()).toBe(first);
  // The list of the first address takes the place of the screen where the second waits. The switcher is in both.
  await page.getByRole('listitem').getByText('Kept', { exact: true }).waitFor();
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('select-address');
  await page.reload();
  await page.getByRole('button', { name: /Also live/ }).waitFor();
  expect(await addressField(page).inputValue()).toBe(first);

  const generate = page.getByRole('button', { name: 'Generate Temporary Email' });
  const limit = page.getByRole('dialog', { name: 'Email Limit Reached' });
  const countdown = () => limit.getByRole('timer').textContent();
  await generate.click();
  await expect.poll(countdown).toMatch(/^4[89]h \d+m \d+s$/);
  await limit.getByText('Deleting an address does not free its place.').waitFor();
  await limit.getByRole('link', { name: 'Upgrade to Premium' }).waitFor();
  const before = await countdown();
  await expect.poll(countdown).not.toBe(before);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Email' }).click();
  await page.getByText('Deleting an address does not let you generate a new one sooner.').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  // The place of a deleted address stays taken.
  await page.getByText(/^2 of 2 used\. Next address in 4[89] h \d+ min$/).waitFor();
  await page.getByText('2/2', { exact: true }).waitFor();
  await generate.click();
  await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/^⏰ .*cooldown.*wait/);
  expect(Number(await page.evaluate('localStorage.guest_cooldown_end'))).toBeGreaterThan(Date.now());
  await page
    .getByRole('alert')
    .getByRole('button', { name: /^Next address in 4[89] h \d+ min$/ })
    .click();
  await expect.poll(countdown).toMatch(/^4[89]h \d+m \d+s$/);
  await close();
});
