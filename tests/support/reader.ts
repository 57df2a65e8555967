import type { SendMailOptions } from 'nodemailer';
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { openAt } from './borrow-page.ts';
import { generateAddress, sendBySmtp } from './home-page.ts';
import { setUpSite } from './site.ts';

/** A site with one page for the tests of a file, which `show` mails to read. */
export function setUpReader() {
  const site = setUpSite();
  const reader = { site, show } as { site: typeof site; show: typeof show; page: Page };
  let to: string;
  beforeAll(async () => {
    ({ page: reader.page } = await openAt(site, '/'));
    to = await generateAddress(reader.page);
  });

  /** Sends a mail and opens it in a window of this size. */
  async function show(
    mail: SendMailOptions & { subject: string },
    [width, height]: readonly [number, number],
    colorScheme: 'light' | 'dark' = 'light',
  ) {
    const { page } = reader;
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    const open = page.getByRole('article');
    if (await open.count()) await open.getByRole('button', { name: 'Back' }).click();
    await sendBySmtp(site.app.smtpPort, { to, ...mail });
    await page.getByRole('listitem').getByRole('button', { name: mail.subject }).click();
  }
  return reader;
}
