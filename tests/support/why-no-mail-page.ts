import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createSignedIn, newEmail } from './accounts.ts';
import { call } from './api-client.ts';
import { openAt } from './borrow-page.ts';
import { generateAddress } from './home-page.ts';
import type { Site } from './site.ts';
import { connectSmtp } from './smtp-client.ts';

export const NOTHING = 'No mail server has tried to deliver to this address yet.';
export const BROKEN =
  'A mail server asked to deliver to this address, and the connection ended before a mail was complete.';
export const TOO_LARGE =
  'A mail of 20 MB was refused because it was too large. This address takes up to 5 MB of attachments, Premium up to 50 MB.';

export const panel = (page: Page) => page.getByRole('region', { name: 'No mail yet? This is what we know.' });
export const attempts = (page: Page) => page.getByRole('list', { name: 'What mail servers tried' });
export const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** An address, with a page that hears of everything that is tried. */
export async function openWaiting(site: Site) {
  const opened = await openAt(site, '/');
  const address = await generateAddress(opened.page);
  await opened.page.getByText('Live', { exact: true }).waitFor();
  await opened.page.getByText(NOTHING).waitFor();
  return { ...opened, address };
}

/** Lets the page's clock jump ahead. */
export const skip = (page: Page, minutes: number) =>
  page.evaluate(`{ const now = Date.now; Date.now = () => now() + ${minutes * 60_000}; }`);

export async function sendTooLarge({ app }: Site, to: string) {
  const client = await connectSmtp(app.smtpPort);
  await client.command(`MAIL FROM:<ada@example.org> SIZE=${20 * 2 ** 20}`);
  expect((await client.command(`RCPT TO:<${to}>`)).code).toBe(552);
  await client.quit();
}

export async function breakOff({ app }: Site, to: string) {
  const client = await connectSmtp(app.smtpPort);
  await client.command('MAIL FROM:<ada@example.org>');
  await client.command(`RCPT TO:<${to}>`);
  await client.command('DATA');
  client.write('Subject: Half\r\n\r\nThe first half');
  client.destroy();
}

/** A server that names an address of another plan first is asked to send the mail to this one alone. */
export async function sendTogether({ app }: Site, to: string, other: string) {
  const client = await connectSmtp(app.smtpPort);
  await client.command('MAIL FROM:<ada@example.org>');
  expect((await client.command(`RCPT TO:<${other}>`)).code).toBe(250);
  expect((await client.command(`RCPT TO:<${to}>`)).code).toBe(452);
  await client.command('RSET');
  await client.quit();
}

export async function generateAs({ app }: Site, { token }: { token: string }): Promise<string> {
  const { json } = await call(app.http, 'POST', '/api/generate-email', { token, body: {} });
  return json.email.address;
}

/** An address of the other plan. */
export const otherAddress = async (site: Site) =>
  generateAs(site, await createSignedIn(site.app, newEmail('somebody')));
