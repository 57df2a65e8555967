import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { borrowPage } from './borrow-page.ts';
import { generateAddress, sendBySmtp, withoutFeedback } from './home-page.ts';
import type { Site } from './site.ts';

export const field = (page: Page) => page.getByRole('searchbox', { name: 'Search messages' });
export const rows = (page: Page) => page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
export const row = (page: Page, subject: string) => rows(page).filter({ hasText: subject });
export const hasFocus = (page: Page) =>
  expect.poll(() => field(page).evaluate((one) => one === one.ownerDocument.activeElement));
export const send = ({ app }: Site, to: string, subject: string, text = 'Nothing of note.') =>
  sendBySmtp(app.smtpPort, { to, subject, text });

/** Mails with the subjects "Letter 1" and so on. The first of them is about a heron. */
export async function fill(site: Site, page: Page, to: string, count: number) {
  for (let nth = 1; nth <= count; nth++)
    await send(
      site,
      to,
      `Letter ${nth}`,
      nth === 1 ? `${'A walk. '.repeat(200)} A heron stood there.` : undefined,
    );
  await expect.poll(() => rows(page).count()).toBe(count);
}

export async function openFilled(site: Site, count: number, before?: (page: Page) => Promise<unknown>) {
  const opened = await borrowPage(site);
  await before?.(opened.page);
  await withoutFeedback(opened.page);
  await opened.page.goto('/');
  const to = await generateAddress(opened.page);
  await opened.page.getByText('Live', { exact: true }).waitFor();
  await fill(site, opened.page, to, count);
  return { ...opened, to };
}
