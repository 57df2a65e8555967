import { expect, it } from 'vitest';
import { openAt } from '#tests/support/borrow-page.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpReader } from '#tests/support/reader.ts';

const reader = setUpReader();

it('the list of links opens in view on a phone', async () => {
  const { page, close } = await openAt(reader.site, '/', { viewport: { width: 360, height: 640 } });
  const address = await generateAddress(page);
  const links = [1, 2, 3].map((nth) => `<p><a href="https://x.example/${nth}">Number ${nth}</a></p>`);
  const html = `${links.join('')}${'<p>Some words that are long enough.</p>'.repeat(60)}`;
  await sendBySmtp(reader.site.app.smtpPort, { to: address, subject: 'With links', html });
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
