import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { submitLogin } from '#tests/support/account-pages.ts';
import { createAccount, newEmail } from '#tests/support/accounts.ts';
import { launchFirefox } from '#tests/support/firefox.ts';
import { addressField, generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { plainApp } from '#tests/support/shared-app.ts';
import type { RunningApp } from '#tests/support/start-app.ts';
import { neededTool } from '#tests/support/tools.ts';

const path = neededTool('firefox-esr', 'firefox');

describe.skipIf(!path)('in Firefox', () => {
  let app: RunningApp;
  let browser: Awaited<ReturnType<typeof launchFirefox>>;
  beforeAll(async () => {
    [app, browser] = await Promise.all([plainApp(), launchFirefox(path!)]);
  });
  afterAll(() => browser?.close());

  async function visit(path = '/', locale?: string) {
    const opened = await browser.openPage(app.http, locale);
    onTestFinished(() => opened.context.close());
    await opened.page.goto(path);
    await opened.page.locator('html[data-alive]').waitFor({ state: 'attached' });
    return opened;
  }
  const send = (to: string, mail: object) => sendBySmtp(app.smtpPort, { to, ...mail });

  test('a guest gets an address, reads a mail as it arrives, saves its file, and deletes both', async () => {
    const { page, problems } = await visit();
    const address = await generateAddress(page);
    await page.getByText('Live', { exact: true }).waitFor();
    const attachments = [{ filename: 'terms.txt', content: 'terms' }];
    await send(address, { subject: 'Your code is 482913', text: 'Enter 482913 to continue.', attachments });
    await page.getByRole('button', { name: /Ada Lovelace/ }).click();
    await page.getByRole('heading', { level: 3, name: 'Your code is 482913' }).waitFor();
    await page.getByRole('article').getByRole('button', { name: 'Copy code' }).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download terms.txt', exact: true }).click();
    expect((await saved).suggestedFilename()).toBe('terms.txt');
    await page.getByRole('button', { name: 'Delete message' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No messages yet').waitFor();
    await page.getByRole('button', { name: 'Address options' }).click();
    await page.getByRole('menuitem', { name: 'Delete Email' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No Active Email').waitFor();
    expect(problems).toEqual([]);
  });

  test('an HTML mail is shown, and neither its scripts nor its links touch the page', async () => {
    const { page, context } = await visit();
    const address = await generateAddress(page);
    await send(address, {
      subject: 'Hostile',
      html: `<script>top.document.title='owned'</script><img src=x onerror="top.document.title='owned'">
        <style>p{color:rgb(1,2,3)}</style><p>The words of the mail</p><a href="${app.http}/help">a link</a>`,
    });
    await page.getByRole('button', { name: /Hostile/ }).click();
    const mail = page.frameLocator('iframe[title="Message"]');
    const words = mail.getByText('The words of the mail');
    expect(await words.evaluate((one) => one.ownerDocument.defaultView!.getComputedStyle(one).color)).toBe(
      'rgb(1, 2, 3)',
    );
    const opened = context.waitForEvent('page');
    await mail.getByRole('link', { name: 'a link' }).click();
    const tab = await opened;
    await tab.getByRole('heading', { level: 1 }).waitFor();
    expect(await tab.evaluate('window.opener')).toBeNull();
    expect(await page.title()).not.toBe('owned');
  });

  test('address and mail are there again after a reload, in another tab, and, live, for another device that has the link', async () => {
    const { page, context } = await visit();
    const address = await generateAddress(page);
    await send(address, { subject: 'Still here', text: 'x' });
    const row = { name: /Still here/ };
    await page.getByRole('button', row).waitFor();
    await page.reload();
    await page.getByRole('button', row).waitFor();
    expect(await addressField(page).inputValue()).toBe(address);
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', row).waitFor();
    const { page: device } = await visit(`/inbox/${encodeURIComponent(address)}`);
    await device.getByText('Live', { exact: true }).waitFor();
    await send(address, { subject: 'Everywhere', text: 'x' });
    for (const one of [page, other, device]) await one.getByRole('button', { name: /Everywhere/ }).waitFor();
  });

  test('the keyboard is enough', async () => {
    const { page } = await visit();
    await page.getByRole('button', { name: 'Generate Temporary Email' }).focus();
    await page.keyboard.press('Enter');
    const address = await addressField(page).inputValue();
    for (const subject of ['First', 'Second']) {
      await send(address, { subject, text: 'x' });
      await page.getByRole('listitem').getByText(subject, { exact: true }).waitFor();
    }
    await page.keyboard.press('j');
    await page.getByRole('heading', { level: 3, name: 'Second' }).waitFor();
    await page.keyboard.press('j');
    await page.getByRole('heading', { level: 3, name: 'First' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('No message selected').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  });

  test('a subscriber signs in, generates on the dashboard, and signs out', async () => {
    const email = newEmail('firefox');
    await createAccount(app, email);
    const { page, problems } = await visit('/login');
    await submitLogin(page, email);
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('button', { name: 'Generate First Email' }).click();
    await page
      .getByText(/@mayfly\.test/)
      .first()
      .waitFor();
    await header.getByRole('button', { name: 'Logout' }).click();
    await header.getByRole('link', { name: 'Login' }).waitFor();
    expect(await page.evaluate('sessionStorage.auth_token ?? null')).toBeNull();
    expect(problems).toEqual([]);
  });

  test('the first visit is in the language of the browser, and others are a link away', async () => {
    const { page } = await visit('/', 'de-DE');
    expect(new URL(page.url()).pathname).toBe('/de');
    await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).press('Enter');
    await page.waitForURL('**/ar');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  });

  test('the worker keeps what a visitor has opened, so it opens without the server', async () => {
    const { page } = await visit('/');
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    const kept = `caches.keys().then(async (names) => {
      for (const name of names) if ((await (await caches.open(name)).keys()).some(({ url }) => new URL(url).pathname === '/')) return true;
      return false;
    })`;
    await expect.poll(() => page.evaluate(kept)).toBe(true);
  });
});
