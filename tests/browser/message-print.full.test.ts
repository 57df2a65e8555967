import { expect, it } from 'vitest';
import { openAt } from '#tests/support/borrow-page.ts';
import { linksOf, margin, openMail, testPaper } from '#tests/support/print-mail.ts';
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

it('a printed message is alone, says to whom it was sent, and is black on white', async () => {
  const { page, close } = await openAt(site, '/', { timezoneId: 'Asia/Tokyo' });
  await page.emulateMedia({ colorScheme: 'dark' });
  const html = '<a href="https://example.org/first">First line</a>';
  const to = await openMail(site, page, { subject: 'A letter', html });
  const article = page.getByRole('article');
  const recipient = article.getByText(`To ${to}`);
  const age = article.getByText('Just now');
  expect(await age.isVisible()).toBe(true);
  expect(await recipient.isVisible()).toBe(false);
  expect(linksOf(await page.pdf({ format: 'A4' }))).toHaveLength(1);

  await page.emulateMedia({ media: 'print' });
  // The width of A4.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.evaluate('dispatchEvent(new Event("beforeprint"))');
  const heading = article.getByRole('heading', { name: 'A letter' });
  // By the clock of the reader and that of the service.
  const local = article.getByText(/ at \d{1,2}:\d\d\s[AP]M GMT\+9$/);
  for (const shown of [recipient, heading, article.getByRole('time'), local])
    expect(await shown.isVisible()).toBe(true);
  expect(await age.isVisible()).toBe(false);
  const line = page.frameLocator('iframe:not([title])').getByText('First line');
  const lefts = await Promise.all(
    [recipient, heading, line].map(async (one) => Math.round((await one.boundingBox())!.x)),
  );
  expect(new Set(lefts).size, String(lefts)).toBe(1);
  expect(await line.evaluate(`getComputedStyle(document.documentElement).color`)).toBe('rgb(28, 26, 22)');
  for (const name of ['Back', 'Copy', 'Refresh', 'Delete message', 'Plain text'])
    expect(await page.getByRole('button', { name, exact: true }).isVisible(), name).toBe(false);
  for (const role of ['banner', 'contentinfo'] as const)
    expect(await page.getByRole(role).isVisible(), role).toBe(false);
  await page.emulateMedia({ media: null });
  await close();
});
