import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openAt } from '#tests/support/borrow-page.ts';
import { generateAddress, sendBySmtp } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

const wide = `<body style="margin:0;background:#222;color:#fff"><table width="700"><tr><td>Wide
<img src="https://x.example/a.png" alt="A" width="200" height="100">
<img src="https://x.example/b.png" alt="B" width="600" height="300" style="width:300px;height:auto">
<img src="https://x.example/c.png" alt="C" style="width:40px;height:30px"></td></tr></table></body>`;

it('wide mail fits a phone, has an original size, keeps its colors and the size of blocked images', async () => {
  const phone = { viewport: { width: 360, height: 780 }, colorScheme: 'dark' } as const;
  const { page, context } = await site.browser.openPage(site.app.http, phone);
  const address = await generateAddress(page);
  await sendBySmtp(site.app.smtpPort, { to: address, subject: 'Wide mail', html: wide });
  await page
    .getByRole('button', { name: /Wide mail/ })
    .first()
    .click();
  const frame = page.locator('iframe[title="Message"]');
  await page.getByRole('button', { name: 'Original size' }).waitFor();
  expect((await frame.boundingBox())!.width).toBeLessThanOrEqual(360);
  // The frame that measures the mail is gone.
  expect(await page.locator('iframe').count()).toBe(1);

  const inside = page.frames().find((one) => one.parentFrame() === page.mainFrame())!;
  const read = `({
    sizes: [...document.images].map(({ offsetWidth, offsetHeight }) => offsetWidth + 'x' + offsetHeight),
    background: getComputedStyle(document.body).backgroundColor,
    mode: document.compatMode,
  })`;
  expect(await inside.evaluate(read)).toEqual({
    sizes: ['200x100', '300x150', '40x30'],
    background: 'rgb(34, 34, 34)',
    mode: 'CSS1Compat',
  });
  await page.getByRole('button', { name: 'Original size' }).click();
  await expect.poll(async () => (await frame.boundingBox())!.width).toBeGreaterThanOrEqual(700);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await context.close();
});

/** The color of the text in the message frame. The frame is replaced when the theme changes. */
const colorOf = (page: Page) =>
  page
    .frames()
    .find((one) => one.parentFrame() === page.mainFrame())
    ?.evaluate<string>('getComputedStyle(document.body).color')
    .catch(() => '');

it('mail without colors follows the theme', async () => {
  const { page, close } = await openAt(site, '/', { colorScheme: 'dark' });
  const address = await generateAddress(page);
  await sendBySmtp(site.app.smtpPort, { to: address, subject: 'No colors', html: '<p>Only words</p>' });
  await page
    .getByRole('button', { name: /No colors/ })
    .first()
    .click();
  await page.frameLocator('iframe[title="Message"]').getByText('Only words').waitFor();
  await expect.poll(() => colorOf(page)).toBe('rgb(237, 239, 246)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => colorOf(page)).toBe('rgb(28, 26, 22)');
  await close();
});
