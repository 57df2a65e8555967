import { expect, it } from 'vitest';
import { setUpReader } from '#tests/support/reader.ts';

const reader = setUpReader();

it('the list of links opens in view on a phone', async () => {
  const { page } = reader;
  const links = [1, 2, 3].map((nth) => `<p><a href="https://x.example/${nth}">Number ${nth}</a></p>`);
  const html = `${links.join('')}${'<p>Some words that are long enough.</p>'.repeat(60)}`;
  await reader.show({ subject: 'With links', html }, [360, 640]);
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
});

it.each([
  ['narrow', ''],
  ['wide', '<table width="700"><tr><td>Wide</td></tr></table>'],
])('a long %s mail on a phone scrolls with its header, and not by itself', async (name, wide) => {
  const { page } = reader;
  const html = `${wide}${'<p>Some words that are long enough.</p>'.repeat(60)}<p>The last line</p>`;
  await reader.show({ subject: `Long and ${name}`, html }, [360, 640]);
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

it('a picture without a style has the size that the mail declares, smaller on a phone, whatever its own ratio', async () => {
  const { page } = reader;
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
  const attachments = [{ cid: 'dot', content: dot, encoding: 'base64', contentType: 'image/png' }];
  const sizes = [
    `width="200" height="10"`,
    `width="600" height="300"`,
    `width="50" height="20" style="height:auto"`,
  ];
  const html = `<p>Spaced</p>${sizes.map((size) => `<p><img src="cid:dot" ${size}></p>`).join('')}`;
  await reader.show({ subject: 'Spaced mail', html, attachments }, [360, 780]);
  const inside = page.frameLocator('iframe[title="Message"]').locator('body');
  const read = () =>
    inside.evaluate(({ ownerDocument }) =>
      [...ownerDocument.images].map((one) => `${one.naturalWidth} ${one.offsetWidth}x${one.offsetHeight}`),
    );
  await expect.poll(read).toEqual(['1 200x10', '1 312x156', '1 50x50']);
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
