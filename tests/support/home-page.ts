import { createTransport, type SendMailOptions } from 'nodemailer';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { vi } from 'vitest';
import { createGuest } from './api-client.ts';
import { borrowPage } from './borrow-page.ts';
import type { Site } from './site.ts';

export const addressField = (page: Page) => page.getByLabel('Your temporary email address');

/** Presses the generate button and waits for the new address. */
export async function generateAddress(page: Page): Promise<string> {
  const field = addressField(page);
  const before = (await field.count()) > 0 ? await field.inputValue() : '';
  const generate = page.getByRole('button', { name: 'Generate Temporary Email' });
  // On phones, the button for a second address is in the sheet.
  const sheet = page.getByRole('button', { name: 'Address options' });
  await generate.or(sheet).first().waitFor();
  if (!(await generate.isVisible())) await sheet.click();
  await generate.click();
  await field.waitFor();
  await vi.waitUntil(async () => (await field.inputValue()) !== before, { timeout: 60_000 });
  return field.inputValue();
}

/** A page that becomes that of a guest with an address as soon as it goes to the site. */
export async function openGuest(site: Site, options: BrowserContextOptions = {}) {
  const guest = await createGuest(site.app.http);
  const { address } = await guest.generate();
  const opened = await borrowPage(site, options);
  await opened.page.goto('/robots.txt');
  await opened.page.evaluate(`sessionStorage.setItem('guest_session_token', '${guest.token}')`);
  return { ...opened, guest, address };
}

/** Turns off the feedback popup, which would cover the page after 45 s. */
export const withoutFeedback = (page: Page) =>
  page.addInitScript(`localStorage.setItem('hasShownFeedbackPopup', 'true')`);

/** Sends a mail over real SMTP. */
export async function sendBySmtp(port: number, mail: SendMailOptions): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  try {
    await transport.sendMail({ from: 'Ada Lovelace <ada@example.org>', ...mail });
  } finally {
    transport.close();
  }
}
