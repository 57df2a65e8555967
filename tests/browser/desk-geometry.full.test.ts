import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAs } from '#tests/support/account-pages.ts';
import { createSignedIn, newEmail } from '#tests/support/accounts.ts';
import { openAt } from '#tests/support/borrow-page.ts';
import { checkReading, plain, withCode } from '#tests/support/desk-reading.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();
const screens = [
  { width: 1366, height: 768, visible: 380 },
  { width: 1440, height: 900, visible: 380 },
  { width: 1024, height: 768, visible: 380 },
  { width: 768, height: 1024, visible: 500 },
];

it('the desk shows the bar, the list and the mail without scrolling, on home and to somebody else', async () => {
  const own = await openAt(site, '/');
  const to = await generateAddress(own.page);
  for (const mail of [plain, withCode]) await sendBySmtp(site.app.smtpPort, { to, ...mail });
  await own.page.getByRole('button', { name: 'Copy code 731004' }).waitFor();
  await checkReading(own.page, screens);

  const other = await openAt(site, `/inbox/${encodeURIComponent(to)}`);
  await other.page.getByRole('listitem').filter({ hasText: withCode.subject }).waitFor();
  await checkReading(other.page, screens);
  await own.close();
  await other.close();
});

const cutOff = (part: Locator) => part.evaluate((e) => e.scrollWidth - e.clientWidth);

it('the dashboard has room for the rail, the list and the mail', async () => {
  const { page, close } = await openAs(site, await createSignedIn(site.app, newEmail('rail')));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Generate First Email' }).click();
  const copy = page.getByRole('list', { name: 'Active inboxes' }).getByRole('button', { name: /^Copy / });
  const to = (await copy.getAttribute('aria-label'))!.replace('Copy ', '');
  for (const mail of [plain, withCode]) await sendBySmtp(site.app.smtpPort, { to, ...mail });
  await page.getByRole('button', { name: 'Copy code 731004' }).waitFor();
  await checkReading(page, screens);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByRole('listitem').getByRole('button', { name: plain.subject }).click();
  expect(await page.getByRole('list', { name: 'Active inboxes' }).isVisible()).toBe(true);
  // The sender is whole, and so is the host that the link leads to: other words give way.
  await page.getByRole('button', { name: /^Sender: / }).waitFor();
  for (const text of ['Ada Lovelace', '<ada@example.org>'])
    expect(await cutOff(page.getByRole('article').getByText(text, { exact: true })), text).toBe(0);
  await page.getByRole('listitem').getByRole('button', { name: withCode.subject }).click();
  const link = page.getByRole('link', { name: 'Open verification link' });
  await link.getByText('initech.example').waitFor();
  expect(await cutOff(link)).toBe(0);
  await page.getByRole('article').getByRole('button', { name: 'Copy code' }).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.setViewportSize({ width: 360, height: 780 });
  const heading = page.getByRole('heading', { name: 'Messages Received (2)' });
  await expect.poll(async () => (await heading.boundingBox())!.height).toBe(20);
  expect(await heading.evaluate(({ scrollHeight }) => scrollHeight)).toBe(20);
  // The whole address is below the heading, and pressing it copies it.
  await page.getByRole('button', { name: `Copy address ${to}` }).click();
  await page.getByRole('button', { name: 'Copied to clipboard!' }).waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(to);
  await close();
});
