import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findAxeViolationsIn, LOOKS } from '#tests/support/axe.ts';
import { borrowPage } from '#tests/support/borrow-page.ts';
import { generateAddress, sendBySmtp, withoutFeedback } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

const codeMail = {
  from: 'Acme <no-reply@acme.example>',
  subject: 'Sign in to Acme',
  text: 'Your verification code is 482913.\n\nIt expires in ten minutes.\n',
};
const linkMail = {
  from: 'Globex <hello@globex.example>',
  subject: 'Welcome to Globex',
  html: '<p>Please <a href="https://globex.example/verify?token=abc">Confirm your email address</a>.</p>',
  text: 'Please confirm your email address: https://globex.example/verify?token=abc',
};
const bothMail = {
  from: 'Initech <id@initech.example>',
  subject: 'Your Initech account',
  html: `<p>Your verification code is <b>731004</b>.</p>
    <p>Or <a href="https://initech.example/confirm?token=k2j3h4g5">confirm your email address</a>.</p>
    ${'<p>Welcome.</p>'.repeat(60)}`,
};

let inbox: Awaited<ReturnType<typeof borrowPage>>;
let to: string;
beforeAll(async () => {
  inbox = await borrowPage(site);
  await withoutFeedback(inbox.page);
  await inbox.page.goto('/');
  to = await generateAddress(inbox.page);
  await inbox.page.getByText('Live', { exact: true }).waitFor();
});
const send = (mail: object) => sendBySmtp(site.app.smtpPort, { to, ...mail });

const clipboard = (page: Page) => page.evaluate('navigator.clipboard.readText()');
const chipOf = (page: Page, code: string) =>
  page.getByRole('listitem').getByRole('button', { name: `Copy code ${code}` });
const rowOf = (page: Page, subject: string) =>
  page.getByRole('listitem').getByRole('button', { name: subject });
const goBack = (page: Page) => page.getByRole('article').getByRole('button', { name: 'Back' }).click();

// All tests have one inbox, in which the messages of the tests before are still there.
describe('a message with a code', () => {
  it('shows the code in its row, where one click copies it without opening the message', async () => {
    const { page, problems } = inbox;
    const title = await page.title();
    await send(codeMail);
    const chip = chipOf(page, '482913');
    await chip.waitFor();
    await expect.poll(() => page.title()).toBe('482913 · Mayfly');
    await page.getByText('New message from Acme: code 4 8 2 9 1 3').waitFor({ state: 'attached' });

    await chip.click();
    await page.getByRole('listitem').getByRole('button', { name: 'Copied' }).waitFor();
    expect(await clipboard(page)).toBe('482913');
    expect(await page.getByRole('article').count()).toBe(0);
    await chip.waitFor();

    await rowOf(page, 'Sign in to Acme').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Copy code 482913');
    await page.evaluate(`navigator.clipboard.writeText('')`);
    await page.keyboard.press('Enter');
    await expect.poll(() => clipboard(page)).toBe('482913');
    expect(await page.getByRole('article').count()).toBe(0);

    await rowOf(page, 'Sign in to Acme').click();
    await expect.poll(() => page.title()).toBe(title);
    await page.evaluate(`navigator.clipboard.writeText('')`);
    await page.getByRole('article').getByRole('button', { name: 'Copy code' }).click();
    await page.getByRole('article').getByRole('button', { name: 'Copied' }).waitFor();
    expect(await clipboard(page)).toBe('482913');
    expect(problems).toEqual([]);
    await goBack(page);
  });

  it('gives its code to the key y, if it is open, and otherwise the newest code of the list', async () => {
    const { page } = inbox;
    await send({ from: 'Acme <x@acme.example>', subject: 'No code', text: 'Only words.' });
    await rowOf(page, 'No code').waitFor();
    await page.evaluate(`navigator.clipboard.writeText('')`);
    await page.keyboard.press('y');
    await page.getByRole('listitem').getByRole('button', { name: 'Copied' }).waitFor();
    expect(await clipboard(page)).toBe('482913');
    await send({ ...codeMail, subject: 'Newer', text: 'Your verification code is 550912.' });
    await chipOf(page, '550912').waitFor();
    await rowOf(page, 'Sign in to Acme').click();
    const card = page.getByRole('article').getByRole('region', { name: 'Code in this message' });
    await card.waitFor();
    await page.evaluate(`navigator.clipboard.writeText('')`);
    await page.keyboard.press('y');
    await card.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await clipboard(page)).toBe('482913');
    await rowOf(page, 'No code').click();
    await page.getByRole('article').getByText('Only words.').waitFor();
    await page.evaluate(`navigator.clipboard.writeText('')`);
    await page.keyboard.press('y');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Copy the code').waitFor();
    expect(await clipboard(page)).toBe('');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('loses the code everywhere when it is dismissed, and does not get it back with a reload', async () => {
    const { page } = inbox;
    await rowOf(page, 'Sign in to Acme').click();
    const dismiss = page.getByRole('button', { name: 'Not a code? Dismiss' });
    await dismiss.click();
    await page.getByRole('status').getByText('Code hidden.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await chipOf(page, '482913').waitFor();
    await dismiss.click();
    // Only the other code is left.
    const copy = page.getByRole('button', { name: /Copy code/ });
    await expect.poll(() => copy.allTextContents()).toEqual(['Copy code 550912']);
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Sign in to Acme');

    await page.reload();
    await chipOf(page, '550912').waitFor();
    expect(await copy.count()).toBe(1);
  });
});

describe('a message with a link', () => {
  it('passes axe at 360 and 1440 px, light and dark, in the list and open with a code', async () => {
    const { page } = inbox;
    await send(linkMail);
    await send(bothMail);
    await chipOf(page, '731004').waitFor();
    await page.getByRole('button', { name: /Verification link/ }).waitFor();
    expect(await findAxeViolationsIn(page, LOOKS), 'list').toEqual([]);
    await rowOf(page, 'Your Initech account').click();
    await page.getByRole('link', { name: 'Open verification link' }).waitFor();
    expect(await findAxeViolationsIn(page, LOOKS), 'code and link').toEqual([]);
  });

  it('offers the code as well when it has both, and keeps the link when the code is dismissed', async () => {
    const { page } = inbox;
    const link = page.getByRole('link', { name: 'Open verification link' });
    await link.waitFor();
    await page.getByRole('button', { name: 'Not a code? Dismiss' }).click();
    await page.getByRole('button', { name: 'Not needed? Dismiss' }).waitFor();
    const copy = page.getByRole('button', { name: /Copy code/ });
    await expect.poll(() => copy.allTextContents()).toEqual(['Copy code 550912']);
    expect(await link.isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Not needed? Dismiss' }).click();
    await link.waitFor({ state: 'detached' });
  });

  it('names the kind of link in its row, and opens it without telling where the reader came from', async () => {
    const { page } = inbox;
    const row = page.getByRole('button', { name: /Welcome to Globex.*Verification link/ });
    await row.click();
    const link = page.getByRole('link', { name: 'Open verification link' });
    expect(await link.getAttribute('href')).toBe('https://globex.example/verify?token=abc');
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(await link.getAttribute('referrerpolicy')).toBe('no-referrer');
    await page.getByText('leads to globex.example').waitFor();
    await page.setViewportSize({ width: 360, height: 780 });
    const host = page.getByText('leads to globex.example');
    // A line of its own, so that the end of a host is not cut off.
    await expect.poll(async () => (await host.boundingBox())!.width).toBeGreaterThan(300);
    await page.setViewportSize({ width: 1440, height: 800 });

    await page.getByRole('button', { name: 'Not needed? Dismiss' }).click();
    await link.waitFor({ state: 'detached' });
    expect(await page.getByText('Verification link').count()).toBe(0);
    await goBack(page);
  });
});

describe('on a phone', () => {
  it('the newest code is above the list, and stays in sight in the open message', async () => {
    const { page } = inbox;
    await page.setViewportSize({ width: 360, height: 800 });
    to = await generateAddress(page);
    await page.getByText('No messages yet').waitFor();
    await send(codeMail);
    const pinned = page.getByRole('region', { name: 'Newest code' });
    await pinned.getByText('482913').waitFor();
    await send(bothMail);
    await pinned.getByText('731004').waitFor();
    await pinned.getByRole('button', { name: 'Copy code' }).click();
    await pinned.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await clipboard(page)).toBe('731004');

    await rowOf(page, 'Your Initech account').click();
    await page.locator('iframe[title="Message"]').waitFor();
    const copy = page.getByRole('article').getByRole('button', { name: 'Copy code' });
    const { y: before } = (await copy.boundingBox())!;
    await page.getByRole('heading', { level: 3 }).hover();
    await page.mouse.wheel(0, 350);
    await expect.poll(async () => (await copy.boundingBox())!.y).toBeLessThan(before);
    expect((await copy.boundingBox())!.y).toBeGreaterThanOrEqual(56);
    // The link scrolls with the mail, which needs the room.
    const link = page.getByRole('article').getByRole('link', { name: 'Open verification link' });
    expect((await link.boundingBox())!.y).toBeLessThan(56);
    await page.setViewportSize({ width: 1440, height: 800 });
  });
});

it('a code is in the desktop notification of its message, unless its sender pretends to be another', async () => {
  const { page } = inbox;
  await page.evaluate(`
    window.shown = {};
    window.Notification = class {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(title, { body, tag }) { window.shown[tag] = [title, body]; }
    };
  `);
  await page.getByRole('button', { name: 'Notifications' }).click();
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await page.getByText('Notifications are on while this page is open.').waitFor();
  await page.evaluate(`Object.defineProperty(document, 'hidden', { get: () => true })`);
  await send(codeMail);
  await expect
    .poll(() => page.evaluate('Object.values(window.shown)'))
    .toEqual([['Acme', 'Your code is 482913']]);
  // That of a look-alike is a warning.
  await send({ ...codeMail, from: 'PayPal <x@evil.example>' });
  await expect
    .poll(() => page.evaluate('Object.values(window.shown)'))
    .toContainEqual(['Suspicious message', 'Says it is from PayPal']);
});
