import { expect, it } from 'vitest';
import { findAxeViolationsIn } from '#tests/support/axe.ts';
import { field, hasFocus, openFilled, row, rows, send } from '#tests/support/search-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

it('a field that comes with the tenth message, or earlier by a key, searches sender, subject and text, also of what arrives later', async () => {
  const { page, to, problems, close } = await openFilled(site, 9);
  expect(await field(page).count()).toBe(0);
  await page.keyboard.press('/');
  await hasFocus(page).toBe(true);
  await page.keyboard.press('Escape');
  await field(page).waitFor({ state: 'detached' });
  await send(site, to, 'Letter 10');
  await field(page).waitFor();
  await row(page, 'Letter 7').getByRole('button').click();
  const reading = page.getByRole('heading', { level: 3, name: 'Letter 7' });
  await reading.waitFor();

  await field(page).fill('heron');
  await expect.poll(() => rows(page).count()).toBe(1);
  await row(page, 'Letter 1').waitFor();
  await page.getByRole('status').filter({ hasText: '1 message found' }).waitFor({ state: 'attached' });
  await reading.waitFor();
  expect(await findAxeViolationsIn(page, [['light', 1440]])).toEqual([]);

  await send(site, to, 'Another walk', 'Two herons today.');
  await send(site, to, 'No bird');
  await expect.poll(() => rows(page).allTextContents()).toHaveLength(2);
  expect(await rows(page).first().textContent()).toContain('Another walk');
  await page.getByRole('status').filter({ hasText: '2 messages found' }).waitFor({ state: 'attached' });

  // The keys of the list step through what was found.
  await field(page).press('Enter');
  await page.keyboard.press('j');
  await page.getByRole('heading', { level: 3, name: 'Letter 1' }).waitFor();
  await page.getByRole('button', { name: 'Delete message' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => rows(page).count()).toBe(1);

  await field(page).fill('ada lovelace');
  await expect.poll(() => rows(page).count()).toBe(11);
  expect(problems).toEqual([]);
  await close();
});
