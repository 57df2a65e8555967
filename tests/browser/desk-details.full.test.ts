import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { borrowPage } from '#tests/support/borrow-page.ts';
import { addressField, generateAddress, sendBySmtp, withoutFeedback } from '#tests/support/home-page.ts';
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

const cutOff = (part: Locator): Promise<number> =>
  part.evaluate((one) => one.scrollHeight - one.clientHeight + one.scrollWidth - one.clientWidth);

const open = () => borrowPage(site, { timezoneId: 'Asia/Tokyo' });

/** The age of a message that arrived in this test. */
const AGE = /^(Just now|\d+m ago)$/;

type Box = { x: number; y: number; width: number; height: number };

/** Where two elements are at the same moment, or nearly: poll it, because a list moves when a message arrives. */
const boxesOf = async (...elements: [Locator, Locator]) =>
  (await Promise.all(elements.map((one) => one.boundingBox()))) as [Box, Box];

it('a message shows its sender, subject, time and files as its reader expects them', async () => {
  const { page, problems, close } = await open();
  await withoutFeedback(page);
  await page.goto('/');
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
    text: `With two files. ${'And many more words than fit. '.repeat(6)}`,
    attachments: [
      { filename: 'photo.png', content: pixel },
      { filename: `${'a-very-long-name-'.repeat(6)}2026.pdf`, content: 'pdf' },
    ],
  });
  const row = page.getByRole('listitem').getByRole('button', { name: 'Quist, Nora' });
  await row.click();
  expect(await row.textContent()).not.toContain(`'`);
  expect((await row.boundingBox())!.height).toBeLessThanOrEqual(80);
  // Two lines of 15 px.
  expect((await row.getByText('With two files.').boundingBox())!.height).toBe(30);

  const article = page.getByRole('article');
  const heading = article.getByRole('heading', { level: 3 });
  await expect.poll(() => styleOf(heading, 'direction')).toBe('rtl');
  // It wraps and can be read whole, on a phone too.
  expect(await heading.textContent()).toBe(subject);
  expect(await cutOff(heading)).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await cutOff(heading)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await article.getByText('Quist, Nora', { exact: true }).count()).toBe(1);
  // The reader's own clock and the age come first, the time of the service beside them.
  await article.getByText(/^\d{1,2}:\d\d\s[AP]M · (Just now|\d+m ago)$/).waitFor();
  expect(await article.getByRole('time').textContent()).toMatch(/ at \d{1,2}:\d\d\s[AP]M P[SD]T$/);
  await expect.poll(() => styleOf(heading, 'fontSize')).toBe('20px');

  const files = article.getByRole('region', { name: 'Attachments' }).getByRole('listitem');
  await expect.poll(() => files.count()).toBe(2);
  await files.first().locator('img').waitFor();
  await expect
    .poll(async () => {
      const [left, right] = await boxesOf(files.first(), files.last());
      return [left.y - right.y, left.height <= 48];
    })
    .toEqual([0, true]);
  // The end of a long name stays in view, because it has the type of the file.
  await expect
    .poll(async () => {
      const [end, card] = await boxesOf(files.last().getByText('2026.pdf', { exact: true }), files.last());
      return end.x + end.width - (card.x + card.width);
    })
    .toBeLessThanOrEqual(0);
  // Every button says what it downloads, and a click on the name does the same.
  await files
    .last()
    .getByRole('button', { name: /^Download a-very-long-name-.*2026\.pdf$/ })
    .waitFor();
  await files.first().getByRole('button', { name: 'Download photo.png', exact: true }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    files.first().click({ position: { x: 60, y: 14 } }),
  ]);
  expect(download.suggestedFilename()).toBe('photo.png');

  // Only a file that can do harm has a caution.
  const caution = 'Programs can harm your computer. Open it only if you expected it.';
  expect(await article.getByText(caution).count()).toBe(0);
  await sendBySmtp(site.app.smtpPort, {
    to,
    subject: 'A program',
    text: 'Your invoice',
    attachments: [
      { filename: 'invoice.pdf.exe', content: 'x' },
      { filename: 'invoice.pdf', content: 'x' },
    ],
  });
  await page.getByRole('listitem').getByRole('button', { name: 'A program' }).click();
  await files.filter({ hasText: '.exe' }).getByText(caution).waitFor();
  const program = files.getByRole('button', { name: 'Download invoice.pdf.exe' });
  expect(await program.getAttribute('aria-describedby')).toBe(
    await article.getByText(caution).getAttribute('id'),
  );

  // A program that says it is a picture does not look like one, and a broken picture shows its type.
  await sendBySmtp(site.app.smtpPort, {
    to,
    subject: 'Holiday pictures',
    text: 'See the files',
    attachments: [
      { filename: 'beach.jpg.scr', content: pixel, contentType: 'image/png' },
      { filename: 'broken.png', content: 'x', contentType: 'image/png' },
      { filename: 'whole.png', content: pixel },
    ],
  });
  await page.getByRole('listitem').getByRole('button', { name: 'Holiday pictures' }).click();
  await files.filter({ hasText: 'whole.png' }).locator('img').waitFor();
  await files.filter({ hasText: 'broken.png' }).getByText('PNG', { exact: true }).waitFor();
  await files.filter({ hasText: 'beach.jpg.scr' }).getByText('SCR', { exact: true }).waitFor();
  expect(await files.locator('img').count()).toBe(1);
  expect(await article.getByText(caution).count()).toBe(1);

  // The end of a domain says whose it is.
  await page.setViewportSize({ width: 1366, height: 768 });
  const domain = 'bigbank.com.account-verification.secure-login.customer-service.example';
  const sender = `security-notification-service@${domain}`;
  for (const from of [`"Big Bank Security Team" <${sender}>`, sender]) {
    await sendBySmtp(site.app.smtpPort, { from, to, subject: `From ${from.length}`, text: 'x' });
    const row = page.getByRole('listitem').getByRole('button', { name: `From ${from.length}` });
    await row.click();
    const shown = article.getByText(sender);
    await shown.waitFor();
    expect(await shown.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await expect
      .poll(async () => {
        const [address, mark] = await boxesOf(shown, article.getByRole('button', { name: /^Sender: / }));
        return address.x + address.width - mark.x;
      })
      .toBeLessThanOrEqual(0);
    if (from !== sender) {
      const name = article.getByText('Big Bank Security Team', { exact: true });
      expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      continue;
    }
    await expect
      .poll(async () => {
        const [last, age] = await boxesOf(
          row.getByText('-service.example', { exact: true }),
          row.getByText(AGE),
        );
        return last.x + last.width - age.x;
      })
      .toBeLessThanOrEqual(0);
  }
  // A short one is on the line of the age.
  await sendBySmtp(site.app.smtpPort, { from: 'a@b.example', to, subject: 'Short', text: 'x' });
  const short = page.getByRole('listitem').getByRole('button', { name: 'Short' });
  await expect
    .poll(async () => {
      const who = short.getByText('a@b.example', { exact: true }).last();
      const [name, age] = await boxesOf(who, short.getByText(AGE));
      return Math.abs(name.y + name.height / 2 - (age.y + age.height / 2));
    })
    .toBeLessThan(3);
  expect(problems).toEqual([]);
  await close();
});

/** Counts the sounds. Headless browsers have nothing to play them. */
const countSounds = `
  window.sounds = 0;
  window.AudioContext = class extends AudioContext { constructor() { super(); window.sounds++; } };
`;

it('shortcuts and the sound work on a shared address, and Delete is red', async () => {
  const { page, close } = await open();
  await withoutFeedback(page);
  await page.goto('/');
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
  await page.addInitScript(countSounds);
  await page.goto(`/inbox/${to}`);
  await page.getByRole('listitem').getByRole('button', { name: 'For both' }).waitFor();
  await page.locator('#copy-address').focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.waitFor();
  const sounds = () => page.evaluate('window.sounds');
  await sendBySmtp(site.app.smtpPort, { to, subject: 'In silence', text: 'x' });
  await page.getByText('In silence').first().waitFor();
  expect(await sounds()).toBe(0);
  // Screen readers hear it once.
  const heard = page.locator('[aria-live], [role=status], [role=alert]').filter({ hasText: 'In silence' });
  await expect.poll(() => heard.allTextContents()).toEqual(['New message from Ada Lovelace: In silence']);
  // Nor are they told of every change of the connection.
  const live = page.getByText('Live', { exact: true });
  await live.waitFor();
  expect(await live.locator('xpath=ancestor::*[@role="status" or @aria-live]').count()).toBe(0);
  await help.getByRole('switch', { name: 'Sound for new messages' }).click();
  await expect.poll(sounds).toBe(1);
  await help.getByRole('switch', { name: 'Sound for new messages', checked: true }).waitFor();
  await expect.poll(() => page.evaluate('navigator.locks.query().then(({ held }) => held.length)')).toBe(0);
  await sendBySmtp(site.app.smtpPort, { to, subject: 'Not in silence', text: 'x' });
  await expect.poll(sounds).toBe(2);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('copy-address');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('article').getByRole('heading', { name: 'Not in silence' }).waitFor();
  await close();
});

it('the keys of the desk bring it into view from far down the page', async () => {
  const { page, close } = await open();
  await withoutFeedback(page);
  await page.goto('/');
  const to = await generateAddress(page);
  const place = () => page.evaluate<number>('scrollY');
  const scrollDown = async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(place).toBeGreaterThan(500);
  };
  await scrollDown();
  await page.keyboard.press('j');
  await expect.poll(place).toBe(0);
  await scrollDown();
  await page.keyboard.press('g');
  await expect.poll(place).toBe(0);
  await expect.poll(() => addressField(page).inputValue()).not.toBe(to);
  await close();
});
