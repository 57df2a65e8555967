import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { borrowPage } from '#tests/support/borrow-page.ts';
import { generateAddress, sendBySmtp, withoutFeedback } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const styleOf = (part: Locator, property: string): Promise<string> =>
  part.evaluate(
    (element, name) => element.ownerDocument.defaultView.getComputedStyle(element)[name],
    property,
  );

it('a message shows its sender, subject, time and files as its reader expects them', async () => {
  const { page, problems, close } = await borrowPage(site, { timezoneId: 'Asia/Tokyo' });
  await withoutFeedback(page);
  await page.goto(site.app.http);
  const to = await generateAddress(page);
  const waiting = page
    .getByText('Waiting for mail')
    .locator('xpath=preceding::*[contains(@class,"animate-breathe")]');
  expect(await styleOf(waiting.last(), 'animationName')).toBe('breathe');

  const subject = `שלום ${'עולם '.repeat(60)}`.trim();
  await sendBySmtp(site.app.smtpPort, {
    from: `"'Quist, Nora'" <nora@acme.example>`,
    to,
    subject,
    text: 'With two files.',
    attachments: [
      { filename: 'photo.png', content: pixel },
      { filename: `${'a-very-long-name-'.repeat(6)}2026.pdf`, content: 'pdf' },
    ],
  });
  const row = page.getByRole('listitem').getByRole('button', { name: 'Quist, Nora' });
  await row.click();
  expect(await row.textContent()).not.toContain(`'`);
  expect((await row.boundingBox())!.height).toBeLessThanOrEqual(80);

  const article = page.getByRole('article');
  const heading = article.getByRole('heading', { level: 3 });
  expect(await styleOf(heading, 'direction')).toBe('rtl');
  expect(await heading.getAttribute('title')).toBe(subject);
  expect((await heading.boundingBox())!.height).toBeLessThan(60);
  expect(await article.getByText('Quist, Nora', { exact: true }).count()).toBe(1);
  await article.getByText(/ your time$/).waitFor();

  const files = article.getByRole('region', { name: 'Attachments' }).getByRole('listitem');
  await expect.poll(() => files.count()).toBe(2);
  await files.first().locator('img').waitFor();
  const [left, right] = [(await files.first().boundingBox())!, (await files.last().boundingBox())!];
  expect(left.y).toBe(right.y);
  expect(left.height).toBeLessThanOrEqual(48);
  // The end of a long name stays in view, because it has the type of the file.
  const card = (await files.last().boundingBox())!;
  const end = (await files.last().getByText('2026.pdf', { exact: true }).boundingBox())!;
  expect(end.x + end.width).toBeLessThanOrEqual(card.x + card.width);
  expect(problems).toEqual([]);
  await close();
});

it('shortcuts work on a shared address, and Delete is red', async () => {
  const { page, close } = await borrowPage(site);
  await withoutFeedback(page);
  await page.goto(site.app.http);
  const to = await generateAddress(page);
  await page.getByRole('button', { name: 'Address options' }).click();
  const remove = page.getByRole('menuitem', { name: 'Delete Email' });
  const { red, green, blue } = await remove.evaluate((item) => {
    const { document, getComputedStyle } = item.ownerDocument.defaultView;
    const canvas = document.createElement('canvas').getContext('2d');
    canvas.fillStyle = getComputedStyle(item).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    return { red, green, blue };
  });
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await page.keyboard.press('Escape');

  await sendBySmtp(site.app.smtpPort, { to, subject: 'For both', text: 'x' });
  await page.goto(`${site.app.http}/inbox/${to}`);
  await page.getByRole('listitem').getByRole('button', { name: 'For both' }).waitFor();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('article').getByRole('heading', { name: 'For both' }).waitFor();
  await close();
});

it('the chosen theme is painted before any program runs', async () => {
  const { page, close } = await borrowPage(site, { colorScheme: 'light' });
  await page.goto(site.app.http);
  const paper = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
  const light = await paper();
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  await page.route('**/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await paper()).toBe(dark);
  await close();
});
