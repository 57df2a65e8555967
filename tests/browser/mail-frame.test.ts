import { expect, it } from 'vitest';
import { setUpReader } from '#tests/support/reader.ts';

const reader = setUpReader();

const wide = `<body style="margin:0;background:#222;color:#fff"><table width="700"><tr><td>Wide
<img src="https://x.example/a.png" alt="A" width="200" height="100">
<img src="https://x.example/b.png" alt="B" width="600" height="300" style="width:300px;height:auto">
<img src="https://x.example/c.png" alt="C" style="width:40px;height:30px">
<img src="https://x.example/d.png" alt="A long text that says what is in the picture" width="24" height="10" style="height:auto">
<img src="https://x.example/e.png" alt="Eight" style="display:block">
<img src="https://x.example/f.png" width="120" height="60"><img src="https://x.example/g.png" width="20" height="60"></td></tr></table></body>`;

it('wide mail fits a phone, has an original size, keeps its colors and the size of blocked images', async () => {
  const { page } = reader;
  await reader.show({ subject: 'Wide mail', html: wide }, [360, 780], 'dark');
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

/** The color of the text in the message frame. The frame is replaced when the theme changes. */
const colorOf = () =>
  reader.page
    .frames()
    .find((one) => one.parentFrame() === reader.page.mainFrame())
    ?.evaluate<string>('getComputedStyle(document.body).color')
    .catch(() => '');

it('mail without colors follows the theme', async () => {
  const { page } = reader;
  await reader.show({ subject: 'No colors', html: '<p>Only words</p>' }, [1440, 900], 'dark');
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
  const { page } = reader;
  await reader.show({ subject: 'A letter', text: letter }, [1920, 1080]);
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
