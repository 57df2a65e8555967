import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ALL_LOOKS, applyLook, findAxeViolationsIn } from '#tests/support/axe.ts';
import { generateAddress, sendBySmtp, withoutFeedback } from '#tests/support/home-page.ts';
import { setUpSite } from '#tests/support/site.ts';

const site = setUpSite();

const phone = ALL_LOOKS.filter(([, width]) => width === 360);

it('every state of home passes axe at 360 and 1440 px, light and dark', async () => {
  const { page, context } = await site.browser.openPage('');
  await withoutFeedback(page);
  await page.goto(site.app.http);
  const check = (page: Page) => findAxeViolationsIn(page, ALL_LOOKS);
  await page.getByText('No Active Email').waitFor();
  expect(await check(page), 'before the first address').toEqual([]);

  const address = await generateAddress(page);
  expect(await check(page), 'empty inbox').toEqual([]);

  await sendBySmtp(site.app.smtpPort, {
    to: address,
    subject: 'For axe',
    html: '<p>Hello <a href="https://example.org">there</a></p><img src="https://example.org/a.png">',
    text: 'Hello',
    attachments: [{ filename: 'a.txt', content: 'a' }],
  });
  const row = page.getByRole('button', { name: /For axe/ });
  await row.waitFor();
  expect(await check(page), 'inbox with mail').toEqual([]);
  await row.click();
  await page.locator('iframe[title="Message"]').waitFor();
  expect(await check(page), 'open message').toEqual([]);

  await generateAddress(page);
  await page.getByRole('combobox', { name: 'Select an address' }).click();
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('Escape');
  expect(await findAxeViolationsIn(page, [['light', 768]]), 'two addresses').toEqual([]);
  await page.getByRole('button', { name: 'Generate Temporary Email' }).click();
  await page.getByRole('dialog', { name: 'Email Limit Reached' }).waitFor();
  expect(await check(page), 'limit modal').toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Email' }).click();
  await page.getByRole('alertdialog').waitFor();
  expect(await check(page), 'delete question').toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await applyLook(page, ['light', 360]);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.locator('#mobile-menu').waitFor();
  expect(await findAxeViolationsIn(page, phone), 'mobile menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Address options' }).click();
  await page.getByRole('dialog', { name: 'Address options' }).waitFor();
  expect(await findAxeViolationsIn(page, phone), 'sheet of the address').toEqual([]);

  await page.goto(`${site.app.http}/inbox/${address}`);
  await row.click();
  await page.locator('iframe[title="Message"]').waitFor();
  expect(
    await findAxeViolationsIn(page, [
      ['dark', 360],
      ['light', 1440],
    ]),
    'shared inbox',
  ).toEqual([]);
  await context.close();
});
