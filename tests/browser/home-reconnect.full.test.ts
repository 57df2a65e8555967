import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { guestWith } from '#tests/support/api-client.ts';
import { findAxeViolationsIn, LOOKS } from '#tests/support/axe.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';
import { startProxy } from '#tests/support/tcp-proxy.ts';

const site = setUpSite();
let line: Awaited<ReturnType<typeof startProxy>>;
beforeEach(async () => {
  line = await startProxy(site.app.http);
});
afterEach(() => line.close());

/** The site behind a line that can be cut. The app goes on, and takes mail. */
const behind = () => ({ ...site, app: { ...site.app, http: line.url } });
const open = (path: string, options?: BrowserContextOptions) => openAt(behind(), path, options);
const notice = (on: Page) => on.getByRole('status').filter({ hasText: 'Our server does not answer.' });

/** Waits for the code of parts that nobody has opened, with everything that it imports. */
const haveLoaded = (page: Page, parts: string[]) =>
  expect
    .poll(async () => {
      const files = (await page.evaluate(
        `performance.getEntriesByType('resource').map(({ name }) => name)`,
      )) as string[];
      const found = parts.map((part) => files.find((file) => file.includes(`/${part}-`)));
      await page.evaluate(`Promise.all(${JSON.stringify(found)}.map((url) => url && import(url)))`);
      return parts.filter((_, at) => !found[at]);
    })
    .toEqual([]);

// home-reconnect.test.ts has the other buttons.
it('a page without its server says so at every button, in a shared inbox and on the dashboard too, until it is back', async () => {
  const { page } = await open('/');
  const to = await generateAddress(page);
  await sendBySmtp(site.app.smtpPort, {
    to,
    subject: 'Before',
    text: 'x',
    attachments: [{ filename: 'a.pdf', content: 'pdf' }],
  });
  await page.getByRole('listitem').getByRole('button', { name: 'Before' }).click();
  const question = page.getByRole('alertdialog');
  const { page: shared } = await open(`/inbox/${to}`);
  const { page: account } = await openAs(behind(), await createSignedIn(site.app, newEmail('gone')));
  await account.goto('/dashboard');
  await account.getByRole('button', { name: 'Generate First Email' }).click();
  const pages = [page, shared, account];
  for (const one of pages) await one.getByText('Live', { exact: true }).waitFor();
  await haveLoaded(page, ['menu-content', 'delete-address']);

  await line.cut();
  for (const one of pages) {
    await notice(one).getByText('Your addresses and messages are safe').waitFor();
    await one.getByText('No answer', { exact: true }).waitFor();
    await one.getByText(/^Trying again in \d+ s$/).waitFor();
  }
  // One notice says what did not work. Nothing else does, except in a dialog that covers it.
  await page.getByRole('button', { name: /^Download (?!raw source)/ }).click();
  await notice(page).getByText('The file could not be downloaded.').waitFor();
  await page.getByRole('button', { name: 'Delete message' }).click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await notice(page).getByText('The message could not be deleted.').waitFor();
  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Email' }).click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await question
    .getByRole('alert')
    .getByText('Nothing was deleted. Our server does not answer. Please try again')
    .waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await account.getByRole('button', { name: 'Generate Inbox' }).click();
  await notice(account).getByText('No address was generated.').waitFor();
  for (const one of pages) expect(await one.getByRole('alert').count()).toBe(0);
  expect(await findAxeViolationsIn(page, LOOKS)).toEqual([]);

  await sendBySmtp(site.app.smtpPort, { to, subject: 'Meanwhile', text: 'x' });
  await line.mend();
  for (const one of [page, shared])
    await one.getByRole('listitem').getByRole('button', { name: 'Meanwhile' }).waitFor();
  for (const one of pages) {
    await one.getByText('Live', { exact: true }).waitFor();
    expect(await notice(one).count()).toBe(0);
    expect(await one.getByRole('alert').count()).toBe(0);
  }
});

it('a page that loses its server stays if the next one is not loaded, and marks a message that was opened then as read later', async () => {
  const { page } = await open('/');
  const to = await generateAddress(page);
  await sendBySmtp(site.app.smtpPort, { to, subject: 'Opened later', text: 'words' });
  const unread = page.getByRole('button', { name: /Unread\. .*Opened later/ });
  await unread.waitFor();
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  await link('Pricing').click();
  await page.waitForURL('**/pricing');
  await link('Home').click();
  await unread.waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  await haveLoaded(page, ['message-view']);

  await line.cut();
  await notice(page).waitFor();
  await link('Blog').click();
  await notice(page).getByText('This page could not be loaded.').waitFor();
  // A page that was loaded before still opens.
  await link('Pricing').click();
  await page.waitForURL('**/pricing');
  await link('Blog').click();
  const words = 'This page could not be loaded. Our server does not answer. Please try again in a moment.';
  await page.getByRole('alert').getByText(words).waitFor();
  expect(page.url()).toBe(`${line.url}pricing`);
  await link('Home').click();
  await unread.click();
  await page.getByText('This message loads when our server answers again.').waitFor();

  await line.mend();
  await page.getByRole('article').getByText('words', { exact: true }).waitFor();
  const token = String(await page.evaluate('sessionStorage.guest_session_token'));
  const guest = guestWith(site.app.http, { token, guestId: '' });
  await expect.poll(async () => (await guest.messages(to))[0]!.seen).toBe(true);
  await page.getByText('Live', { exact: true }).waitFor();
  await unread.waitFor({ state: 'detached' });
  await link('Blog').click();
  await page.waitForURL('**/blog');
});

it('on a phone, a page that loses its server opens its sheet and its dialogs, and says so above an open message', async () => {
  const { page } = await open('/', { viewport: { width: 360, height: 740 }, hasTouch: true });
  const to = await generateAddress(page);
  await sendBySmtp(site.app.smtpPort, { to, subject: 'Never opened', text: 'x' });
  await page.getByRole('listitem').getByRole('button', { name: 'Never opened' }).waitFor();
  await haveLoaded(page, ['address-sheet', 'delete-address', 'message-view']);
  await line.cut();
  await notice(page).waitFor();
  await page.getByRole('button', { name: 'Address options' }).click();
  await page
    .getByRole('dialog', { name: 'Address options' })
    .getByRole('button', { name: 'Delete Email' })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Delete Email?' });
  await question.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('listitem').getByRole('button', { name: 'Never opened' }).click();
  await page.getByText('This message loads when our server answers again.').waitFor();
  const bar = (await notice(page).boundingBox())!;
  expect(bar.y).toBeGreaterThan(0);
  expect(bar.y + bar.height).toBeLessThan(250);
  expect(
    await page.evaluate(`document.elementFromPoint(180, ${bar.y + 5}).closest('article') !== null`),
  ).toBe(true);
  await page.getByRole('button', { name: 'Delete message' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete message?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await notice(page).getByText('The message could not be deleted.').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});
