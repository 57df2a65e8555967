import { expect, it } from 'vitest';
import { openAt } from '#tests/support/borrow-page.ts';
import { margin, openMail, testPaper } from '#tests/support/print-mail.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

testPaper(site, ['Letter', 1366, { format: 'Letter' }], ['A4, from a phone', 360, { format: 'A4', margin }]);

it('a mail that claims any height is cut after about a hundred pages, and the paper says so', async () => {
  const { page, close } = await openAt(site, '/');
  await openMail(site, page, { subject: 'Endless', html: '<div style="height:2000000px">So tall</div>' });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate('dispatchEvent(new Event("beforeprint"))');
  await page.getByText('This message is too long to be printed in full.').waitFor();
  const height = (await page.evaluate('document.documentElement.scrollHeight')) as number;
  expect(height).toBeGreaterThan(100_000);
  expect(height).toBeLessThan(101_000);
  await page.emulateMedia({ media: null });
  await close();
});

it('a mail with many elements is printed in few pieces, because the page lays each of them out', async () => {
  const { page, close } = await openAt(site, '/');
  await openMail(site, page, { subject: 'Many', html: '<p>Words</p>'.repeat(2900) });
  await page.evaluate('dispatchEvent(new Event("beforeprint"))');
  const pieces = page.locator('iframe:not([title])');
  await pieces.nth(1).waitFor({ state: 'attached' });
  expect(await pieces.count()).toBeLessThanOrEqual(21);
  await close();
});
