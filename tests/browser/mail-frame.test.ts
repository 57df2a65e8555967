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
