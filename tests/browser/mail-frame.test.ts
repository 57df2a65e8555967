import type { SendMailOptions } from 'nodemailer';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openAt } from '#tests/support/borrow-page.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

let page: Page;
let to: string;
beforeAll(async () => {
  ({ page } = await openAt(site, '/'));
  to = await generateAddress(page);
});

/** Sends a mail and opens it in a window of this size. */
async function show(
  mail: SendMailOptions & { subject: string },
  [width, height]: readonly [number, number],
  colorScheme: 'light' | 'dark' = 'light',
) {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height });
  const open = page.getByRole('article');
  if (await open.count()) await open.getByRole('button', { name: 'Back' }).click();
  await sendBySmtp(site.app.smtpPort, { to, ...mail });
  await page.getByRole('listitem').getByRole('button', { name: mail.subject }).click();
}

const wide = `<body style="margin:0;background:#222;color:#fff"><table width="700"><tr><td>Wide
<img src="https://x.example/a.png" alt="A" width="200" height="100">
<img src="https://x.example/b.png" alt="B" width="600" height="300" style="width:300px;height:auto">
<img src="https://x.example/c.png" alt="C" style="width:40px;height:30px">
<img src="https://x.example/d.png" alt="A long text that says what is in the picture" width="24" height="10" style="height:auto">
<img src="https://x.example/e.png" alt="Eight" style="display:block">
<img src="https://x.example/f.png" width="120" height="60"><img src="https://x.example/g.png" width="20" height="60"></td></tr></table></body>`;

it('wide mail fits a phone, has an original size, keeps its colors and the size of blocked images', async () => {
  await show({ subject: 'Wide mail', html: wide }, [360, 780], 'dark');
  const frame = page.locator('iframe[title="Message"]');
  await page.getByRole('button', { name: 'Original size' }).waitFor();
  expect((await frame.boundingBox())!.width).toBeLessThanOrEqual(360);
  // At night it is softer, by day as its sender made it.
  const filterOf = () =>
    frame.locator('..').evaluate((pane) => pane.ownerDocument.defaultView.getComputedStyle(pane).filter);
  await expect.poll(filterOf).toBe('brightness(0.88)');
  // The frame that measures the mail is gone.
  expect(await page.locator('iframe').count()).toBe(1);

  const inside = page.frames().find((one) => one.parentFrame() === page.mainFrame())!;
  const read = `({
    shown: [...document.images].map(({ naturalWidth, src }) =>
      naturalWidth && (new DOMParser().parseFromString(decodeURIComponent(src.split(',')[1]), 'text/xml').documentElement.textContent || 'box')),
    sizes: [...document.images].map(({ offsetWidth, offsetHeight }) => offsetWidth + 'x' + offsetHeight),
    background: getComputedStyle(document.body).backgroundColor,
    mode: document.compatMode,
  })`;
  expect(await inside.evaluate(read)).toEqual({
    sizes: ['200x100', '300x150', '40x30', '24x10', '53x18', '120x60', '20x60'],
    // Boxes with their text if there is room, and nothing broken.
    shown: ['A', 'B', 'C', 'box', 'Eight', 'Image', 'box'],
    background: 'rgb(34, 34, 34)',
    mode: 'CSS1Compat',
  });
  await page.getByRole('button', { name: 'Original size' }).click();
  await expect.poll(async () => (await frame.boundingBox())!.width).toBeGreaterThanOrEqual(700);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(filterOf).toBe('none');
});

it('the list of links opens in view on a phone', async () => {
  const { page, close } = await openAt(site, '/', { viewport: { width: 360, height: 640 } });
  const address = await generateAddress(page);
  const links = [1, 2, 3].map((nth) => `<p><a href="https://x.example/${nth}">Number ${nth}</a></p>`);
  const html = `${links.join('')}${'<p>Some words that are long enough.</p>'.repeat(60)}`;
  await sendBySmtp(site.app.smtpPort, { to: address, subject: 'With links', html });
  await page.getByRole('listitem').getByRole('button', { name: 'With links' }).click();
  const summary = page.getByText('3 links in this message');
  await summary.waitFor();
  // At the lower edge of the screen.
  await summary.evaluate((one) => {
    one.scrollIntoView({ block: 'end' });
    one.click();
  });
  const last = page.getByRole('link', { name: 'https://x.example/3' });
  const end = async () => {
    const { y, height } = (await last.boundingBox())!;
    return y + height;
  };
  await expect.poll(end).toBeLessThanOrEqual(640);
  await close();
});

it.each([
  ['narrow', ''],
  ['wide', '<table width="700"><tr><td>Wide</td></tr></table>'],
])('a long %s mail on a phone scrolls with its header, and not by itself', async (name, wide) => {
  const html = `${wide}${'<p>Some words that are long enough.</p>'.repeat(60)}<p>The last line</p>`;
  await show({ subject: `Long and ${name}`, html }, [360, 640]);
  const frame = page.frameLocator('iframe[title="Message"]');
  const last = frame.getByText('The last line');
  await last.waitFor();
  const inside = await frame
    .locator('html')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(inside).toBe(0);
  const heading = page.getByRole('heading', { level: 3 });
  await heading.hover();
  await page.mouse.wheel(0, 100_000);
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(0);
  await expect.poll(async () => (await last.boundingBox())!.y).toBeLessThan(640);
  await page.getByRole('button', { name: 'Back' }).click();
});

/** The color of the text in the message frame. The frame is replaced when the theme changes. */
const colorOf = () =>
  page
    .frames()
    .find((one) => one.parentFrame() === page.mainFrame())
    ?.evaluate<string>('getComputedStyle(document.body).color')
    .catch(() => '');

it('mail without colors follows the theme', async () => {
  await show({ subject: 'No colors', html: '<p>Only words</p>' }, [1440, 900], 'dark');
  await page.frameLocator('iframe[title="Message"]').getByText('Only words').waitFor();
  await expect.poll(() => colorOf()).toBe('rgb(243, 237, 225)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => colorOf()).toBe('rgb(28, 26, 22)');
});

const letter = `Hi,

thank you for the long letter of last week. I have read it twice now and I
still think that the second plan is the better one, even if it takes a
little longer than what you would like to spend on it at this time of year.

    name        price
    apples       1.20

See https://example.org/plan for all of it.

Ada wrote:
> Hello,
> what do you think?
`;

it('plain text is as wide as a book, flows on a phone, keeps tables and folds what is quoted', async () => {
  await show({ subject: 'A letter', text: letter }, [1920, 1080]);
  const article = page.getByRole('article');
  const paragraph = article.getByText(/^thank you for/);
  await paragraph.waitFor();
  const wide = (await paragraph.boundingBox())!;
  expect(wide.width).toBeLessThan(760);
  expect(await paragraph.textContent()).toContain('twice now and I still think');
  expect(await article.getByText(/^ {4}name {8}price\n {4}apples/).count()).toBe(1);
  expect(await article.getByRole('link').getAttribute('href')).toBe('https://example.org/plan');
  const quoted = article.getByText('what do you think?');
  expect(await quoted.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await quoted.isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  await article.getByRole('button', { name: 'Show quoted text' }).click();
  await quoted.waitFor();
  await article.getByRole('button', { name: 'Hide quoted text' }).waitFor();
  expect(await article.getByText('> Hello').count()).toBe(0);

  await page.setViewportSize({ width: 360, height: 780 });
  // No line is left half empty: the lines are about as full as they can be.
  const narrow = (await paragraph.boundingBox())!;
  const lines = Math.round(narrow.height / (wide.height / Math.round(wide.height / 24.3)));
  expect(lines).toBeLessThanOrEqual(8);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
});

it('a picture without a style has the size that the mail declares, smaller on a phone, whatever its own ratio', async () => {
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
  const attachments = [{ cid: 'dot', content: dot, encoding: 'base64', contentType: 'image/png' }];
  const sizes = [
    `width="200" height="10"`,
    `width="600" height="300"`,
    `width="50" height="20" style="height:auto"`,
  ];
  const html = `<p>Spaced</p>${sizes.map((size) => `<p><img src="cid:dot" ${size}></p>`).join('')}`;
  await show({ subject: 'Spaced mail', html, attachments }, [360, 780]);
  const inside = page.frameLocator('iframe[title="Message"]').locator('body');
  const read = () =>
    inside.evaluate(({ ownerDocument }) =>
      [...ownerDocument.images].map((one) => `${one.naturalWidth} ${one.offsetWidth}x${one.offsetHeight}`),
    );
  await expect.poll(read).toEqual(['1 200x10', '1 312x156', '1 50x50']);
});
