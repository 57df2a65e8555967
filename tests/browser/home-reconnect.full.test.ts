import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { guestWith } from '#tests/support/api-client.ts';
import { findAxeViolationsIn, LOOKS } from '#tests/support/axe.ts';
import { launchBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { type RunningApp, startApp } from '#tests/support/start-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

let browser: TestBrowser;

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

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

describe('a page that stays open', () => {
  it('says that the server does not answer, at every button, until it is back', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-restart-'));
    const database = await createTestDatabase({ migrated: true });
    let app: RunningApp | null = await startApp({ dataDir, databaseUrl: database.url });
    const { http } = app;
    const site = { app, browser };
    try {
      const { page, context } = await browser.openPage(http);
      const to = await generateAddress(page);
      await sendBySmtp(app.smtpPort, {
        to,
        subject: 'Before',
        text: 'x',
        attachments: [{ filename: 'a.pdf', content: 'pdf' }],
      });
      const before = page.getByRole('listitem').getByRole('button', { name: 'Before' });
      await before.click();
      const question = page.getByRole('alertdialog');
      const shared = await browser.openPage(`${http}/inbox/${to}`);
      const account = await openAs(site, await createSignedIn(app, newEmail('gone')));
      await account.page.goto('/dashboard');
      await account.page.getByRole('button', { name: 'Generate First Email' }).click();
      const pages = [page, shared.page, account.page];
      for (const one of pages) await one.getByText('Live', { exact: true }).waitFor();
      await haveLoaded(page, ['menu-content', 'delete-address']);

      await app.close();
      app = null;
      const notice = (on: Page) => on.getByRole('status').filter({ hasText: 'Our server does not answer.' });
      for (const one of pages) {
        await notice(one).getByText('Your addresses and messages are safe').waitFor();
        await one.getByText('No answer', { exact: true }).waitFor();
        await one.getByText(/^Trying again in \d+ s$/).waitFor();
      }
      const asked = () => page.waitForRequest(`${http}/api/guest/emails`);
      const [refresh, tryNow] = ['Refresh', 'Try now'].map((name) => page.getByRole('button', { name }));
      await Promise.all([asked(), refresh!.click()]);
      await Promise.all([asked(), tryNow!.click()]);
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await page.getByText('Copied to clipboard!').waitFor();

      // One notice says what did not work. Nothing else does, except in a dialog that covers it.
      await page.getByRole('button', { name: 'Generate Temporary Email' }).click();
      await notice(page).getByText('No address was generated.').waitFor();
      await page.getByRole('button', { name: 'Download raw source' }).click();
      await notice(page).getByText('The source could not be downloaded.').waitFor();
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
      await account.page.getByRole('button', { name: 'Generate Inbox' }).click();
      await notice(account.page).getByText('No address was generated.').waitFor();
      for (const one of pages) expect(await one.getByRole('alert').count()).toBe(0);
      expect(await page.getByText('cooldown').count()).toBe(0);
      expect(await findAxeViolationsIn(page, LOOKS)).toEqual([]);

      app = await startApp({ dataDir, databaseUrl: database.url, httpPort: Number(new URL(http).port) });
      await sendBySmtp(app.smtpPort, { to, subject: 'Meanwhile', text: 'x' });
      for (const one of [page, shared.page])
        await one.getByRole('listitem').getByRole('button', { name: 'Meanwhile' }).waitFor();
      for (const one of pages) {
        await one.getByText('Live', { exact: true }).waitFor();
        expect(await notice(one).count()).toBe(0);
        expect(await one.getByRole('alert').count()).toBe(0);
      }
      await sendBySmtp(app.smtpPort, { to, subject: 'After the restart', text: 'x' });
      // Sooner than the page would ask by itself.
      await page.getByRole('button', { name: /After the restart/ }).waitFor();
      for (const one of [context, shared.context, account.context]) await one.close();
    } finally {
      await app?.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});

describe('a page that loses its server', () => {
  it('stays if the next page is not loaded, and marks a message that was opened then as read later', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'mayfly-restart-'));
    const database = await createTestDatabase({ migrated: true });
    let app: RunningApp | null = await startApp({ dataDir, databaseUrl: database.url });
    const { http } = app;
    try {
      const { page, context } = await browser.openPage(http);
      const to = await generateAddress(page);
      await sendBySmtp(app.smtpPort, { to, subject: 'Opened later', text: 'words' });
      const unread = page.getByRole('button', { name: /Unread\. .*Opened later/ });
      await unread.waitFor();
      const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
      await link('Pricing').click();
      await page.waitForURL('**/pricing');
      await link('Home').click();
      await unread.waitFor();
      await page.getByText('Live', { exact: true }).waitFor();
      await haveLoaded(page, ['message-view']);

      await app.close();
      app = null;
      const notice = page.getByRole('status').filter({ hasText: 'Our server does not answer.' });
      await notice.waitFor();
      await link('Blog').click();
      await notice.getByText('This page could not be loaded.').waitFor();
      // A page that was loaded before still opens.
      await link('Pricing').click();
      await page.waitForURL('**/pricing');
      await link('Blog').click();
      const words =
        'This page could not be loaded. Our server does not answer. Please try again in a moment.';
      await page.getByRole('alert').getByText(words).waitFor();
      expect(page.url()).toBe(`${http}/pricing`);
      await link('Home').click();
      await unread.click();
      await page.getByText('This message loads when our server answers again.').waitFor();

      app = await startApp({ dataDir, databaseUrl: database.url, httpPort: Number(new URL(http).port) });
      await page.getByRole('article').getByText('words', { exact: true }).waitFor();
      const token = String(await page.evaluate('sessionStorage.guest_session_token'));
      const guest = guestWith(http, { token, guestId: '' });
      await expect.poll(async () => (await guest.messages(to))[0]!.seen).toBe(true);
      await page.getByText('Live', { exact: true }).waitFor();
      await unread.waitFor({ state: 'detached' });
      await link('Blog').click();
      await page.waitForURL('**/blog');
      await context.close();
    } finally {
      await app?.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });

  it('on a phone opens its sheet and its dialogs, and says so above an open message', async () => {
    const app = await startApp();
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
    const { page, context } = await browser.openPage(app.http, phone);
    try {
      const to = await generateAddress(page);
      for (const subject of ['Opened before', 'Never opened'])
        await sendBySmtp(app.smtpPort, { to, subject, text: 'x' });
      const row = (name: string) => page.getByRole('listitem').getByRole('button', { name });
      await row('Never opened').waitFor();
      await haveLoaded(page, ['address-sheet', 'delete-address', 'message-view']);
    } finally {
      await app.close();
    }
    const notice = page.getByRole('status').filter({ hasText: 'Our server does not answer.' });
    await notice.waitFor();
    await page.getByRole('button', { name: 'Address options' }).click();
    await page
      .getByRole('dialog', { name: 'Address options' })
      .getByRole('button', { name: 'Delete Email' })
      .click();
    const question = page.getByRole('alertdialog', { name: 'Delete Email?' });
    await question.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('listitem').getByRole('button', { name: 'Never opened' }).click();
    await page.getByText('This message loads when our server answers again.').waitFor();
    const bar = (await notice.boundingBox())!;
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
    await notice.getByText('The message could not be deleted.').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await context.close();
  });
});
