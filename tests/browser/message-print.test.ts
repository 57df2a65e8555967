import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAt } from '#tests/support/borrow-page.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

const words = 'Words that fill one line on a screen and more than that on paper, which is narrower. '.repeat(
  2,
);
/** Every paragraph is a link, because the links of a PDF file say where they are on paper. */
const paragraph = (_: unknown, nth: number) => `<p><a href="https://example.org/${nth}">${words}</a></p>`;
const long = `${Array.from({ length: 60 }, paragraph).join('')}<table><tr><td>A cell</td></tr></table>
<p><a href="https://example.org/end">END OF MAIL</a></p>`;

async function openMail(page: Page, mail: { subject: string; html: string }) {
  const to = await generateAddress(page);
  await sendBySmtp(site.app.smtpPort, { to, text: 'Words', ...mail });
  await page.getByRole('listitem').getByRole('button', { name: mail.subject }).click();
  await page.locator('iframe[title="Message"]').waitFor();
  return to;
}

/** The links of each page of a PDF file, each line of a link once, with its lower edge, height and left edge. */
function linksOf(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const objects = new Map(text.split('endobj').map((one) => [one.match(/(\d+) 0 obj/)?.[1], one]));
  return [...objects.values()]
    .filter((one) => /\/Type \/Page\b/.test(one))
    .map((one) =>
      [...(one.match(/\/Annots \[(.*?)\]/)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => {
        const link = objects.get(id)!;
        const [left, bottom, , top] = link
          .match(/\/Rect \[(.*?)\]/)![1]!
          .split(' ')
          .map(Number);
        const name = link.match(/\/URI \(https:\/\/example.org\/(\w+)\)/)![1]!;
        return { name, left: left!, bottom: bottom!, height: top! - bottom! };
      }),
    );
}

const margin = Object.fromEntries(['top', 'right', 'bottom', 'left'].map((side) => [side, '15mm']));

it.each([
  ['A4', 1366, { format: 'A4', margin }],
  ['Letter', 1366, { format: 'Letter' }],
  ['A4, from a phone', 360, { format: 'A4', margin }],
] as const)('a long mail is whole on paper, with no line cut: %s', async (_, width, paper) => {
  const { page, close } = await openAt(site, '/', { viewport: { width, height: 768 } });
  await openMail(page, { subject: 'Much to read', html: long });
  const pages = linksOf(await page.pdf(paper));
  const names = pages.flat().map(({ name }) => name);
  expect([...new Set(names)]).toEqual([...Array.from({ length: 60 }, (_, nth) => String(nth)), 'end']);
  // It begins below the header, and not on a page of its own.
  expect(pages[0]![0]!.name).toBe('0');
  // Part of a line would be lower than the others.
  const heights = pages.flat().map(({ height }) => height);
  expect(Math.min(...heights)).toBeGreaterThan(Math.max(...heights) * 0.95);
  expect(await page.locator('iframe').count()).toBe(1);
  await close();
});

it('a printed message is alone, says to whom it was sent, and is black on white', async () => {
  const { page, close } = await openAt(site, '/', { timezoneId: 'Asia/Tokyo' });
  await page.emulateMedia({ colorScheme: 'dark' });
  const html = '<a href="https://example.org/first">First line</a>';
  const to = await openMail(page, { subject: 'A letter', html });
  const article = page.getByRole('article');
  const recipient = article.getByText(`To ${to}`);
  const age = article.getByText('just now');
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

it('a mail that claims any height is cut after about a hundred pages, and the paper says so', async () => {
  const { page, close } = await openAt(site, '/');
  await openMail(page, { subject: 'Endless', html: '<div style="height:2000000px">So tall</div>' });
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
  await openMail(page, { subject: 'Many', html: '<p>Words</p>'.repeat(2900) });
  await page.evaluate('dispatchEvent(new Event("beforeprint"))');
  const pieces = page.locator('iframe:not([title])');
  await pieces.nth(1).waitFor({ state: 'attached' });
  expect(await pieces.count()).toBeLessThanOrEqual(21);
  await close();
});
