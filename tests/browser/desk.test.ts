import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { borrowPage } from '#tests/support/borrow-page.ts';
import { plain, scrollY, settled, withCode } from '#tests/support/desk-reading.ts';
import { addressField, generateAddress, sendBySmtp, withoutFeedback } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

const cutOff = (part: Locator) => part.evaluate((e) => e.scrollWidth - e.clientWidth);

/** Until there is mail, the address has a line of its own, which a tap copies. Everything is in sight. */
async function checkWaiting(page: Page, count: string) {
  const field = addressField(page);
  await page.getByText(count, { exact: true }).waitFor();
  expect(await cutOff(field)).toBe(0);
  const parts = [
    field,
    page.getByText(/^(59m|1h 0m) left until it deletes itself$/),
    page.getByRole('button', { name: 'Copy', exact: true }),
    page.getByText('No messages yet'),
    page.getByText('Auto-refreshing every 15 seconds'),
  ];
  const boxes = await Promise.all(parts.map(async (part) => (await part.boundingBox())!));
  for (const [at, { x, y, width, height }] of boxes.entries()) {
    expect(x, String(at)).toBeGreaterThanOrEqual(0);
    expect(x + width, String(at)).toBeLessThanOrEqual(360);
    expect(y, String(at)).toBeGreaterThan(boxes[at - 1]?.y ?? 0);
    expect(y + height, String(at)).toBeLessThanOrEqual(780);
  }
  await field.tap();
  await page.getByRole('button', { name: 'Copied to clipboard!' }).waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await field.inputValue());
  // A finger does not select the text.
  expect(await field.evaluate(({ selectionStart, selectionEnd }) => selectionEnd - selectionStart)).toBe(0);
  await page.getByText('Now paste it where you need it.').waitFor();
}

// desk-geometry.full.test.ts measures it on wider screens.
it('the desk of a phone is a strip, the list, and a message that has the screen to itself', async () => {
  const { page, close } = await borrowPage(site, { viewport: { width: 360, height: 780 }, hasTouch: true });
  await withoutFeedback(page);
  await page.goto('/');
  const to = await generateAddress(page);
  await checkWaiting(page, '1/2');
  const next = (await page.getByRole('button', { name: 'Generate Temporary Email' }).boundingBox())!;
  expect(next.y + next.height).toBeLessThanOrEqual(780);
  await generateAddress(page);
  await checkWaiting(page, '2/2');
  await page.getByRole('combobox', { name: 'Select an address' }).click();
  await page.getByRole('option', { name: to }).click();
  await expect.poll(() => addressField(page).inputValue()).toBe(to);
  for (const mail of [plain, withCode]) await sendBySmtp(site.app.smtpPort, { to, ...mail });
  const pinned = page.getByRole('region', { name: 'Newest code' });
  await pinned.getByText('731004').waitFor();
  for (const row of await page.getByRole('listitem').filter({ hasText: 'Ada' }).all())
    expect((await row.boundingBox())!.height).toBeLessThanOrEqual(80);

  expect(await addressField(page).inputValue()).toBe(to);
  // The panel shows the whole address, and the strip the time left and the counter.
  expect(await cutOff(page.getByTitle(to).filter({ hasText: to }))).toBe(0);
  expect(await page.getByText(/^(59m|1h 0m) left$/).isVisible()).toBe(true);
  expect(await page.getByText('2/2', { exact: true }).isVisible()).toBe(true);
  const strip = page.locator('div:has(> #copy-address)');
  expect((await strip.boundingBox())!.height).toBeLessThanOrEqual(64);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(100);
  // The strip and the code stay in sight.
  expect((await strip.boundingBox())!.y).toBe(0);
  expect((await pinned.boundingBox())!.y).toBeLessThan(80);
  await pinned.getByRole('button', { name: 'Copy code' }).click();
  await pinned.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('731004');
  await page.evaluate('scrollTo(0, 0)');

  await page.getByRole('listitem').getByRole('button', { name: withCode.subject }).click();
  await page.locator('iframe[title="Message"]').waitFor();
  await settled(page);
  const sheet = page.getByRole('article');
  const box = (await sheet.boundingBox())!;
  expect([box.x, box.y, box.width, box.height]).toEqual([0, 0, 360, 780]);
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  await sheet.getByRole('heading', { level: 3 }).hover();
  await page.mouse.wheel(0, 10_000);
  const code = sheet.getByRole('button', { name: 'Copy code' });
  for (const button of [code, sheet.getByRole('button', { name: 'Back' })]) {
    const boxOf = async () => (await button.boundingBox())!;
    // The page scrolls a moment after the wheel.
    await expect.poll(() => boxOf().then(({ y, height }) => y + height)).toBeLessThan(200);
    expect((await boxOf()).y).toBeGreaterThanOrEqual(0);
  }
  // The link scrolls with the mail, which needs the room.
  const link = sheet.getByRole('link', { name: 'Open verification link' });
  expect((await link.boundingBox())!.y).toBeLessThan(56);
  await sheet.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('banner').waitFor();

  await page.getByRole('button', { name: 'Address options' }).click();
  const options = page.getByRole('dialog', { name: 'Address options' });
  const bottom = (await options.boundingBox())!;
  expect(bottom.y + bottom.height).toBeCloseTo(780, 0);
  for (const name of ['Generate Temporary Email', 'Delete Email', 'Forget me on this device'])
    expect((await options.getByRole('button', { name }).boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await options.getByText('2/2', { exact: true }).waitFor();
  expect(await options.getByText('Open on your phone').count()).toBe(0);

  await options.getByRole('button', { name: 'Generate Temporary Email' }).click();
  await page.getByRole('dialog', { name: 'Email Limit Reached' }).waitFor();
  await options.waitFor({ state: 'detached' });
  await close();
});
