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
  const { page, problems, close } = await openAt(site, '/', { viewport: { width: 1366, height: 768 } });
  const to = await generateAddress(page);
  for (const mail of [plain, withCode]) await sendBySmtp(site.app.smtpPort, { to, ...mail });
  await page.getByRole('button', { name: 'Copy code 731004' }).waitFor();
  for (const row of await page.getByRole('listitem').filter({ hasText: 'Ada' }).all())
    expect((await row.boundingBox())!.height).toBeLessThanOrEqual(80);
  const list = (await page.getByRole('list', { name: 'Messages' }).boundingBox())!;
  expect(Math.abs(list.width - 340)).toBeLessThanOrEqual(20);
  const field = (await page.getByLabel('Your temporary email address').boundingBox())!;
  const heading = (await page.getByRole('heading', { name: /^Inbox/ }).boundingBox())!;
  const header = (await page.getByRole('banner').boundingBox())!;
  // Everything between the header of the site and the list is one bar.
  expect(heading.y - (header.y + header.height)).toBeLessThanOrEqual(72 + 16);
  for (const name of ['Copy', 'Generate Temporary Email', 'Address options', 'Notifications']) {
    const box = (await page.getByRole('button', { name, exact: true }).boundingBox())!;
    expect(Math.abs(box.y + box.height / 2 - (field.y + field.height / 2)), name).toBeLessThan(8);
  }
  const time = (await page.getByText(/^(59m|1h 0m) left$/).boundingBox())!;
  expect(Math.abs(time.y + time.height / 2 - (field.y + field.height / 2))).toBeLessThan(1);
  // One line.
  expect((await page.getByText(/^You can generate 1 more/).boundingBox())!.height).toBeLessThan(40);
  await checkReading(page, screens);
  await page.setViewportSize({ width: 768, height: 1024 });
  // The time left and the counter are in sight on a tablet, too.
  expect(await page.getByText(/^(59m|1h 0m) left$/).isVisible()).toBe(true);
  expect(await page.getByText('1/2', { exact: true }).isVisible()).toBe(true);
  expect(problems).toEqual([]);

  const other = await openAt(site, `/inbox/${encodeURIComponent(to)}`);
  await other.page.getByRole('listitem').filter({ hasText: withCode.subject }).waitFor();
  await checkReading(other.page, screens);
  await close();
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
